// `npm run hostile -- 100000 [seed] [sqlite|postgres]`: naughty requests to every operation, on both databases or one,
// with what came back by status and code. 0 × 500 is wanted.
import { spawnSync } from 'node:child_process';

const [requests = '100000', seed = '1', engine] = process.argv.slice(2);
const projects = engine === undefined ? ['api-sqlite', 'api-postgres'] : [`api-${engine}`];
const { status } = spawnSync(
  'vitest',
  [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--no-file-parallelism',
    'tests/api/hostile/many-requests.test.ts',
  ],
  { stdio: 'inherit', env: { ...process.env, HOSTILE_REQUESTS: requests, HOSTILE_SEED: seed } },
);
process.exitCode = status ?? 1;
