import { sql } from 'kysely';
import { findOwn } from '#contract/find-own.ts';
import type { Db } from '#server/database/database.ts';
import type { AnyRow } from '#server/database/dialect/table-copies.ts';

/** Queries for copying whole tables, and for checks before copying. */

/** Lists the names of all tables, without views. */
export async function listTables(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.flatMap(({ name, isView }) => (isView ? [] : [name])).sort();
}

/** Lists the names of the applied migrations; empty if the database is empty. */
export async function listMigrations(db: Db): Promise<string[]> {
  if (!(await listTables(db)).includes('kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** All rows must have the same columns. */
export async function insertRows(db: Db, table: string, rows: readonly AnyRow[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => findOwn(row, column) ?? null))})`);
  const columnList = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${columnList}) values ${sql.join(values)}`.execute(db);
}

/** Whether anything uses a stored object, so that its bytes must exist. */
export async function isObjectUsed(db: Db, key: string): Promise<boolean> {
  const media = key.slice(key.lastIndexOf('/') + 1);
  const mediaUse = await db
    .selectFrom('media_use')
    .select('key')
    .where('key', '=', key)
    .limit(1)
    .executeTakeFirst();
  if (mediaUse) return true;
  const file = await db
    .selectFrom('file')
    .select('id')
    .where('sha256', '=', media.slice(0, 64))
    .where('extension', '=', media.slice(64))
    .where('is_private', '=', key.startsWith('private/') ? 1 : 0)
    .limit(1)
    .executeTakeFirst();
  return file !== undefined;
}

export async function deleteRows(db: Db, table: string): Promise<void> {
  await sql`delete from ${sql.table(table)}`.execute(db);
}
