import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createEmptyDrawing } from '#activities/drawsomething/model.ts';
import { openDatabase } from '#server/database/database.ts';
import { type SwitchableLine, startSwitchableLine } from '#tests/support/clients/switchable-line.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';
import { startDemoPostgres } from '#tests/support/servers/demo-folder.ts';
import type { PostgresServer } from '#tests/support/servers/postgres-server.ts';
import { hasRedis, type RedisServer, startRedis } from '#tests/support/servers/redis-server.ts';
import { callServer, signIn } from './call-server.ts';
import { addCompletedActivity, openToClass } from './demo-class.ts';
import { findLost, listStrokes, listUnsent, type OpenStudent, openStudent } from './drawing-class.ts';
import { addStudents } from './many-savers.ts';
import { killLeftServers, type ServerProcess, startServerProcess } from './server-process.ts';

/** A class draws while the network and the servers fail: each stroke is stored once, in the order of its tab. */

const studentCount = 30;
const strokesEach = 300;
const rounds = 30;
const roundMs = 250;

let students: OpenStudent[] = [];
let lines: SwitchableLine[] = [];
const folders: string[] = [];

afterEach(() => {
  for (const student of students) student.close();
  for (const line of lines) line.close();
  killLeftServers();
});
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

type Place = { dataDir: string; databaseUrl?: string };

/** Places a drawing and lets a class begin it; every third student has two tabs. */
async function beginDrawing(server: ServerProcess, place: Place): Promise<number> {
  const teacher = await signIn(server, 'teacher@example.com');
  const content = { ...createEmptyDrawing(), prompt: 'Draw the rain.' };
  const { id } = await addCompletedActivity(server, teacher, {
    type: 'drawsomething',
    name: 'Rain',
    content,
  });
  const courseware_id = await openToClass(server, teacher, id, 'never');
  const database = openDatabase(place);
  const tokens = await addStudents(database, '4A', studentCount);
  await database.close();
  students = await Promise.all(
    tokens.map(async (token, index) => {
      const { id: attemptId } = await callServer(server, 'POST /play/start', { courseware_id }, token);
      const origins = Array.from(
        { length: index % 3 === 0 ? 2 : 1 },
        (_, tab) => lines[(index + tab) % lines.length]?.origin ?? '',
      );
      return openStudent({ token, attemptId }, origins, index);
    }),
  );
  return courseware_id;
}

/** All draw. What happens after a round begins then, and the drawing does not wait for it. */
async function drawAll(eventAfter: Readonly<Record<number, () => Promise<void>>>): Promise<void> {
  const events: Promise<void>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const student of students) student.draw(strokesEach / rounds);
    const event = eventAfter[round];
    if (event) events.push(event());
    await sleep(roundMs);
  }
  await Promise.all(events);
}

/** Every second student loads a page again; those with two tabs the second one. */
async function reloadHalf(): Promise<string[]> {
  const reloading = students.filter((_student, index) => index % 2 === 0);
  return (await Promise.all(reloading.map((student) => student.reload(student.tabs.length - 1)))).flat();
}

const resumeAll = () =>
  Promise.all(students.flatMap(({ tabs }) => tabs.map(({ page }) => page.resume()))).then(() => undefined);

async function expectAllStored(place: Place, coursewareId: number): Promise<void> {
  const countUnsent = async () => {
    await Promise.all(students.flatMap(({ tabs }) => tabs.map(({ page }) => page.flush())));
    return (await Promise.all(students.map(listUnsent))).flat().length;
  };
  await expect.poll(countUnsent, { timeout: 60_000, interval: 200 }).toBe(0);
  const { strokesOf, countOf } = await listStrokes(place, coursewareId);
  for (const { attemptId, strokes, tabs, device } of students) {
    const stored = strokesOf(attemptId);
    expect(stored.map(({ change }) => change)).toEqual(stored.map((_, index) => index + 1));
    expect(stored).toHaveLength(strokesEach);
    for (const { item, value } of stored) expect(value).toEqual(strokes.get(item));
    for (const { drawn } of tabs)
      expect(stored.map(({ item }) => item).filter((item) => drawn.includes(item))).toEqual(drawn);
    expect(countOf(attemptId)).toBe(strokesEach);
    expect([...device.countByResult.keys()]).toEqual(['saved']);
  }
  await resumeAll();
  for (const { tabs, strokes } of students)
    for (const { page } of tabs)
      await expect
        .poll(() => [...page.items().keys()].sort(), { timeout: 30_000 })
        .toEqual([...strokes.keys()].sort());
}

describe('a class that draws', () => {
  it('loses and doubles no stroke over a cut, reloads, second tabs and five killed servers', async () => {
    const place = { dataDir: await makeDataFolder() };
    folders.push(place.dataDir);
    let server = await startServerProcess(place.dataDir, { fillsDemo: true });
    const { port } = server;
    const line = await startSwitchableLine(port);
    lines = [line];
    const coursewareId = await beginDrawing(server, place);
    const lost: string[] = [];
    let kills = 0;
    const kill = async () => {
      await sleep(Math.random() * roundMs);
      await server.kill();
      kills += 1;
      lost.push(...(await findLost(students, place, coursewareId)));
      server = await startServerProcess(place.dataDir, { port });
    };
    // A server that starts slowly is killed once it runs.
    let running = Promise.resolve();
    const killSometime = () => {
      running = running.then(kill);
      return running;
    };
    await drawAll({
      2: killSometime,
      7: killSometime,
      9: async () => void lost.push(...(await reloadHalf())),
      12: async () => line.cut(),
      15: async () => void lost.push(...(await reloadHalf())),
      16: killSometime,
      20: async () => {
        line.mend();
        await resumeAll();
      },
      21: killSometime,
      26: killSometime,
    });
    expect(kills).toBe(5);
    lost.push(...(await findLost(students, place, coursewareId)));
    expect(lost).toEqual([]);
    await expectAllStored(place, coursewareId);
  }, 120_000);
});

describe.skipIf(!hasRedis())('a class that draws over two servers', () => {
  let postgres: PostgresServer;
  let redis: RedisServer;
  afterAll(async () => {
    killLeftServers();
    await Promise.all([postgres?.stop(), redis?.stop()]);
  });

  it('loses and doubles no stroke if one of them is killed', async () => {
    [postgres, redis] = await Promise.all([startDemoPostgres({ durable: true }), startRedis()]);
    const place = { dataDir: await makeDataFolder(), databaseUrl: postgres.url };
    folders.push(place.dataDir);
    const options = { databaseUrl: postgres.url, env: { REDIS_URL: redis.url } };
    const first = await startServerProcess(place.dataDir, { ...options, fillsDemo: true });
    const second = await startServerProcess(place.dataDir, options);
    lines = [await startSwitchableLine(first.port), await startSwitchableLine(second.port)];
    const coursewareId = await beginDrawing(first, place);
    const lost: string[] = [];
    const killFirst = async () => {
      await sleep(Math.random() * roundMs);
      await first.kill();
      lines[0]?.switchTo(second.port);
      lost.push(...(await findLost(students, place, coursewareId)));
    };
    await drawAll({
      5: async () => lines[1]?.cut(),
      8: async () => void lost.push(...(await reloadHalf())),
      11: async () => lines[1]?.mend(),
      16: killFirst,
      22: async () => void lost.push(...(await reloadHalf())),
    });
    expect(lost).toEqual([]);
    await expectAllStored(place, coursewareId);
  }, 120_000);
});
