import { PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';
import { postgresSearch } from '#server/database/dialect/resource-search.ts';
import { plannedAnew } from '#server/database/planned-anew.ts';

/** PostgreSQL 15 or newer, or an engine that speaks its protocol. */

// Counts, times and sums stay far below 2^53, so they can be numbers.
for (const type of [pg.types.builtins.INT8, pg.types.builtins.NUMERIC]) pg.types.setTypeParser(type, Number);

/** Statements that stay prepared in each connection; further ones are parsed and planned at every run. */
const preparedMax = 500;

/** Gives statements with parameters short names, under which a connection prepares each of them once. */
function prepareStatements(pool: pg.Pool): void {
  const names = new Map<string, string>();
  const nameOf = (sql: string): string | undefined => {
    const known = names.get(sql);
    if (known || names.size >= preparedMax || sql.includes(plannedAnew)) return known;
    const name = `s${names.size}`;
    names.set(sql, name);
    return name;
  };
  pool.on('connect', (client) => {
    const run = client.query.bind(client);
    const query = (text: string, values: unknown[] = []) =>
      values.length > 0 ? run({ name: nameOf(text), text, values }) : run(text);
    client.query = query as typeof client.query;
  });
}

export function openPostgres(url: string): DialectParts {
  const pool = new pg.Pool({ connectionString: url, max: 10, idleTimeoutMillis: 30_000 });
  // A connection lost while idle is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  prepareStatements(pool);
  return {
    name: 'postgres',
    dialect: new PostgresDialect({ pool }),
    idType: 'integer',
    idColumn: (column) => column.primaryKey().generatedByDefaultAsIdentity(),
    timeType: 'bigint',
    resourceSearch: postgresSearch,
  };
}
