import { sql } from 'kysely';
import type { Database } from '../../src/server/database/database.ts';
import { isSearchIndex } from '../../src/server/database/search/searched-tables.ts';

/** Reads the tables of a migrated database, in the same form for SQLite and PostgreSQL. */

export type Column = {
  name: string;
  type: 'number' | 'string';
  isNullable: boolean;
  /** Whether the database provides a value if an insert does not. */
  hasDefault: boolean;
};
export type Table = { name: string; isView: boolean; columns: Column[] };

const typeByDataType: Readonly<Record<string, Column['type']>> = {
  integer: 'number',
  int4: 'number',
  bigint: 'number',
  int8: 'number',
  'double precision': 'number',
  float8: 'number',
  text: 'string',
};

function toColumnType(dataType: string, columnPath: string): Column['type'] {
  const type = typeByDataType[dataType.toLowerCase()];
  if (!type)
    throw new Error(
      `${columnPath} has the type ${dataType}, which scripts/schema/read-tables.ts does not know`,
    );
  return type;
}

/** SQLite reports primary keys as nullable. */
async function readPrimaryKey({ db, parts }: Database, table: string): Promise<Set<string>> {
  if (parts.name !== 'sqlite') return new Set();
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_info(${table}) where pk > 0`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** SQLite numbers every integer primary key by itself, also those for which PostgreSQL requires a value. */
async function isAutoNumbered({ db, parts }: Database, table: string): Promise<boolean> {
  if (parts.name !== 'sqlite') return true;
  const { rows } = await sql`
    select 1 from sqlite_schema where name = ${table} and sql like '%autoincrement%'`.execute(db);
  return rows.length > 0;
}

/** Tables sorted by name. The full-text index is left out, because each database has its own form of it. */
export async function readTables(database: Database): Promise<Table[]> {
  const foundTables = (await database.db.introspection.getTables()).filter(
    ({ name }) => !isSearchIndex(name),
  );
  const tables: Table[] = [];
  for (const { name, isView, columns } of foundTables) {
    const primaryKey = await readPrimaryKey(database, name);
    const hasAutoNumbers = await isAutoNumbered(database, name);
    tables.push({
      name,
      isView,
      columns: columns.map((column) => ({
        name: column.name,
        type: toColumnType(column.dataType, `${name}.${column.name}`),
        isNullable: column.isNullable && !primaryKey.has(column.name),
        hasDefault: column.hasDefaultValue || (column.isAutoIncrementing && hasAutoNumbers),
      })),
    });
  }
  return tables.sort((a, b) => (a.name < b.name ? -1 : 1));
}
