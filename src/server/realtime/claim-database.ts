import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '#server/env.ts';

/**
 * Keeps a second server off a database where the first would not hear what it saves. The database itself holds the claim, so
 * that a process which dies leaves none.
 */

export type Claim = { release: () => Promise<void> };

/** Any number; all versions of this product use the same. */
const lockNumber = 7_305_811;
const connectMs = 8_000;

const refusal =
  'Another server uses this database already. Several can share a PostgreSQL when all of them have REDIS_URL.';

/** Throws when another server uses the database and one of the two has no REDIS_URL, or when it is SQLite. */
export function claimDatabase({ databaseUrl, dataDir, redisUrl }: Env): Promise<Claim> {
  return databaseUrl ? claimPostgres(databaseUrl, redisUrl !== undefined) : claimSqlite(dataDir);
}

/** A file of its own is locked for as long as the process runs: the school's stays open to backups. */
async function claimSqlite(dataDir: string): Promise<Claim> {
  const { DatabaseSync } = await import('node:sqlite');
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(join(dataDir, 'server.lock'));
  try {
    database.exec('pragma locking_mode = exclusive; begin exclusive; commit');
  } catch (error) {
    database.close();
    throw isBusy(error) ? new Error(refusal) : error;
  }
  return { release: async () => database.close() };
}

/** SQLITE_BUSY (https://sqlite.org/rescode.html): somebody else holds the lock. Anything else is a fault of folder or disk. */
function isBusy(error: unknown): boolean {
  return ((error as { errcode?: number }).errcode ?? 0) % 256 === 5;
}

/** Servers that hear each other share the lock; one without the others' news wants it alone. */
async function claimPostgres(url: string, isShared: boolean): Promise<Claim> {
  const { default: driver } = await import('pg');
  const client = new driver.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: connectMs,
  });
  // Who loses this connection has lost all others, too; the claim is made anew at the next start.
  client.on('error', () => undefined);
  await client.connect();
  const lock = isShared ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock';
  const { rows } = await client.query<{ is_held: boolean }>(`select ${lock}(${lockNumber}) as is_held`);
  if (rows[0]?.is_held !== true) {
    await client.end();
    throw new Error(refusal);
  }
  return { release: () => client.end() };
}
