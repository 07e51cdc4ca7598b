import { resultCodes } from '#contract/codes.ts';
import { buildServer } from '#server/build-app.ts';
import { readEnv } from '#server/env.ts';
import { openApp } from '#server/open-app.ts';
import type { BenchCall } from './calls.ts';
import { toRequest } from './load/load.ts';
import type { RecordedQuery, SchoolPlace } from './processes.ts';

/** The SQL that each call runs when its caches are warm, by the call's name. */
export async function recordQueries(
  place: SchoolPlace,
  calls: readonly BenchCall[],
): Promise<Map<string, RecordedQuery[]>> {
  let callQueries: RecordedQuery[] = [];
  const env = readEnv({
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl,
    LOG_LEVEL: 'silent',
    DEMO: '0',
  });
  const app = await openApp(env, {
    onQuery: (sql, parameters) => callQueries.push({ sql, parameters: [...parameters] }),
  });
  const server = await buildServer(app);
  const queriesByCall = new Map<string, RecordedQuery[]>();
  for (const call of calls) {
    for (const count of [1, 2]) {
      callQueries = [];
      const { path, body, ...rest } = toRequest(call, count);
      const response = await server.inject({ ...rest, url: path, ...(body ? { payload: body } : {}) });
      const reply = response.json<{ code: number; msg: string }>();
      if (reply.code !== resultCodes.success)
        throw new Error(`${call.name} was refused: ${reply.code} ${reply.msg}`);
    }
    queriesByCall.set(call.name, callQueries);
  }
  await server.close();
  await app.close();
  return queriesByCall;
}
