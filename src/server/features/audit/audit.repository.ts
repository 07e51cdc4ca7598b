import { splitForStatements } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';
import type { NewRow } from '#server/database/schema.ts';

/** Queries of the audit table. Entries are only added. */

export async function insertEntries(db: Db, entries: readonly NewRow<'audit_entry'>[]): Promise<void> {
  for (const someEntries of splitForStatements(entries))
    await db.insertInto('audit_entry').values(someEntries).execute();
}
