import { alongCacheName, hasCaches } from './along-names.ts';

/** What is taken along of one attempt. Its list of files is in the same cache, so that both are removed together. */

/** `url`: of this origin, without it. */
export type AlongFile = { url: string; bytes: number };
/** `kept`: those of `files` that are on the device. */
export type Along = { files: readonly AlongFile[]; kept: readonly AlongFile[] };

/** No page and no call has this address. */
const listUrl = '/play/take-along.json';
const isCode = (url: string) => url.startsWith(`${location.origin}/play/assets/`);

/** Undefined if nothing of the attempt is taken along. */
export async function readAlong(attemptId: number): Promise<Along | undefined> {
  if (!hasCaches() || !(await caches.has(alongCacheName(attemptId)))) return undefined;
  const cache = await caches.open(alongCacheName(attemptId));
  const files = (await (await cache.match(listUrl))?.json()) as AlongFile[] | undefined;
  if (!files) return undefined;
  const keptUrls = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return { files, kept: files.filter(({ url }) => keptUrls.has(url)) };
}

/** The cache of an attempt that is being taken along. Rejects once it was removed, as logging out does. */
async function openAlong(attemptId: number): Promise<Cache> {
  const name = alongCacheName(attemptId);
  if (!(await caches.has(name))) throw new DOMException(`${name} was removed`, 'AbortError');
  return caches.open(name);
}

export async function writeAlongList(attemptId: number, files: readonly AlongFile[]): Promise<void> {
  const cache = await openAlong(attemptId);
  await cache.put(listUrl, new Response(JSON.stringify(files)));
}

/** Fetches past all caches, so that nothing is stored twice. */
async function fetchWhole(url: string, signal: AbortSignal): Promise<Response> {
  const reply = await fetch(url, { cache: 'no-store', signal });
  if (reply.status !== 200) throw new Error(`${url}: ${reply.status}`);
  return reply;
}

/** The same reply, whose bytes are told while they arrive. */
function countBytes(reply: Response, onBytes: (bytes: number) => void): Response {
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      onBytes(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  return new Response(reply.body?.pipeThrough(counter) ?? null, { headers: reply.headers });
}

/** Stores one file, whole or not at all. Rejects without network, with a full disk, once removed or once `signal` aborts. */
export async function keepFile(
  attemptId: number,
  url: string,
  onBytes: (bytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const cache = await openAlong(attemptId);
  const known = await caches.match(url);
  await cache.put(url, countBytes(known ?? (await fetchWhole(url, signal)), onBytes));
}

async function listCachedUrls(): Promise<string[]> {
  const urls = (await caches.keys()).map(async (name) =>
    (await (await caches.open(name)).keys()).map(({ url }) => url),
  );
  return (await Promise.all(urls)).flat();
}

/** Begins the cache with all code that this device has of the app, of which the service worker keeps the newest alone. */
export async function keepCode(attemptId: number, signal: AbortSignal): Promise<void> {
  const cache = await caches.open(alongCacheName(attemptId));
  // What was loaded before the service worker ran.
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const codeUrls = [...new Set([...(await listCachedUrls()), ...loaded])];
  for (const url of codeUrls.filter(isCode)) {
    if (await cache.match(url)) continue;
    await cache.put(url, (await caches.match(url)) ?? (await fetchWhole(url, signal)));
  }
}
