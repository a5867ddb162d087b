/**
 * Keeps the page for when its host cannot be reached. The first line of the built file is `BUILD`, the list of what there
 * is. Every version has a cache of its own; a page goes on with the files it was opened with, so the version before stays
 * until the next one comes. A new version waits until a page says that it may begin.
 */

/* global BUILD, caches, clients, self */

/** Other folders of the same host have caches of their own. */
const PREFIX = `quadrivium ${self.registration.scope} `;
const NAME = PREFIX + BUILD.version;
/** Under this name a cache knows which languages are read here, and whether the rest, and what comes later, was fetched. It
 * comes last: a cache without it was never filled. */
const KEPT = 'kept.json';
/** Under this name stands when a version has begun, so that pages may use its files. One that only waited has none. */
const BEGUN = 'begun.json';

/** What is kept is the same for every request, whatever its host says that it varies by. */
const SAME = { ignoreVary: true };

/** The files of a version that those need who read these languages. */
const wanted = ({ languages, whole, later }) => [
    ...BUILD.common,
    ...languages.flatMap((language) => BUILD.languages[language] ?? []),
    ...(whole ? BUILD.engine : []),
    ...(later ? BUILD.later : []),
];

/** What a cache knows under a name; nothing where it knows nothing, or there is no such cache. */
async function noted(name, what) {
    const found = (await caches.has(name)) && (await (await caches.open(name)).match(what));
    return found ? found.json() : null;
}

const keptIn = async (name) => (await noted(name, KEPT)) ?? { languages: [], whole: false, later: false };

/** The caches of all versions that know this, the oldest first. */
async function versions(what) {
    const all = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
    const notes = await Promise.all(all.map((name) => noted(name, what)));
    return all.filter((_name, at) => notes[at]);
}

/** Deletes the caches of all versions but these and our own. */
async function clear(stay) {
    const all = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
    const gone = all.filter((name) => name !== NAME && !stay.includes(name));
    await Promise.all(gone.map((name) => caches.delete(name)));
}

/** Whether this is a page: some hosts, and some networks, have one for everything that they have not. */
const isPage = (response) => response.headers.get('content-type')?.startsWith('text/html') ?? false;

/** Fetches a file. The page itself names the script it begins with: a host may be about to have another version. */
async function fetched(path) {
    // What lies in the browser's own cache may be of the version before.
    const response = await fetch(path, { cache: path.startsWith('assets/') ? 'default' : 'reload' });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    if (path === './') {
        const text = await response.clone().text();
        if (!text.includes(BUILD.entry)) throw new Error(`${path}: of another version`);
    } else if (isPage(response)) throw new Error(`${path}: a page in its place`);
    return response;
}

/** Fetches what is missing, and tells how far it is. A file with a hash in its name is the same in every version. */
async function keep(kept, tell = () => undefined) {
    const cache = await caches.open(NAME);
    const paths = wanted(kept);
    for (const [done, path] of paths.entries()) {
        tell({ done, of: paths.length });
        if (await cache.match(path, SAME)) continue;
        const known = path.startsWith('assets/') && (await caches.match(path, SAME));
        await cache.put(path, known || (await fetched(path)));
    }
    for (const path of BUILD.later) {
        const known = await caches.match(path, SAME);
        if (known) await cache.put(path, known);
    }
    await cache.put(KEPT, new Response(JSON.stringify(kept)));
}

/** What is to be kept is known from the newest version that was filled. What another one has fetched in vain is of use until now. */
async function install() {
    const filled = await versions(KEPT);
    await keep(await keptIn(filled.at(-1)));
    await clear(filled);
}

/** Of the others only the one stays that has begun last: open pages go on with its files. */
async function activate() {
    const others = async (what) => (await versions(what)).filter((name) => name !== NAME);
    const begun = await Promise.all(
        (await others(BEGUN)).map(async (name) => ({ name, at: await noted(name, BEGUN) })),
    );
    begun.sort((one, other) => one.at - other.at);
    // Before this was noted, the newest that was filled.
    const last = begun.at(-1)?.name ?? (await others(KEPT)).at(-1);
    await (await caches.open(NAME)).put(BEGUN, new Response(JSON.stringify(Date.now())));
    await Promise.all([clients.claim(), clear(last ? [last] : [])]);
}

/** One after the other: whoever keeps more adds to what was kept before. */
let keeping = Promise.resolve();

self.addEventListener('install', (event) => event.waitUntil(install()));

self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('message', (event) => {
    const { type, language, later } = event.data;
    const tell = (said) => event.ports[0]?.postMessage(said);
    if (type === 'begin') event.waitUntil(self.skipWaiting());
    if (type === 'kept') event.waitUntil(keptIn(NAME).then(tell));
    if (type === 'keep') {
        const more = async () => {
            const kept = await keptIn(NAME);
            const languages = [...new Set([...kept.languages, language])];
            await keep({ languages, whole: true, later: Boolean(later || kept.later) }, tell);
            tell({ whole: true });
        };
        keeping = keeping.then(more).catch((error) => {
            console.warn('Not everything could be kept', error);
            tell({ whole: false });
        });
        event.waitUntil(keeping);
    }
});

/** What is kept of this; nothing where nobody can look, because the disk is gone. */
async function found(path) {
    try {
        return (await (await caches.open(NAME)).match(path, SAME)) ?? (await caches.match(path, SAME));
    } catch (error) {
        console.warn('Nothing can be looked for', error);
        return undefined;
    }
}

async function answer(event) {
    const { request } = event;
    const kept = await found(request.mode === 'navigate' ? './' : request);
    if (kept) return kept;
    const response = await fetch(request);
    const later = BUILD.later.some((name) => request.url === new URL(name, self.registration.scope).href);
    if (later && response.ok && !isPage(response)) {
        const copy = response.clone();
        const keep = caches.open(NAME).then((cache) => cache.put(request, copy));
        // Whoever asked need not wait for it, and has it where there is no room.
        event.waitUntil(keep.catch((error) => console.warn('This could not be kept', error)));
    }
    return response;
}

self.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    const scope = new URL(self.registration.scope);
    if (request.method !== 'GET' || origin !== scope.origin || !pathname.startsWith(scope.pathname)) return;
    const path = pathname.slice(scope.pathname.length);
    // What only the server can answer.
    if (/^(api\/|healthz$|metrics$)/.test(path)) return;
    // On a host of files what lies beside the page is somebody else's.
    if (BUILD.static && request.mode === 'navigate' && !/^(index\.html)?$/.test(path)) return;
    event.respondWith(answer(event));
});
