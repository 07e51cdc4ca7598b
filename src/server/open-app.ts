import { availableParallelism } from 'node:os';
import { activities as allActivities } from '#activities/servers.ts';
import type { App } from '#server/app.ts';
import { type DatabaseOptions, openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import type { Env } from '#server/env.ts';
import { createFairQueue } from '#server/fair-queue.ts';
import { findPrograms } from '#server/media/programs/find-programs.ts';
import { openLocalBus } from '#server/realtime/bus.ts';
import { closeEventStreams } from '#server/realtime/event-stream.ts';
import { openRedisBus } from '#server/realtime/redis-bus.ts';
import { readFreeBytes } from '#server/storage/free-bytes.ts';
import { openFiles } from '#server/storage/open-files.ts';

/**
 * Hashing occupies a core for about 30 ms, so some threads stay free for files and replies. A whole school may sign in
 * from one address, and a browser waits five seconds.
 */
const passwordQueueLimits = {
  maxRunning: Math.max(1, Math.min(2, availableParallelism() - 1)),
  maxPerLane: 150,
  maxInOtherLanes: 600,
  maxWaitMs: 4_000,
};

/** `activities`: activity types that tests add. */
export type OpenOptions = Pick<DatabaseOptions, 'onQuery'> & Partial<Pick<App, 'activities'>>;

export type OpenApp = App & { close: () => Promise<void> };

/** Opens everything that the server shares and migrates the database. Throws if a database or bucket does not answer. */
export async function openApp(
  env: Env,
  { onQuery, activities = allActivities }: OpenOptions = {},
): Promise<OpenApp> {
  const database = openDatabase({ dataDir: env.dataDir, databaseUrl: env.databaseUrl, onQuery });
  await migrate(database);
  database.parts.limitQueryTime();
  const onError = (error: unknown) => process.stderr.write(`${String(error)}\n`);
  // Messages may have been missed. Browsers reopen a closed stream and request the current state.
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
    passwordQueue: createFairQueue(passwordQueueLimits),
    readFreeBytes: () => readFreeBytes(env.dataDir),
    now: Date.now,
    close: async () => {
      await bus.close();
      await database.close();
    },
  };
  return app;
}
