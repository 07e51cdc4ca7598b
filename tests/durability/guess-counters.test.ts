import { rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type ResultKey, resultCodes } from '#contract/codes.ts';
import { readEnv } from '#server/env.ts';
import { openApp } from '#server/open-app.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';
import { type PostgresServer, startPostgres } from '#tests/support/servers/postgres-server.ts';
import { hasRedis, startRedis } from '#tests/support/servers/redis-server.ts';
import { seedSchool } from '#tests/support/test-school.ts';
import { killLeftServers, type ServerProcess, startServerProcess } from './server-process.ts';

/** Failed sign-ins are counted for the whole school, not by process. */

let dataDir: string;
let postgres: PostgresServer;

beforeAll(async () => {
  postgres = await startPostgres();
});
beforeEach(async () => {
  dataDir = await makeDataFolder();
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));
afterAll(() => postgres.stop());
afterAll(killLeftServers);

async function seed(databaseUrl?: string): Promise<void> {
  const app = await openApp(readEnv({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }));
  await seedSchool(app);
  await app.close();
}

async function guess({ origin }: ServerProcess, index: number): Promise<ResultKey | undefined> {
  const response = await fetch(`${origin}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'teacher@example.com', password: `wrong ${index}` }),
  });
  const { code } = (await response.json()) as { code: number };
  return (Object.keys(resultCodes) as ResultKey[]).find((key) => resultCodes[key] === code);
}

/** Number of guesses until one is refused. On a slow machine waits end meanwhile, which allows more than five. */
async function guessUntilRefused(servers: readonly ServerProcess[]): Promise<number> {
  for (let index = 0; index < 40; index++) {
    const server = servers[index % servers.length];
    if (server && (await guess(server, index)) === 'too_many_attempts') return index;
  }
  return 40;
}

it.skipIf(!hasRedis())('is one count for two processes, however many tries arrive at once', async () => {
  await seed(postgres.url);
  const redis = await startRedis();
  const env = { REDIS_URL: redis.url };
  const servers = await Promise.all(
    [1, 2].map(() => startServerProcess(dataDir, { databaseUrl: postgres.url, env })),
  );
  const keys = await Promise.all(
    Array.from({ length: 200 }, (_, index) => guess(servers[index % 2] as ServerProcess, index)),
  );
  const evaluated = keys.filter((key) => key === 'wrong_credentials').length;
  // Five, and one more for each wait that ends before all guesses have arrived.
  expect(evaluated).toBeGreaterThanOrEqual(5);
  expect(evaluated).toBeLessThan(10);
  await Promise.all(servers.map((server) => server.stop()));
  await redis.stop();
});

it('continues after a restart', async () => {
  await seed();
  const first = await startServerProcess(dataDir);
  expect(await guessUntilRefused([first])).toBeLessThan(40);
  await first.stop();
  const second = await startServerProcess(dataDir);
  expect(await guessUntilRefused([second])).toBeLessThan(5);
  await second.stop();
});
