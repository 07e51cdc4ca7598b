import { join } from 'node:path';
import type { Env } from '#server/env.ts';
import { openPrivateFolder } from '#server/storage/protect-folder.ts';

/**
 * Prevents a second server from using a database if the two cannot exchange messages. The claim is a lock of the
 * database, so that a process that dies leaves none.
 */

export type Claim = { release: () => Promise<void> };

/** An arbitrary number, the same in all versions of this product. */
const lockNumber = 7_305_811;
const connectTimeoutMs = 8_000;

const refusalText =
  'Another server uses this database already. Several can share a PostgreSQL when all of them have REDIS_URL.';

/** Throws if another server uses the database, unless it is PostgreSQL and both have a REDIS_URL. */
export function claimDatabase({ databaseUrl, dataDir, redisUrl }: Env): Promise<Claim> {
  return databaseUrl ? claimPostgres(databaseUrl, redisUrl !== undefined) : claimSqlite(dataDir);
}

/** Locks a separate file while the process runs, so that backups can read the database. */
async function claimSqlite(dataDir: string): Promise<Claim> {
  const { DatabaseSync } = await import('node:sqlite');
  openPrivateFolder(dataDir);
  const database = new DatabaseSync(join(dataDir, 'server.lock'));
  try {
    database.exec('pragma locking_mode = exclusive; begin exclusive; commit');
  } catch (error) {
    database.close();
    throw isBusy(error) ? new Error(refusalText) : error;
  }
  return { release: async () => database.close() };
}

/**
 * SQLITE_BUSY (https://sqlite.org/rescode.html): another process has the lock. Other errors come from the folder or
 * disk.
 */
function isBusy(error: unknown): boolean {
  return ((error as { errcode?: number }).errcode ?? 0) % 256 === 5;
}

/** Servers with Redis share the lock; a server without it needs an exclusive lock. */
async function claimPostgres(url: string, isShared: boolean): Promise<Claim> {
  const { default: driver } = await import('pg');
  const client = new driver.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: connectTimeoutMs,
  });
  // If this connection is lost, so are all others; the next start claims again.
  client.on('error', () => undefined);
  await client.connect();
  const lock = isShared ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock';
  const { rows } = await client.query<{ is_held: boolean }>(`select ${lock}(${lockNumber}) as is_held`);
  if (rows[0]?.is_held !== true) {
    await client.end();
    throw new Error(refusalText);
  }
  return { release: () => client.end() };
}
