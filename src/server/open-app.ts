import { availableParallelism } from 'node:os';
import { activities as allActivities } from '#activities/servers.ts';
import { createTurns } from '#server/auth/fair-queue.ts';
import { type DatabaseOptions, openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import type { Env } from '#server/env.ts';
import type { App } from '#server/http/context.ts';
import { findPrograms } from '#server/media/programs/find-programs.ts';
import { openLocalBus } from '#server/realtime/bus.ts';
import { closeEventStreams } from '#server/realtime/event-stream.ts';
import { openRedisBus } from '#server/realtime/redis-bus.ts';
import { readFreeBytes } from '#server/storage/free-bytes.ts';
import { openFiles } from '#server/storage/open-files.ts';

/**
 * A hash takes a core for about 30 ms: the threads that read files, and the one that answers, go on meanwhile. A
 * school signs in behind one address; a browser waits five seconds.
 */
const passwordTurnLimits = {
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  perLane: 150,
  inAll: 600,
  maxWaitMs: 4_000,
};

/** `activities`: the types that tests bring. */
export type OpenOptions = Pick<DatabaseOptions, 'onQuery'> & Partial<Pick<App, 'activities'>>;

export type OpenApp = App & { close: () => Promise<void> };

/** What the whole server shares, with its database brought up to date. Throws when a database or bucket does not answer. */
export async function openApp(
  env: Env,
  { onQuery, activities = allActivities }: OpenOptions = {},
): Promise<OpenApp> {
  const database = openDatabase({ dataDir: env.dataDir, databaseUrl: env.databaseUrl, onQuery });
  await migrate(database);
  database.parts.limitWaiting();
  const onError = (error: unknown) => process.stderr.write(`${String(error)}\n`);
  // Browsers whose stream ends open it again and ask anew.
  const onGap = () => closeEventStreams(app);
  const bus = env.redisUrl
    ? await openRedisBus({ url: env.redisUrl, onError, onGap })
    : openLocalBus(onError);
  const app: OpenApp = {
    env,
    db: database.db,
    parts: database.parts,
    files: await openFiles(env),
    bus,
    activities,
    programs: findPrograms(),
    passwordTurns: createTurns(passwordTurnLimits),
    readFreeBytes: () => readFreeBytes(env.dataDir),
    now: Date.now,
    close: async () => {
      await bus.close();
      await database.close();
    },
  };
  return app;
}
