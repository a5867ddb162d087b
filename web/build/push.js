/**
 * Shows that it is somebody's turn, also while no page is open. What is shown was put into words by the server, in the
 * language of this browser. There is one notice of turns at a time, and one of each tournament: a later one replaces it.
 */

/* global caches, clients, self */

self.addEventListener('push', (event) => {
    const told = event.data?.json() ?? {};
    const { title = 'Quadrivium', body = '', lang, path = '/', game, open, tag = 'turn' } = told;
    event.waitUntil(
        clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
            // Whoever looks at the table sees it anyway; but something must be shown, or the browser says so itself.
            const seen = pages.some(
                (page) => page.visibilityState === 'visible' && new URL(page.url).pathname === path,
            );
            return self.registration.showNotification(title, {
                body,
                lang,
                tag,
                renotify: !seen,
                silent: seen,
                icon: '/icon-192.png',
                badge: '/icon-192.png',
                ...(game ? { image: `/letters/${game}.jpg` } : {}),
                ...(open ? { actions: [{ action: 'open', title: open }] } : {}),
                data: { path },
            });
        }),
    );
});

self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { path = '/' } = event.notification.data ?? {};
    event.waitUntil(
        clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async (pages) => {
            // Nothing but a page of this site is ever opened.
            const target = new URL(path, self.registration.scope);
            if (target.origin !== self.location.origin) return;
            const there = pages.find((page) => new URL(page.url).pathname === target.pathname);
            if (there) await there.focus();
            else await clients.openWindow(target.href);
        }),
    );
});

/** The page says that a table was looked at: its notice is of no more use. */
self.addEventListener('message', (event) => {
    if (event.data?.type !== 'seen') return;
    const close = self.registration.getNotifications().then((shown) => {
        for (const notice of shown) if (notice.data?.path === event.data.path) notice.close();
    });
    event.waitUntil(close);
});

/** The browser is reached elsewhere from now on, or its service has given it up: notices come on, in its own language. */
async function renew(changed) {
    const answer = await fetch('/api/me/notices');
    const { offers } = answer.ok ? await answer.json() : {};
    // Nobody is known here any more, or they are switched off.
    if (!offers?.push) return;
    const { pushManager } = self.registration;
    const wanted = { userVisibleOnly: true, applicationServerKey: offers.push };
    const found = changed.newSubscription ?? (await pushManager.subscribe(wanted));
    const { endpoint, keys } = found.toJSON();
    const noted = await (await caches.open('quadrivium-notices')).match('/push-language');
    const language = (await noted?.text()) ?? 'en';
    await fetch('/api/me/notices/push', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth, language }),
    });
}

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
