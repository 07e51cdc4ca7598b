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
const schoolPlace = databaseUrl === undefined ? { dataDir } : { dataDir, databaseUrl };
const writerCount = 45;
const wallCount = 30;
const postingMs = 10_000;

const percentile = (times: readonly number[], fraction: number): number =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * fraction)] ?? 0);

const server = await startServerProcess(dataDir, { databaseUrl, fillsDemo: true });
const walls = await addDemoWalls(schoolPlace, 1 + wallCount);
const { origin } = server;

/** Lets the guests of each wall post within ten seconds, and waits up to a minute until all see all posts. */
async function postCards(
  name: string,
  targetWalls: readonly (typeof walls)[number][],
  guestCount: number,
): Promise<void> {
  const postedAt = new Map<string, number>();
  const delays: number[] = [];
  const writers: { writer: Writer; wall: number; index: number }[] = [];
  for (const { id: wall, code } of targetWalls) {
    for (let index = 0; index < guestCount; index += 1) {
      const guest = { code, name: `Guest ${index + 1}` };
      const { token } = (await callServer(origin, 'POST /play/guest', guest, '')).userinfo;
      const { id } = await callServer(origin, 'POST /play/start', { courseware_id: wall }, token);
      const seenItems = new Set<string>();
      const noteArrival = (item: string) => {
        const postedTime = postedAt.get(item);
        if (postedTime === undefined || seenItems.has(item) || item.startsWith(`${wall}-${index}-`)) return;
        seenItems.add(item);
        delays.push(performance.now() - postedTime);
      };
      writers.push({
        writer: createWriter({ origin, token, attemptId: id }, 'wall', noteArrival),
        wall,
        index,
      });
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
  const expectedCount = targetWalls.length * guestCount * (guestCount - 1);
  const giveUpAt = performance.now() + 60_000;
  while (delays.length < expectedCount && performance.now() < giveUpAt) await sleep(100);
  const incompleteCount = writers.filter(({ writer }) => writer.items().size < guestCount).length;
  console.log(
    `${name}: ${writers.length} cards, seen ${delays.length} of ${expectedCount}, ${incompleteCount} pages lack one`,
  );
  console.log(`  seen by others p50 ${percentile(delays, 0.5)}, p95 ${percentile(delays, 0.95)} ms`);
  console.log(`  memory of the server ${Math.round(readMemory(server.pid).nowMb)} MB`);
  for (const { writer } of writers) writer.close();
}

await postCards('one wall', walls.slice(0, 1), writerCount);
await postCards('thirty walls', walls.slice(1), writerCount);
await server.stop();
await postgres?.stop();
await rm(dataDir, { recursive: true, force: true });
