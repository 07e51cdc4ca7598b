import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addDemoBoard, listStoredChanges } from '#tests/spaces/demo-board.ts';
import { createErasure, createMark } from '#tests/spaces/open-board.ts';
import { callServer, createWriter, type Writer } from '#tests/spaces/simulated-writer.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';
import { startDemoPostgres } from '#tests/support/servers/demo-folder.ts';
import type { PostgresServer } from '#tests/support/servers/postgres-server.ts';
import { hasRedis, type RedisServer, startRedis } from '#tests/support/servers/redis-server.ts';
import { killLeftServers, type ServerProcess, startServerProcess } from './server-process.ts';

/** All pages see the same space while many people write, over two servers, and over a server that is killed repeatedly. */

const program = join(import.meta.dirname, '../spaces/board-server.ts');
const writerCount = 6;
const name = 'shared';

let dataDir: string;
let writers: Writer[] = [];

beforeAll(async () => {
  dataDir = await makeDataFolder();
});
afterEach(() => {
  for (const writer of writers) writer.close();
  writers = [];
});
afterAll(async () => {
  killLeftServers();
  await rm(dataDir, { recursive: true, force: true });
});

async function joinBoard(server: ServerProcess, index: number, coursewareId: number) {
  const username = `student${String(index + 1).padStart(2, '0')}@example.com`;
  const { userinfo } = await callServer(
    server.origin,
    'POST /user/login',
    { username, password: 'elearning' },
    '',
  );
  const { token } = userinfo;
  const { id } = await callServer(server.origin, 'POST /play/start', { courseware_id: coursewareId }, token);
  return { origin: server.origin, token, attemptId: id };
}

/** Draws a stroke; sometimes erases or restores one. */
function draw(writer: Writer, index: number, number: number): void {
  writer.write(`w${index}-${number}`, createMark(`${index} ${number}`));
  if (number % 5 === 4) writer.write(`w${index}-${number - 1}`, createErasure(true));
  if (number % 10 === 9) writer.write(`w${index}-${number - 1}`, createErasure(false));
}

/** The ids that every page has to show in the end. */
function listExpected(count: number): string[] {
  const numbers = Array.from({ length: count }, (_, number) => number).filter(
    (number) => !(number % 5 === 3 && number % 10 !== 8 && number < count - 1),
  );
  return Array.from({ length: writerCount }, (_, index) => numbers.map((number) => `w${index}-${number}`))
    .flat()
    .sort();
}

async function settle(): Promise<void> {
  await expect
    .poll(
      async () => {
        await Promise.all(writers.map((writer) => writer.flush()));
        return writers.reduce((sum, writer) => sum + writer.unsent(), 0);
      },
      { timeout: 60_000, interval: 200 },
    )
    .toBe(0);
}

const idsOf = (writer: Writer) => [...writer.items().keys()].sort();

/** Expects no loss, no duplicate and no gap, and every page to show the same as the database. */
async function expectWhole(
  place: { dataDir: string; databaseUrl?: string },
  coursewareId: number,
  count: number,
) {
  await settle();
  const expected = listExpected(count);
  // A page that was cut off asks again after 25 s at the latest.
  for (const writer of writers) await expect.poll(() => idsOf(writer), { timeout: 30_000 }).toEqual(expected);
  const rows = await listStoredChanges(place, coursewareId);
  expect(rows.map(({ change }) => change)).toEqual(rows.map((_, index) => index + 1));
  const entries = rows.map(({ item, user_id, kind, seq }) => `${item} ${user_id} ${kind} ${seq}`);
  expect(new Set(entries).size).toBe(entries.length);
  expect(rows.filter(({ kind }) => kind === 'mark')).toHaveLength(writerCount * count);
  for (const writer of writers) expect([...writer.results.keys()]).toEqual(['saved']);
}

describe('a server that is killed', () => {
  it('loses and doubles nothing in a space in which six people draw', async () => {
    let server = await startServerProcess(dataDir, { fillsDemo: true, program });
    const { port } = server;
    const coursewareId = await addDemoBoard({ dataDir });
    for (let index = 0; index < writerCount; index += 1)
      writers.push(createWriter(await joinBoard(server, index, coursewareId), name));
    const count = 120;
    const drawing = (async () => {
      for (let number = 0; number < count; number += 1) {
        for (const [index, writer] of writers.entries()) draw(writer, index, number);
        await sleep(15);
      }
    })();
    let kills = 0;
    const killing = (async () => {
      for (; kills < 4; kills += 1) {
        await sleep(250 + Math.random() * 150);
        await server.kill();
        server = await startServerProcess(dataDir, { port, program });
      }
    })();
    await Promise.all([drawing, killing]);
    expect(kills).toBe(4);
    await expectWhole({ dataDir }, coursewareId, count);
    await server.kill();
  }, 120_000);
});

describe.skipIf(!hasRedis())('two servers on one PostgreSQL', () => {
  let postgres: PostgresServer;
  let redis: RedisServer;
  let place: string;
  beforeAll(async () => {
    place = await makeDataFolder();
    [postgres, redis] = await Promise.all([startDemoPostgres({ durable: true }), startRedis()]);
  }, 120_000);
  afterAll(async () => {
    killLeftServers();
    await Promise.all([postgres.stop(), redis.stop()]);
    await rm(place, { recursive: true, force: true });
  });

  it('share one space, and show its changes and people on both at once', async () => {
    const options = { databaseUrl: postgres.url, env: { REDIS_URL: redis.url }, program };
    const first = await startServerProcess(place, { ...options, fillsDemo: true });
    const second = await startServerProcess(place, options);
    const database = { dataDir: place, databaseUrl: postgres.url };
    const coursewareId = await addDemoBoard(database);
    const drawnAt = new Map<string, number>();
    const delays: number[] = [];
    for (let index = 0; index < writerCount; index += 1) {
      const seen = new Set<string>();
      const server = index % 2 === 0 ? first : second;
      const joined = await joinBoard(server, index, coursewareId);
      const recordDelay = (id: string) => {
        const at = drawnAt.get(id);
        if (at === undefined || seen.has(id) || id.startsWith(`w${index}-`)) return;
        seen.add(id);
        delays.push(Date.now() - at);
      };
      writers.push(createWriter(joined, name, recordDelay));
    }
    await expect.poll(() => writers.every((writer) => writer.isLive())).toBe(true);
    const count = 60;
    for (let number = 0; number < count; number += 1) {
      for (const [index, writer] of writers.entries()) {
        drawnAt.set(`w${index}-${number}`, Date.now());
        draw(writer, index, number);
      }
      await sleep(50);
    }
    await expectWhole(database, coursewareId, count);
    const sorted = delays.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)];
    console.log(`seen by others over two servers: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`);
    writers[0]?.sendPresence({ x: 5 });
    await expect.poll(() => [...(writers[1]?.presence().values() ?? [])]).toEqual([{ x: 5 }]);

    await first.kill();
    writers[1]?.write('late', createMark('after the other server has gone'));
    await expect.poll(() => writers[3]?.items().has('late')).toBe(true);
  }, 120_000);
});
