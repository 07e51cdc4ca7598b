import { splitForStatements } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';

/** Queries of conversion results. */

export type MadeMediaRow = Row<'made_media'>;

export async function listMadeMedia(db: Db, media: readonly string[]): Promise<MadeMediaRow[]> {
  const rows: MadeMediaRow[] = [];
  for (const part of splitForStatements(media)) {
    rows.push(...(await db.selectFrom('made_media').selectAll().where('media', 'in', part).execute()));
  }
  return rows;
}
