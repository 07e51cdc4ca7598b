import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#server/database/database.ts';
import { migrate, migrations } from '#server/database/migrate.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { readTables, type Table } from '../../../scripts/schema/read-tables.ts';
import { writeSchema } from '../../../scripts/schema/write-schema.ts';

/** The types of the tables are those of the migrated database, on both engines. */

let testDatabase: TestDatabase;
let database: Database;
let tables: Table[];

beforeAll(async () => {
  testDatabase = await openTestDatabase();
  database = openDatabase({ dataDir: testDatabase.dataDir, databaseUrl: testDatabase.url });
  await migrate(database);
  tables = await readTables(database);
});

afterAll(async () => {
  await database.close();
  await testDatabase.close();
});

describe('schema.generated.ts', () => {
  it('equals the output of `npm run schema`', () => {
    const stored = readFileSync(join(import.meta.dirname, 'schema.generated.ts'), 'utf8');
    expect(stored === writeSchema(tables), 'run `npm run schema`').toBe(true);
    expect(tables.length).toBeGreaterThan(30);
  });

  it('cannot be written while a note names a column that does not exist', () => {
    const withoutEmail = tables.map((table) => ({
      ...table,
      columns: table.columns.filter(({ name }) => name !== 'email'),
    }));
    expect(() => writeSchema(withoutEmail)).toThrow('user.email');
    expect(() => writeSchema(tables.filter(({ name }) => name !== 'job'))).toThrow('job');
  });
});

describe('migrations', () => {
  it('are those of the folder, each under the name of its file', async () => {
    const files = readdirSync(join(import.meta.dirname, 'migrations'));
    const names = files.filter((file) => !file.endsWith('.test.ts')).map((file) => file.replace(/\.ts$/, ''));
    expect(Object.keys(migrations).sort()).toEqual(names.sort());
    for (const [name, { up }] of Object.entries(migrations))
      expect({ name, up }).toEqual({ name, up: (await import(`./migrations/${name}.ts`)).up });
  });

  it('end with the one whose name sorts last, or databases that have the others would not migrate', () => {
    const names = Object.keys(migrations);
    expect(names.at(-1)).toBe(names.toSorted().at(-1));
  });

  it('run twice without harm', async () => {
    await migrate(database);
    expect(await database.db.selectFrom('setting').selectAll().execute()).toEqual([]);
  });

  it('take one query when none is missing', async () => {
    const queries: string[] = [];
    const { dataDir, url: databaseUrl } = testDatabase;
    const other = openDatabase({ dataDir, databaseUrl, onQuery: (query) => queries.push(query) });
    await migrate(other);
    await other.close();
    expect(queries).toEqual(['select name from kysely_migration']);
  });

  it('refuse a database of a later version, also one with as many migrations', async () => {
    const rename = (from: string, to: string) =>
      sql`update kysely_migration set name = ${to} where name = ${from}`.execute(database.db);
    const lastName = Object.keys(migrations).at(-1) ?? '';
    await rename(lastName, '2099-01-01-later');
    await expect(migrate(database)).rejects.toThrow('2099-01-01-later');
    await rename('2099-01-01-later', lastName);
  });
});
