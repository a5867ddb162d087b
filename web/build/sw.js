/**
 * Keeps the page for when its host cannot be reached. The first line of the built file is `BUILD`, the list of what there
 * is. Every version has a cache of its own; a page goes on with the files it was opened with, so the version before stays
 * until the next one comes. A new version waits until a page says that it may begin.
 */

/* global BUILD, caches, clients, self */

/** Other folders of the same host have caches of their own. */
const PREFIX = `quadrivium ${self.registration.scope} `;
const NAME = PREFIX + BUILD.version;
/** Under this name a cache knows which languages are read here, and whether the rest, and what comes later, was fetched. */
const KEPT = 'kept.json';

/** The files of a version that those need who read these languages. */
const wanted = ({ languages, whole, later }) => [
    ...BUILD.common,
    ...languages.flatMap((language) => BUILD.languages[language] ?? []),
    ...(whole ? BUILD.engine : []),
    ...(later ? BUILD.later : []),
];

async function keptIn(name) {
    const found = name && (await (await caches.open(name)).match(KEPT));
    return found ? found.json() : { languages: [], whole: false, later: false };
}

/** The caches of all versions, the oldest first. */
const versions = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

/** Fetches what is missing, and tells how far it is. A file with a hash in its name is the same in every version. */
async function keep(kept, tell = () => undefined) {
    const cache = await caches.open(NAME);
    const paths = wanted(kept);
    for (const [done, path] of paths.entries()) {
        tell({ done, of: paths.length });
        if (await cache.match(path)) continue;
        const known = path.startsWith('assets/') && (await caches.match(path));
        // What lies in the browser's own cache may be of the version before.
        const response = known || (await fetch(path, { cache: path.startsWith('assets/') ? 'default' : 'reload' }));
        if (!response.ok) throw new Error(`${path}: ${response.status}`);
        await cache.put(path, response);
    }
    for (const path of BUILD.later) {
        const known = await caches.match(path);
        if (known) await cache.put(path, known);
    }
    await cache.put(KEPT, new Response(JSON.stringify(kept)));
}

self.addEventListener('install', (event) => {
    event.waitUntil(versions().then(async (all) => keep(await keptIn(all.at(-1)))));
});

self.addEventListener('activate', (event) => {
    event.waitUntil(
        versions().then((all) => {
            const old = all.filter((name) => name !== NAME).slice(0, -1);
            return Promise.all([clients.claim(), ...old.map((name) => caches.delete(name))]);
        }),
    );
});

self.addEventListener('message', (event) => {
    const { type, language, later } = event.data;
    const tell = (said) => event.ports[0]?.postMessage(said);
    if (type === 'begin') event.waitUntil(self.skipWaiting());
    if (type === 'kept') event.waitUntil(keptIn(NAME).then(tell));
    if (type === 'keep') {
        const more = keptIn(NAME).then(async (kept) => {
            const languages = [...new Set([...kept.languages, language])];
            await keep({ languages, whole: true, later: Boolean(later || kept.later) }, tell);
            tell({ whole: true });
        });
        event.waitUntil(
            more.catch((error) => {
                console.warn('Not everything could be kept', error);
                tell({ whole: false });
            }),
        );
    }
});

async function answer(request) {
    const path = request.mode === 'navigate' ? './' : request;
    const kept = (await (await caches.open(NAME)).match(path)) ?? (await caches.match(path));
    if (kept) return kept;
    const response = await fetch(request);
    const later = BUILD.later.some((name) => request.url === new URL(name, self.registration.scope).href);
    if (later && response.ok) await (await caches.open(NAME)).put(request, response.clone());
    return response;
}

self.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    const scope = new URL(self.registration.scope);
    if (request.method !== 'GET' || origin !== scope.origin || !pathname.startsWith(scope.pathname)) return;
    // What only the server can answer.
    if (/^(api\/|healthz$|metrics$)/.test(pathname.slice(scope.pathname.length))) return;
    event.respondWith(answer(request));
});
