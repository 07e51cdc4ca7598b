import { mediaNamePattern } from '#contract/files.ts';
import { addMade, type Made, nothingMade } from '#contract/made.ts';
import type { Db } from '#server/database/database.ts';
import * as made from '#server/features/contents/made.repository.ts';
import type { ConversionResult } from '#server/media/converter.ts';

export type MadeRow = made.MadeRow;

/** Stored conversion results of the media. */
export function listMade(db: Db, media: readonly string[]): Promise<MadeRow[]> {
  return made.listMade(db, media);
}

/** Conversion results by url; urls that are not media of this server are ignored. */
export async function readMade(db: Db, urls: readonly string[]): Promise<Made> {
  const media = [...new Set(urls.filter((url) => mediaNamePattern.test(url)))];
  const rows = await listMade(db, media);
  return rows.reduce(
    (all, row) => addMade(all, row.media, JSON.parse(row.result) as ConversionResult),
    nothingMade,
  );
}
