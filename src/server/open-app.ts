import { type DatabaseOptions, openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import type { Env } from '#server/env.ts';
import type { App } from '#server/http/context.ts';
import { findPrograms } from '#server/media/programs.ts';
import { openLocalChannels } from '#server/realtime/channels.ts';
import { readFreeBytes } from '#server/storage/free-bytes.ts';
import { openFiles } from '#server/storage/open-files.ts';

export type OpenApp = App & { close: () => Promise<void> };

/** What the whole server shares, with its database brought up to date. Throws when a database or bucket does not answer. */
export async function openApp(env: Env, options: Pick<DatabaseOptions, 'onQuery'> = {}): Promise<OpenApp> {
  const database = openDatabase({ dataDir: env.dataDir, databaseUrl: env.databaseUrl, ...options });
  await migrate(database);
  return {
    env,
    db: database.db,
    parts: database.parts,
    files: await openFiles(env),
    channels: openLocalChannels((error) => process.stderr.write(`${String(error)}\n`)),
    programs: findPrograms(),
    readFreeBytes: () => readFreeBytes(env.dataDir),
    now: Date.now,
    close: database.close,
  };
}
