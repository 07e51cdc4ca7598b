import { mediaNamePattern } from '#contract/files.ts';
import { addMade, type Made, nothingMade } from '#contract/made.ts';
import type { Db } from '#server/database/database.ts';
import { listMade } from '#server/features/conversions/made.repository.ts';
import type { ConversionResult } from '#server/media/converter.ts';

/** What was made of those of these that are media of this server. */
export async function readMade(db: Db, urls: readonly string[]): Promise<Made> {
  const media = [...new Set(urls.filter((url) => mediaNamePattern.test(url)))];
  const rows = await listMade(db, media);
  return rows.reduce(
    (made, row) => addMade(made, row.media, JSON.parse(row.result) as ConversionResult),
    nothingMade,
  );
}
