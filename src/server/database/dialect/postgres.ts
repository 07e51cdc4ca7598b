import { PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';

/** PostgreSQL 15 or newer, or an engine that speaks its protocol. */

// Counts, times and sums stay far below 2^53, so they can be numbers.
for (const type of [pg.types.builtins.INT8, pg.types.builtins.NUMERIC]) pg.types.setTypeParser(type, Number);

export function openPostgres(url: string): DialectParts {
  const pool = new pg.Pool({ connectionString: url, max: 10, idleTimeoutMillis: 30_000 });
  // A connection lost while idle is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  return {
    name: 'postgres',
    dialect: new PostgresDialect({ pool }),
    idType: 'integer',
    idColumn: (column) => column.primaryKey().generatedByDefaultAsIdentity(),
    timeType: 'bigint',
  };
}
