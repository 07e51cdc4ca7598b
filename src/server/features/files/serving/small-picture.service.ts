import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { App } from '#server/app.ts';
import type { OpenedObject } from '#server/features/files/storage/stored-objects.service.ts';
import { createTurns } from '#server/jobs/turns.ts';
import { perApp } from '#server/per-app.ts';

/**
 * Small versions of pictures that students hand in, for galleries. They are made when asked for, in some milliseconds,
 * because few of these pictures are ever looked at; what was made last is kept in memory. One is made after the other, so that
 * a gallery of a whole class never holds many photos at once.
 */

const keptBytes = 16 * 1024 * 1024;
const quality = 75;
const encodeTimeoutSeconds = 10;
/** Animated pictures would lose their animation. */
const shrunkExtensions: readonly string[] = ['.jpg', '.png'];

/** Files are private: the cache is asked only once it is known that the person may see the file. */
const getCache = perApp((_app: App) => new LRUCache<string, Buffer>({ maxSize: keptBytes }));

const getTurns = perApp((_app: App) => createTurns());

const asObject = (bytes: Buffer): OpenedObject => ({
  bytes: bytes.length,
  isWhole: true,
  openStream: () => Promise.resolve(Readable.from([bytes])),
});

type ServedPicture = { media: string; openedObject: OpenedObject };

async function shrink({ openedObject }: ServedPicture, width: number): Promise<Buffer> {
  // Loaded with the first small picture, because it takes memory.
  const { default: sharp } = await import('sharp');
  return sharp(await buffer(await openedObject.openStream()), { sequentialRead: true })
    .timeout({ seconds: encodeTimeoutSeconds })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality })
    .toBuffer();
}

/** The picture as webp, at most `width` pixels wide; the file itself if there is no smaller version of it. */
export async function chooseSmallPicture(
  app: App,
  original: ServedPicture,
  width: number,
): Promise<ServedPicture> {
  const { media } = original;
  if (!shrunkExtensions.some((extension) => media.endsWith(extension))) return original;
  const cache = getCache(app);
  const name = `${media.replace(/\..*$/, '')}-${width}.webp`;
  const make = async () => cache.get(name) ?? shrink(original, width);
  const made = cache.get(name) ?? (await getTurns(app)(make).catch(() => undefined));
  if (!made || made.length >= original.openedObject.bytes) return original;
  cache.set(name, made, { size: made.length });
  return { media: name, openedObject: asObject(made) };
}
