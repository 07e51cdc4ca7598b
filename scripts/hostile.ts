// `npm run hostile -- 100000 [seed] [sqlite|postgres]`: sends malformed requests to every operation, on one or both
// databases, and counts the replies by status and code. The number of replies with status 500 must be 0.
import { spawnSync } from 'node:child_process';

const [requestCount = '100000', seed = '1', engine] = process.argv.slice(2);
const projects = engine === undefined ? ['api-sqlite', 'api-postgres'] : [`api-${engine}`];
const { status } = spawnSync(
  'vitest',
  [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--no-file-parallelism',
    'tests/api/hostile/many-requests.test.ts',
  ],
  { stdio: 'inherit', env: { ...process.env, HOSTILE_REQUESTS: requestCount, HOSTILE_SEED: seed } },
);
process.exitCode = status ?? 1;
