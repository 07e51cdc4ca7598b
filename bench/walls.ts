// Costs of walls of cards for the server: 45 people posting on one wall within ten seconds, then thirty walls at
// once. Run: node bench/walls.ts [postgres]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addDemoWalls } from '#tests/spaces/demo-walls.ts';
import { callServer, createWriter, type Writer } from '#tests/spaces/simulated-writer.ts';
import { startPostgres } from '#tests/support/servers/postgres-server.ts';
import { startServerProcess } from '../tests/durability/server-process.ts';
import { readMemory } from './memory-of.ts';

const postgres = process.argv[2] === 'postgres' ? await startPostgres({ durable: true }) : undefined;
const databaseUrl = postgres?.url;
const dataDir = await mkdtemp(join(tmpdir(), 'bench-walls-'));
const place = databaseUrl === undefined ? { dataDir } : { dataDir, databaseUrl };
const writerCount = 45;
const wallCount = 30;
const postingMs = 10_000;

const percentile = (list: readonly number[], share: number): number =>
  Math.round(list.toSorted((a, b) => a - b)[Math.floor(list.length * share)] ?? 0);

const server = await startServerProcess(dataDir, { databaseUrl, demo: true });
const walls = await addDemoWalls(place, 1 + wallCount);
const { origin } = server;

/** Posts by the guests of each wall within ten seconds; all must see all posts. */
async function post(name: string, posted: readonly (typeof walls)[number][], people: number): Promise<void> {
  const postedAt = new Map<string, number>();
  const delays: number[] = [];
  const writers: { writer: Writer; wall: number; index: number }[] = [];
  for (const { id: wall, code } of posted) {
    for (let index = 0; index < people; index += 1) {
      const guest = { code, name: `Guest ${index + 1}` };
      const { token } = (await callServer(origin, 'POST /play/guest', guest, '')).userinfo;
      const { id } = await callServer(origin, 'POST /play/start', { courseware_id: wall }, token);
      const seen = new Set<string>();
      const note = (item: string) => {
        const at = postedAt.get(item);
        if (at === undefined || seen.has(item) || item.startsWith(`${wall}-${index}-`)) return;
        seen.add(item);
        delays.push(performance.now() - at);
      };
      writers.push({ writer: createWriter({ origin, token, attemptId: id }, 'wall', note), wall, index });
    }
  }
  while (!writers.every(({ writer }) => writer.isLive())) await sleep(50);
  await Promise.all(
    writers.map(async ({ writer, wall, index }) => {
      await sleep(Math.random() * postingMs);
      const item = `${wall}-${index}-card`;
      postedAt.set(item, performance.now());
      writer.write(item, { kind: 'card', text: `雨水 ${item}`, column: 'column-1', picture: null });
    }),
  );
  const expected = posted.length * people * (people - 1);
  const giveUpAt = performance.now() + 60_000;
  while (delays.length < expected && performance.now() < giveUpAt) await sleep(100);
  const missing = writers.filter(({ writer }) => writer.items().size < people).length;
  console.log(
    `${name}: ${writers.length} cards, seen ${delays.length} of ${expected}, ${missing} pages lack one`,
  );
  console.log(`  seen by others p50 ${percentile(delays, 0.5)}, p95 ${percentile(delays, 0.95)} ms`);
  console.log(`  memory of the server ${Math.round(readMemory(server.pid).now)} MB`);
  for (const { writer } of writers) writer.close();
}

await post('one wall', walls.slice(0, 1), writerCount);
await post('thirty walls', walls.slice(1), writerCount);
await server.stop();
await postgres?.stop();
await rm(dataDir, { recursive: true, force: true });
