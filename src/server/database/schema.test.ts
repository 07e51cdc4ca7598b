import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

/** The types that queries are written against say what the migrations make: same tables, same columns, same nulls. */

type Column = string;

let place: TestDatabase;
let database: Database;

beforeAll(async () => {
  place = await openTestDatabase();
  database = openDatabase({ dataDir: place.dataDir, databaseUrl: place.url });
  await migrate(database);
});

afterAll(async () => {
  await database.close();
  await place.close();
});

/** Columns by table as the schema's files write them; `?` behind those that may be null. */
function readTypes(): Record<string, Column[]> {
  const source = ['schema.ts', 'schema-school.ts', 'schema-jobs.ts', 'schema-spaces.ts', 'media-tables.ts']
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join('\n');
  const bodyOf = (name: string) =>
    new RegExp(`export type ${name} = \\{([\\s\\S]*?)\\};`).exec(source)?.[1] ?? '';
  const fieldsOf = (name: string) => [...bodyOf(name).matchAll(/^\s*(?:\/\/.*\n)?\s*(\w+): ([^;}]+)/gm)];
  const inlineFieldsOf = (name: string) => [...bodyOf(name).matchAll(/(\w+): ([^;}]+);?/g)];
  const columnsOf = (name: string) =>
    (bodyOf(name).includes('\n') ? fieldsOf(name) : inlineFieldsOf(name)).map(([, column = '', type = '']) =>
      type.includes('null') ? `${column}?` : column,
    );
  const tables = fieldsOf('Schema').map(([, table = '', type = '']) => [
    table,
    columnsOf(type.trim().replace(/^LiveView<(.*)>$/, '$1')).sort(),
  ]);
  return Object.fromEntries(tables) as Record<string, Column[]>;
}

/** Columns with `?` where the table has it. */
function withNulls(columns: readonly Column[], ofTable: readonly Column[] = []): Column[] {
  return columns
    .map((column) => column.replace('?', ''))
    .map((column) => (ofTable.includes(`${column}?`) ? `${column}?` : column))
    .sort();
}

it('names exactly the tables and columns that exist', async () => {
  const all = await database.db.introspection.getTables();
  // Full-text search has its own form in each database.
  const tables = all.filter(({ name }) => !name.startsWith('resource_search'));
  const made = tables.map(({ name, columns }): [string, Column[]] => [
    name,
    columns.map((column) => (column.isNullable ? `${column.name}?` : column.name)).sort(),
  ]);
  const types = readTypes();
  expect(Object.keys(types).length).toBeGreaterThan(10);
  // SQLite reports a text primary key as nullable; the migrations never write null there.
  const keys = new Set(['session.token_hash?', 'setting.key?', 'stored_object.key?', 'id?']);
  const strict = (table: string, column: Column) =>
    keys.has(`${table}.${column}`) || keys.has(column) ? column.slice(0, -1) : column;
  // A view's columns are all reported as nullable; they are those of its table.
  const views = new Set(tables.filter(({ isView }) => isView).map(({ name }) => name));
  const seen = made.map(([table, columns]) => [
    table,
    views.has(table)
      ? withNulls(columns, types[`${table}_record`])
      : columns.map((column) => strict(table, column)).sort(),
  ]);
  expect(Object.fromEntries(seen)).toEqual(types);
});

it('migrates twice without harm', async () => {
  await migrate(database);
  expect(await database.db.selectFrom('setting').selectAll().execute()).toEqual([]);
});
