import {
  addConversionResult,
  type ConversionResults,
  noConversionResults,
} from '#contract/conversion-results.ts';
import { mediaNamePattern } from '#contract/files.ts';
import type { Db } from '#server/database/database.ts';
import * as conversionResults from '#server/features/contents/conversion-results.repository.ts';
import type { ConversionResult } from '#server/media/converter.ts';

export type ConversionResultRow = conversionResults.ConversionResultRow;

/** Lists the stored conversion results of the media. */
export function listConversionResults(db: Db, media: readonly string[]): Promise<ConversionResultRow[]> {
  return conversionResults.listConversionResults(db, media);
}

/** Returns conversion results by url. Urls that are not media of this server are ignored. */
export async function readConversionResults(db: Db, urls: readonly string[]): Promise<ConversionResults> {
  const media = [...new Set(urls.filter((url) => mediaNamePattern.test(url)))];
  const rows = await listConversionResults(db, media);
  return rows.reduce(
    (results, row) => addConversionResult(results, row.media, JSON.parse(row.result) as ConversionResult),
    noConversionResults,
  );
}
