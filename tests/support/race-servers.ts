import { sql } from 'kysely';
import { expect } from 'vitest';
import type { App } from '#server/app.ts';
import { buildServer } from '#server/build-app.ts';
import { type GetFromServer, getFrom } from '#tests/support/other-process.ts';
import type { TestApp } from '#tests/support/test-app.ts';

type StoredRow = Readonly<Record<string, unknown>>;

/** Whether a query of this database waits for a lock. */
async function isQueryWaiting({ app }: TestApp): Promise<boolean> {
  // SQLite runs one transaction at a time, so that a call on another server waits for its end.
  if (app.parts.name === 'sqlite') return true;
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(app.db);
  return rows.length > 0;
}

/**
 * Runs `slow` on a server of its own, which is held once it has read a row for which `isRead` is true. Meanwhile `fast`
 * runs on the server of the test, until it has ended or waits for the slow one. Then both run to their end. Returns their
 * results; a refused call is its error.
 */
export async function raceServers<S, F>(
  test: TestApp,
  {
    isRead,
    slow,
    fast,
  }: {
    isRead: (row: StoredRow) => boolean;
    slow: (get: GetFromServer, app: App) => Promise<S>;
    fast: () => Promise<F>;
  },
): Promise<{ slow: S | Error; fast: F | Error }> {
  const gate = Promise.withResolvers<void>();
  let isHeld = false;
  const db = test.app.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (!isHeld && result.rows.some((row) => isRead(row))) {
        isHeld = true;
        await gate.promise;
      }
      return result;
    },
  });
  const app = { ...test.app, db };
  const server = await buildServer(app, { maxEventLoopDelayMs: 0 });
  const toError = (error: unknown) => error as Error;
  const slowResult = slow(getFrom(server), app).catch(toError);
  await expect.poll(() => isHeld, { timeout: 15_000 }).toBe(true);
  let isFastDone = false;
  const fastResult = fast()
    .catch(toError)
    .finally(() => {
      isFastDone = true;
    });
  await expect.poll(async () => isFastDone || (await isQueryWaiting(test)), { timeout: 15_000 }).toBe(true);
  gate.resolve();
  const results = { slow: await slowResult, fast: await fastResult };
  await server.close();
  return results;
}
