import { join } from 'node:path';
import { resultCodes } from '#contract/codes.ts';
import { buildServer } from '#server/build-app.ts';
import { openDatabase } from '#server/database/database.ts';
import { readEnv } from '#server/env.ts';
import { findPrograms } from '#server/media/programs.ts';
import { openLocalChannels } from '#server/realtime/channels.ts';
import { openDiskFiles } from '#server/storage/disk-files.ts';
import type { BenchCall } from './calls.ts';
import { toRequest } from './load.ts';
import type { Place, RecordedQuery } from './processes.ts';

/** The SQL that each call runs once its caches are warm, by the call's name. */
export async function recordQueries(
  place: Place,
  calls: readonly BenchCall[],
): Promise<Map<string, RecordedQuery[]>> {
  let queries: RecordedQuery[] = [];
  const database = openDatabase({
    ...place,
    onQuery: (sql, parameters) => queries.push({ sql, parameters: [...parameters] }),
  });
  const server = await buildServer({
    env: readEnv({ DATA_DIR: place.dataDir, LOG_LEVEL: 'silent', DEMO: '0' }),
    db: database.db,
    parts: database.parts,
    files: openDiskFiles(join(place.dataDir, 'files')),
    channels: openLocalChannels(() => undefined),
    programs: findPrograms(),
    now: Date.now,
  });
  const recorded = new Map<string, RecordedQuery[]>();
  for (const call of calls) {
    for (const count of [1, 2]) {
      queries = [];
      const { path, body, ...rest } = toRequest(call, count);
      const response = await server.inject({ ...rest, url: path, ...(body ? { payload: body } : {}) });
      const reply = response.json<{ code: number; msg: string }>();
      if (reply.code !== resultCodes.success)
        throw new Error(`${call.name} was refused: ${reply.code} ${reply.msg}`);
    }
    recorded.set(call.name, queries);
  }
  await server.close();
  await database.close();
  return recorded;
}
