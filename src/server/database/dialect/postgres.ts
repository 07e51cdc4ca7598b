import { CompiledQuery, type DatabaseConnection, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';
import { findPostgresOutage } from '#server/database/dialect/postgres-outage.ts';
import { postgresSearch } from '#server/database/dialect/resource-search.ts';
import { plannedAnew } from '#server/database/replan.ts';

/** PostgreSQL 15 or newer, or an engine that speaks its protocol. */

/** Statements that stay prepared in each connection; further ones are parsed and planned at every run. */
const preparedMax = 500;

/** A call waits so long for a connection: less than the student app waits for the call. */
const usualConnectMs = 8_000;
/** A statement of a call ends sooner by far, unless the database is gone without a word. */
const answerMs = 30_000;

/** Undefined: for ever. */
type Patience = { ms: number | undefined };

/** What waits in vain holds its connection: that one is closed, so that the pool makes another. */
function closeWhenSilent(client: pg.PoolClient, answer: Promise<unknown>): void {
  answer.catch((error: unknown) => {
    const isSilent = error instanceof Error && error.message === 'Query read timeout';
    if (isSilent) void (client as unknown as pg.Client).end().catch(() => undefined);
  });
}

/** Gives statements with parameters short names, under which a connection prepares each of them once. */
function prepareStatements(pool: pg.Pool, patience: Patience): void {
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
    const query = (text: string, values: unknown[] = []) => {
      const asked = values.length > 0 ? { name: nameOf(text), text, values } : { text };
      // Per statement it is documented, but not typed.
      const timed: pg.QueryConfig & { query_timeout: number | undefined } = {
        ...asked,
        query_timeout: patience.ms,
      };
      const answer = run(timed);
      closeWhenSilent(client, answer);
      return answer;
    };
    client.query = query as typeof client.query;
    // Lost between two statements of a transaction: the next one tells. Without a listener it would end the process.
    client.on('error', () => undefined);
  });
}

/** The driver is loaded only where it is used. */
async function openPool(url: string, connectMs: number, patience: Patience): Promise<pg.Pool> {
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
  // A connection lost while idle is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  prepareStatements(pool, patience);
  return pool;
}

/**
 * Pages of an index are in memory or on a disk without moving parts. With PostgreSQL's usual 4 it would rather read all people
 * of the school than find the thirty of a class. Engines that only speak its protocol may know no such setting.
 */
async function favourIndexes(connection: DatabaseConnection): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw('set random_page_cost = 1.1')).catch(() => undefined);
}

export function openPostgres(url: string, connectMs = usualConnectMs): DialectParts {
  const patience: Patience = { ms: undefined };
  return {
    name: 'postgres',
    dialect: new PostgresDialect({
      pool: () => openPool(url, connectMs, patience),
      onCreateConnection: favourIndexes,
    }),
    idType: 'integer',
    idColumn: (column) => column.primaryKey().generatedByDefaultAsIdentity(),
    timeType: 'bigint',
    resourceSearch: postgresSearch,
    findOutage: findPostgresOutage,
    limitWaiting: (ms = answerMs) => {
      patience.ms = ms;
    },
  };
}
