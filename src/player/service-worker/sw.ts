/**
 * Keeps the student app usable without network. Pages come from the server if it replies within a few seconds, else from
 * the cached shell; files with a hash in their name come from the cache. API calls always go to the network. Caches that
 * begin with `take-along-` are filled and removed by the app.
 */

type Extendable = { waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = Event &
  Extendable & { request: Request; respondWith: (response: Promise<Response>) => void };
type MessageFromPage = Event & Extendable & { data: unknown };

type WorkerScope = EventTarget & {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
};

const worker = globalThis as unknown as WorkerScope;
const shellCacheName = 'play-shell-1';
const fileCacheName = 'play-files-1';
const mediaCacheName = 'play-media-1';
const cacheNames = [shellCacheName, fileCacheName, mediaCacheName];
const shellUrl = '/play/';
const pageTimeoutMs = 4_000;
/** A poor network may lose a request without a word; the page then says that it could not be loaded. */
const answerTimeoutMs = 20_000;
const maxEntriesByCache: Record<string, number> = { [fileCacheName]: 120, [mediaCacheName]: 500 };

/** Deletes the oldest entries above the limit of a cache. */
async function trimCache(cacheName: string): Promise<void> {
  const cache = await caches.open(cacheName);
  const entries = await cache.keys();
  const surplusRequests = entries.slice(
    0,
    Math.max(0, entries.length - (maxEntriesByCache[cacheName] ?? entries.length)),
  );
  await Promise.all(surplusRequests.map((request) => cache.delete(request)));
}

function chooseCacheName(url: URL): string | undefined {
  if (url.origin !== location.origin) return undefined;
  if (url.pathname.startsWith('/play/assets/')) return fileCacheName;
  if (url.pathname.startsWith('/media/') || url.pathname.startsWith('/activity-icons/'))
    return mediaCacheName;
  return undefined;
}

/** Fetches; rejects if the reply has not begun in time. Its body may take as long as it needs. */
async function fetchAnswer(request: Request | string, timeoutMs = answerTimeoutMs): Promise<Response> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    return await fetch(request, { signal: controller.signal });
  } finally {
    clearTimeout(timer);
  }
}

async function fetchAndCache(request: Request | string, cacheName: string): Promise<Response> {
  const response = await fetchAnswer(request);
  if (response.status === 200 && response.type === 'basic') {
    const cache = await caches.open(cacheName);
    await cache.put(request, response.clone());
    await trimCache(cacheName);
  }
  return response;
}

/** Forgotten when a page is loaded: it must not wait for a fetch of an earlier page that never ends. */
const fetchingByUrl = new Map<string, Promise<Response>>();

/** Fetches each file once, also when a page requests it while it is being prefetched. Also finds what is taken along. */
async function serveFile(request: Request, cacheName: string): Promise<Response> {
  const cachedResponse = await caches.match(request.url);
  if (cachedResponse) return cachedResponse;
  const { url } = request;
  const pendingResponse =
    fetchingByUrl.get(url) ?? fetchAndCache(request, cacheName).finally(() => fetchingByUrl.delete(url));
  fetchingByUrl.set(url, pendingResponse);
  return (await pendingResponse).clone();
}

/** Players of sound and video request ranges of a file: cuts them from the cached file, if there is one. */
async function serveRange(request: Request): Promise<Response> {
  const cachedResponse = await caches.match(request.url);
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? [];
  if (!cachedResponse || (from === '' && to === '')) return fetch(request);
  const wholeFile = await cachedResponse.blob();
  const start = from === '' ? Math.max(0, wholeFile.size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? wholeFile.size : Math.min(wholeFile.size, Number(to) + 1);
  if (start >= end) return fetch(request);
  return new Response(wholeFile.slice(start, end), {
    status: 206,
    headers: {
      'content-type': cachedResponse.headers.get('content-type') ?? '',
      'content-range': `bytes ${start}-${end - 1}/${wholeFile.size}`,
      'content-length': String(end - start),
      'accept-ranges': 'bytes',
    },
  });
}

/** All pages share one HTML shell: caches it with the files that it names. */
async function cacheShell(response: Response): Promise<void> {
  const html = await response.clone().text();
  const assetPaths = [...html.matchAll(/(?:src|href)="(\/play\/assets\/[^"]+)"/g)].flatMap(
    ([, path]) => path ?? [],
  );
  await Promise.all(assetPaths.map(cacheUrl));
  const cache = await caches.open(shellCacheName);
  await cache.put(shellUrl, response);
}

async function servePage(request: Request): Promise<Response> {
  fetchingByUrl.clear();
  try {
    const response = await fetchAnswer(request, pageTimeoutMs);
    if (response.status < 500) {
      if (response.status === 200) void cacheShell(response.clone()).catch(() => undefined);
      return response;
    }
  } catch {
    // No network: serves the cached shell below.
  }
  return (await caches.match(shellUrl, { cacheName: shellCacheName })) ?? fetch(request);
}

async function cacheUrl(address: string): Promise<void> {
  const url = new URL(address, location.origin);
  const cacheName = chooseCacheName(url);
  if (!cacheName || (await caches.match(url.href, { cacheName }))) return;
  await fetchAndCache(url.href, cacheName).catch(() => undefined);
}

async function deleteOldCaches(): Promise<void> {
  const storedNames = await caches.keys();
  const oldNames = storedNames.filter((name) => name.startsWith('play-') && !cacheNames.includes(name));
  await Promise.all(oldNames.map((name) => caches.delete(name)));
}

async function installShell(): Promise<void> {
  const response = await fetch(shellUrl, { cache: 'no-cache' });
  if (response.status === 200) await cacheShell(response);
  await worker.skipWaiting();
}

worker.addEventListener('install', (event) => {
  (event as Event & Extendable).waitUntil(installShell());
});

worker.addEventListener('activate', (event) => {
  (event as Event & Extendable).waitUntil(Promise.all([deleteOldCaches(), worker.clients.claim()]));
});

worker.addEventListener('message', (event) => {
  const { data, waitUntil } = event as unknown as MessageFromPage;
  const requestedUrls =
    typeof data === 'object' && data && 'keep' in data && Array.isArray(data.keep) ? data.keep : [];
  const urlsToCache = requestedUrls.filter((each): each is string => typeof each === 'string');
  waitUntil.call(event, Promise.all(urlsToCache.map(cacheUrl)));
});

worker.addEventListener('fetch', (event) => {
  const { request, respondWith } = event as FetchEvent;
  // The app itself stores what is fetched past all caches, because it is taken along.
  if (request.method !== 'GET' || request.cache === 'no-store') return;
  const url = new URL(request.url);
  const cacheName = chooseCacheName(url);
  if (request.headers.has('range')) {
    if (cacheName === mediaCacheName) respondWith.call(event, serveRange(request));
  } else if (cacheName) respondWith.call(event, serveFile(request, cacheName));
  else if (request.mode === 'navigate' && url.pathname.startsWith('/play'))
    respondWith.call(event, servePage(request));
});
