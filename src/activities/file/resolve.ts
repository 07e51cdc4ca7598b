import type { ConversionResults } from '#contract/conversion-results.ts';
import { findOwn } from '#contract/find-own.ts';
import type { NamedMedia } from '#form/activity-type.ts';
import type { FileItem, Files, ShownFile, ShownFiles } from './model.ts';

/** Adds their conversions to the files. Pure. */

export function addConversion(item: FileItem, conversionResults: ConversionResults): ShownFile {
  const { document, video } = findOwn(conversionResults, item.media) ?? {};
  if (item.kind === 'document' && document) return { ...item, document };
  if (item.kind === 'video' && video) return { ...item, video };
  return item;
}

export function resolve({ items }: Files, conversionResults: ConversionResults): ShownFiles {
  return { items: items.map((item) => addConversion(item, conversionResults)) };
}

/** Completing waits for documents and videos that are shown; pictures are shown without a conversion. */
export function listDraftMedia({ items }: Files): NamedMedia[] {
  return items.map(({ media, kind, download_only }) => ({
    url: media,
    awaitsConversion: kind !== 'picture' && !download_only,
  }));
}

/** Version 1 also stored the conversion of each file. */
export function upgrade(content: unknown): unknown {
  const { items } = content as ShownFiles;
  return { items: items.map(({ document: _pages, video: _film, ...item }) => item) };
}
