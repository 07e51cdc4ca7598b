import { splitForStatements } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';

/** Queries of conversion results. */

export type ConversionResultRow = Row<'made_media'>;

export async function listConversionResults(
  db: Db,
  media: readonly string[],
): Promise<ConversionResultRow[]> {
  const rows: ConversionResultRow[] = [];
  for (const part of splitForStatements(media)) {
    rows.push(...(await db.selectFrom('made_media').selectAll().where('media', 'in', part).execute()));
  }
  return rows;
}
