import { mediaNamePattern } from '#contract/files.ts';
import { addConversionResult, type ConversionResults, noConversionResults } from '#contract/made.ts';
import type { Db } from '#server/database/database.ts';
import * as madeMedia from '#server/features/contents/made.repository.ts';
import type { ConversionResult } from '#server/media/converter.ts';

export type MadeMediaRow = madeMedia.MadeMediaRow;

/** Lists the stored conversion results of the media. */
export function listMadeMedia(db: Db, media: readonly string[]): Promise<MadeMediaRow[]> {
  return madeMedia.listMadeMedia(db, media);
}

/** Returns conversion results by url. Urls that are not media of this server are ignored. */
export async function readConversionResults(db: Db, urls: readonly string[]): Promise<ConversionResults> {
  const media = [...new Set(urls.filter((url) => mediaNamePattern.test(url)))];
  const rows = await listMadeMedia(db, media);
  return rows.reduce(
    (results, row) => addConversionResult(results, row.media, JSON.parse(row.result) as ConversionResult),
    noConversionResults,
  );
}
