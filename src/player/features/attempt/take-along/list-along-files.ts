import type { AlongFile } from '#player/storage/along-cache.ts';
import { isMediaPath, ownUrl } from '#ui/media-path.ts';

/** Finds out which files are taken along, and how large they are. The network is injected. */

const atOnce = 6;

/** The path of a medium on this server; undefined for one of another site, which cannot be taken along. */
function toPath(url: string, origin: string): string | undefined {
  const address = new URL(isMediaPath(url) ? ownUrl + url : url, origin);
  return address.origin === origin ? address.pathname : undefined;
}

export const listPaths = (urls: readonly string[], origin: string): string[] => [
  ...new Set(urls.flatMap((url) => toPath(url, origin) ?? [])),
];

/** `measure` gives the size of a file, or undefined if the server has none. Rejects as soon as one of its calls does. */
export async function measureFiles(
  paths: readonly string[],
  measure: (path: string) => Promise<number | undefined>,
): Promise<AlongFile[]> {
  const waiting = [...paths.entries()];
  const bytesByIndex = new Map<number, number>();
  const measureNext = async (): Promise<void> => {
    const next = waiting.shift();
    if (!next) return undefined;
    const [index, path] = next;
    const bytes = await measure(path);
    if (bytes !== undefined) bytesByIndex.set(index, bytes);
    return measureNext();
  };
  await Promise.all(Array.from({ length: atOnce }, measureNext));
  return paths.flatMap((url, index) => {
    const bytes = bytesByIndex.get(index);
    return bytes === undefined ? [] : [{ url, bytes }];
  });
}

/** The size as the server tells it. Rejects for trouble that passes, such as a server that is too busy. */
export async function measureByHead(path: string): Promise<number | undefined> {
  const reply = await fetch(path, { method: 'HEAD' });
  if (reply.status === 404 || reply.status === 410) return undefined;
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  return Number(reply.headers.get('content-length') ?? 0);
}
