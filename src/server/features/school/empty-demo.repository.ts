import { sql, type Transaction } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';
import type { Schema } from '#server/database/schema.ts';

/** Queries that empty the database. */

/** Settings that describe the machine, not the school. */
const keptSettings = ['cdn_url', 'quota_bytes', 'write_probe', 'cursor_key'];

/** Stored bytes are removed one by one afterwards; these rows list the remaining ones. */
const keptTables = /^(kysely_|sqlite_|resource_search|setting$|stored_object$|storage_use$)/;

async function listTables(tx: Transaction<Schema>): Promise<string[]> {
  const tables = await tx.introspection.getTables();
  return tables.flatMap(({ name, isView }) => (isView || keptTables.test(name) ? [] : [name]));
}

/** All people with a session. */
export async function listSignedIn(tx: Transaction<Schema>): Promise<number[]> {
  const rows = await tx.selectFrom('session').select('user_id').distinct().execute();
  return rows.map(({ user_id }) => user_id);
}

/** Deletes all rows except those of stored bytes, which are marked as unused for a long time. */
export async function deleteEverything(tx: Transaction<Schema>, parts: DialectParts): Promise<void> {
  await parts.emptyTables(tx, await listTables(tx));
  await tx.deleteFrom('setting').where('key', 'not in', keptSettings).execute();
  await tx
    .updateTable('stored_object')
    .set({ unused_since: sql.lit(0) })
    .execute();
}
