import { type CompiledQuery, sql } from 'kysely';
import { isPartOfSearchIndex } from '#server/database/search/searched-tables.ts';
import type { TestApp } from '#tests/support/test-app.ts';

/** Reads the whole database of a test as text, so that two moments can be compared. */

type TextRow = { table: string; line: string };
/** All rows of a table in one text, by the table's name. */
export type RowTextByTable = ReadonlyMap<string, string>;

let everyRowQuery: CompiledQuery<TextRow> | undefined;

/** Compiles one query for the rows of all tables. It is compiled once for all calls. */
async function compileEveryRow({ app: { db } }: TestApp): Promise<CompiledQuery<TextRow>> {
  const tables = (await db.introspection.getTables())
    // Views only repeat rows of tables.
    .filter(({ isView }) => !isView)
    // Internal tables of SQLite's full-text search are not text; the indexed text is in the searched tables.
    .filter(({ name }) => !isPartOfSearchIndex(name))
    // Refused calls change the counts of guesses.
    .filter(({ name }) => name !== 'guess_counter');
  const selects = tables.map(({ name, columns }) => {
    const values = columns.map((column) => sql`coalesce(cast(${sql.ref(column.name)} as text), 'null')`);
    return sql`select ${sql.lit(name)} as "table", ${sql.join([sql.lit(name), ...values], sql` || ' | ' || `)} as line from ${sql.table(name)}`;
  });
  // PostgreSQL plans a statement with a parameter once for each connection.
  return sql<TextRow>`
    select "table", line from (${sql.join(selects, sql` union all `)}) as rows where "table" <> ${''}`.compile(
    db,
  );
}

let lastRead: { test: TestApp; writeCount: number; rowTextByTable: RowTextByTable; text: string } | undefined;

async function readIfWritten(test: TestApp): Promise<NonNullable<typeof lastRead>> {
  const writeCount = test.writeCount();
  if (lastRead?.test === test && lastRead.writeCount === writeCount) return lastRead;
  everyRowQuery ??= await compileEveryRow(test);
  const { rows } = await test.app.db.executeQuery(everyRowQuery);
  const rowTextByTable = new Map(
    [...Map.groupBy(rows, ({ table }) => table)].map(([table, tableRows]) => [
      table,
      tableRows
        .map(({ line }) => line)
        .sort()
        .join('\n'),
    ]),
  );
  const text = [...rowTextByTable.values()].join('\n');
  lastRead = { test, writeCount, rowTextByTable, text };
  return lastRead;
}

/** The rows of each table that has any; read again only if something was written. */
export async function readTables(test: TestApp): Promise<RowTextByTable> {
  return (await readIfWritten(test)).rowTextByTable;
}

/** The whole database as one text; read again only if something was written. */
export async function readDatabase(test: TestApp): Promise<string> {
  return (await readIfWritten(test)).text;
}
