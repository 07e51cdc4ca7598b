import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '#server/database/schema.ts';

/** A row of any table, by column. Cells are numbers, texts or null. */
export type AnyRow = Record<string, string | number | null>;

/** The operations for copying whole tables that differ between the databases. */
export type TableCopies = {
  /** Runs `action` with a connection that sees the rows of one moment and does not block writers. */
  inSnapshot: <T>(db: Kysely<Schema>, action: (connection: Kysely<Schema>) => Promise<T>) => Promise<T>;
  /** All rows of a table in pages, in no particular order. */
  readPages: (connection: Kysely<Schema>, table: string) => AsyncGenerator<AnyRow[]>;
  /** All foreign keys, as the table that refers and the table it refers to. */
  listReferences: (db: Kysely<Schema>) => Promise<{ table: string; target: string }[]>;
  /** The last id that each table has assigned, including ids of deleted rows. */
  readLastIds: (db: Kysely<Schema>) => Promise<Record<string, number>>;
  writeLastId: (db: Kysely<Schema>, table: string, id: number) => Promise<void>;
  /** Damage in the database file itself, as sentences. */
  findDamage: (db: Kysely<Schema>) => Promise<string[]>;
};

const pageSize = 1_000;

async function listTables(db: Kysely<Schema>): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables.filter(({ isView }) => !isView).map(({ name }) => name);
}

function makeSnapshotRunner(beginStatements: readonly RawBuilder<unknown>[]): TableCopies['inSnapshot'] {
  return (db, action) =>
    db.connection().execute(async (connection) => {
      for (const statement of beginStatements) await statement.execute(connection);
      try {
        return await action(connection);
      } finally {
        await sql`rollback`.execute(connection).catch(() => undefined);
      }
    });
}

/** Every table has a rowid, which stays the same while a transaction reads. */
async function* readSqlitePages(connection: Kysely<Schema>, table: string): AsyncGenerator<AnyRow[]> {
  let lastRowId = -1;
  for (;;) {
    const { rows } = await sql<AnyRow>`select rowid as row_number_, * from ${sql.table(table)}
      where rowid > ${lastRowId} order by rowid limit ${sql.lit(pageSize)}`.execute(connection);
    if (rows.length === 0) return;
    lastRowId = Number(rows.at(-1)?.['row_number_']);
    yield rows.map(({ row_number_: _number, ...row }) => row);
  }
}

export const sqliteCopies: TableCopies = {
  // The snapshot starts with the first read.
  inSnapshot: makeSnapshotRunner([sql`begin deferred`, sql`select 1 from sqlite_schema limit 1`]),
  readPages: readSqlitePages,
  listReferences: async (db) => {
    const references: { table: string; target: string }[] = [];
    for (const table of await listTables(db)) {
      const { rows } = await sql<{
        target: string;
      }>`select distinct "table" as target from pragma_foreign_key_list(${table})`.execute(db);
      references.push(...rows.map(({ target }) => ({ table, target })));
    }
    return references;
  },
  readLastIds: async (db) => {
    const { rows } = await sql<{
      name: string;
      seq: number;
    }>`select name, seq from sqlite_sequence where seq > 0`.execute(db);
    return Object.fromEntries(rows.map(({ name, seq }) => [name, seq]));
  },
  writeLastId: async (db, table, id) => {
    await sql`delete from sqlite_sequence where name = ${table}`.execute(db);
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${id})`.execute(db);
  },
  findDamage: async (db) => {
    const { rows: brokenReferences } = await sql<{
      table: string;
      parent: string;
    }>`pragma foreign_key_check`.execute(db);
    const { rows: integrityRows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(
      db,
    );
    return [
      ...brokenReferences.map(
        ({ table, parent }) => `a row of ${table} names a row of ${parent} that is not there`,
      ),
      ...integrityRows.map(({ integrity_check }) => integrity_check).filter((text) => text !== 'ok'),
    ];
  },
};

/**
 * Uses a cursor, because not every table has a key, and without an order each query may return rows in another one.
 */
async function* readPostgresPages(connection: Kysely<Schema>, table: string): AsyncGenerator<AnyRow[]> {
  await sql`declare copied_rows no scroll cursor for select * from ${sql.table(table)}`.execute(connection);
  for (;;) {
    const { rows } = await sql<AnyRow>`fetch ${sql.lit(pageSize)} from copied_rows`.execute(connection);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close copied_rows`.execute(connection);
}

export const postgresCopies: TableCopies = {
  inSnapshot: makeSnapshotRunner([
    sql`begin transaction isolation level repeatable read, read only`,
    sql`select 1`,
  ]),
  readPages: readPostgresPages,
  listReferences: async (db) => {
    const { rows } = await sql<{ table: string; target: string }>`
      select distinct own.relname as table, other.relname as target from pg_constraint
      join pg_class own on own.oid = conrelid join pg_class other on other.oid = confrelid
      where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(db);
    return rows;
  },
  readLastIds: async (db) => {
    const { rows } = await sql<{ name: string; seq: number }>`
      select owner.relname as name, last_value as seq from pg_sequences
      join pg_class sequence on sequence.oid = (quote_ident(schemaname) || '.' || quote_ident(sequencename))::regclass
      join pg_depend on pg_depend.objid = sequence.oid and pg_depend.deptype = 'i'
      join pg_class owner on owner.oid = pg_depend.refobjid
      where last_value is not null and schemaname = current_schema()`.execute(db);
    return Object.fromEntries(rows.map(({ name, seq }) => [name, seq]));
  },
  writeLastId: async (db, table, id) => {
    await sql`select setval(pg_get_serial_sequence(quote_ident(${table}), 'id'), ${id})`.execute(db);
  },
  // Nothing to look for: references are enforced, and reading the rows of a damaged page fails.
  findDamage: async () => [],
};
