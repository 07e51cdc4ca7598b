import { sql, type Transaction } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';
import type { Schema } from '#server/database/schema.ts';
import { isSearchIndex } from '#server/database/search/searched-tables.ts';

/** Queries that empty the database. */

/** Settings that describe the machine, not the school. */
const machineSettings = ['cdn_url', 'quota_bytes', 'write_probe', 'cursor_key'];

/** Tables that keep their rows. `stored_object` lists the bytes, which are removed one by one afterwards. */
const keptTables = /^(kysely_|sqlite_|setting$|stored_object$|storage_use$)/;

async function listTablesToEmpty(tx: Transaction<Schema>): Promise<string[]> {
  const tables = await tx.introspection.getTables();
  return tables.flatMap(({ name, isView }) =>
    isView || isSearchIndex(name) || keptTables.test(name) ? [] : [name],
  );
}

/** All people with a session. */
export async function listSignedInPeople(tx: Transaction<Schema>): Promise<number[]> {
  const rows = await tx.selectFrom('session').select('user_id').distinct().execute();
  return rows.map(({ user_id }) => user_id);
}

/**
 * Deletes all rows except settings of the machine and rows of stored bytes, which it marks as long unused.
 */
export async function deleteEverything(tx: Transaction<Schema>, dialect: DialectParts): Promise<void> {
  await dialect.emptyTables(tx, await listTablesToEmpty(tx));
  await tx.deleteFrom('setting').where('key', 'not in', machineSettings).execute();
  await tx
    .updateTable('stored_object')
    .set({ unused_since: sql.lit(0) })
    .execute();
}
