import { CompiledQuery, type DatabaseConnection, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';
import { emptyPostgresTables } from '#server/database/dialect/empty-tables.ts';
import { postgresPackedIds } from '#server/database/dialect/packed-ids.ts';
import { findPostgresOutage } from '#server/database/dialect/postgres-outage.ts';
import { rowMakerOf } from '#server/database/dialect/row-maker.ts';
import { postgresCopies } from '#server/database/dialect/table-copies.ts';
import { createPostgresSearch, createSearches } from '#server/database/dialect/table-search.ts';

/** PostgreSQL 15 or newer, or an engine that speaks its protocol. */

/** Number of statements that each connection keeps prepared; others are parsed and planned at every run. */
const maxPreparedStatements = 500;

/** How long a call waits for a connection: less than the student app waits for the reply. */
const defaultConnectMs = 8_000;
/** Statements of calls take far less, unless the database has disappeared without closing its connections. */
const queryTimeoutMs = 30_000;

/** Undefined means no limit. */
type QueryTimeout = { ms: number | undefined };

/** A statement without an answer occupies its connection, which is closed so that the pool opens another. */
function closeAfterTimeout(client: pg.PoolClient, answer: Promise<unknown>): void {
  answer.catch((error: unknown) => {
    const isTimedOut = error instanceof Error && error.message === 'Query read timeout';
    if (isTimedOut) void (client as unknown as pg.Client).end().catch(() => undefined);
  });
}

/** The result with its rows as objects. Several statements in one text have a result each. */
function makeRows(result: pg.QueryArrayResult | pg.QueryArrayResult[]) {
  if (Array.isArray(result)) return result.map((each): object => makeRows(each));
  const { command, rowCount, fields } = result;
  const makeRow = rowMakerOf(fields.map(({ name }) => name));
  return { command, rowCount, rows: result.rows.map((cells) => makeRow(cells)) };
}

/** Gives statements with parameters short names, under which a connection prepares each of them once. */
function prepareStatements(pool: pg.Pool, timeout: QueryTimeout): void {
  const statementNames = new Map<string, string>();
  const statementNameOf = (sql: string): string | undefined => {
    const knownName = statementNames.get(sql);
    if (knownName || statementNames.size >= maxPreparedStatements) return knownName;
    const name = `s${statementNames.size}`;
    statementNames.set(sql, name);
    return name;
  };
  pool.on('connect', (client) => {
    const runQuery = client.query.bind(client);
    const query = (text: string, values: unknown[] = []) => {
      const statement = values.length > 0 ? { name: statementNameOf(text), text, values } : { text };
      // pg documents this for single statements but does not type it.
      const timedQuery: pg.QueryArrayConfig & { query_timeout: number | undefined } = {
        ...statement,
        rowMode: 'array',
        query_timeout: timeout.ms,
      };
      const answer = runQuery(timedQuery);
      closeAfterTimeout(client, answer);
      return answer.then(makeRows);
    };
    client.query = query as typeof client.query;
    // The next statement of the transaction reports a lost connection. Without a listener it would end the process.
    client.on('error', () => undefined);
  });
}

/** The driver is loaded only where it is used. */
async function openPool(url: string, connectMs: number, timeout: QueryTimeout): Promise<pg.Pool> {
  const { default: driver } = await import('pg');
  const { builtins, setTypeParser } = driver.types;
  // Counts, times and sums stay far below 2^53, so they can be numbers.
  for (const type of [builtins.INT8, builtins.NUMERIC]) setTypeParser(type, Number);
  const pool = new driver.Pool({
    connectionString: url,
    max: 10,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
  });
  // The pool replaces a lost idle connection at the next use. Without a listener it would end the process.
  pool.on('error', () => undefined);
  prepareStatements(pool, timeout);
  return pool;
}

/**
 * Makes PostgreSQL prefer indexes, which are in memory or on a disk without moving parts: with the default cost of 4, it
 * would read all people of the school to find the thirty of a class. Each statement is planned once: planning anew for
 * each call's values took up to half of a list's time. Other engines that speak its protocol may not know the settings.
 */
async function choosePlans(connection: DatabaseConnection): Promise<void> {
  for (const setting of ['random_page_cost = 1.1', 'plan_cache_mode = force_generic_plan'])
    await connection.executeQuery(CompiledQuery.raw(`set ${setting}`)).catch(() => undefined);
}

export function openPostgres(url: string, connectMs = defaultConnectMs): DialectParts {
  const timeout: QueryTimeout = { ms: undefined };
  return {
    name: 'postgres',
    dialect: new PostgresDialect({
      pool: () => openPool(url, connectMs, timeout),
      onCreateConnection: choosePlans,
    }),
    idType: 'integer',
    idColumn: (column) => column.primaryKey().generatedByDefaultAsIdentity(),
    timeType: 'bigint',
    ...createSearches(createPostgresSearch),
    packedIds: postgresPackedIds,
    tableCopies: postgresCopies,
    emptyTables: emptyPostgresTables,
    findOutage: findPostgresOutage,
    limitQueryTime: (ms = queryTimeoutMs) => {
      timeout.ms = ms;
    },
  };
}
