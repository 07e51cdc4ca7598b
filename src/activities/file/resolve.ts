import type { Made } from '#contract/made.ts';
import type { NamedMedia } from '../activity-type.ts';
import type { FileItem, Files, ShownFile, ShownFiles } from './model.ts';

/** Files with what was made of them. Pure. */

export function showFile(item: FileItem, made: Made): ShownFile {
  const { document, video } = made[item.media] ?? {};
  if (item.kind === 'document' && document) return { ...item, document };
  if (item.kind === 'video' && video) return { ...item, video };
  return item;
}

export function resolve({ items }: Files, made: Made): ShownFiles {
  return { items: items.map((item) => showFile(item, made)) };
}

/** Nobody waits for what is only downloaded, nor for smaller forms of pictures. */
export function nameMedia({ items }: Files): NamedMedia[] {
  return items.map(({ media, kind, download_only }) => ({
    url: media,
    waitFor: kind !== 'picture' && !download_only,
  }));
}

/** Version 1 held what was made of each file, too. */
export function upgrade(content: unknown): unknown {
  const { items } = content as ShownFiles;
  return { items: items.map(({ document: _pages, video: _film, ...item }) => item) };
}
