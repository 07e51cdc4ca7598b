import { splitForStatements } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';
import type { NewRow, Row } from '#server/database/schema.ts';

/** Queries that store conversion results, which are written once and deleted with their medium. */

/** Stores a conversion result, unless there is one already. */
export async function insertConversionResultRow(db: Db, row: Row<'made_media'>): Promise<void> {
  await db
    .insertInto('made_media')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Stores the variants of a picture. */
export async function insertVariants(db: Db, rows: readonly NewRow<'media_variant'>[]): Promise<void> {
  for (const part of splitForStatements(rows)) {
    await db
      .insertInto('media_variant')
      .values(part)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Stores the list of the files in a package. */
export async function insertPackageEntries(db: Db, rows: readonly NewRow<'package_entry'>[]): Promise<void> {
  for (const part of splitForStatements(rows)) {
    await db
      .insertInto('package_entry')
      .values(part)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
