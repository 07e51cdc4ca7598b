import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { listStoredChanges } from '#tests/spaces/demo-board.ts';
import { addDemoWalls } from '#tests/spaces/demo-walls.ts';
import { callServer, createWriter, type Writer } from '#tests/spaces/simulated-writer.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';
import { killLeftServers, type ServerProcess, startServerProcess } from './server-process.ts';

/** A class posts on a card wall while the server is killed: no card is lost, and none appears twice. */

const writerCount = 4;
const cardsEach = 25;
let dataDir: string;
const writers: Writer[] = [];

afterAll(async () => {
  for (const writer of writers) writer.close();
  killLeftServers();
  await rm(dataDir, { recursive: true, force: true });
});

async function joinWall({ origin }: ServerProcess, index: number, courseware_id: number): Promise<Writer> {
  const login = { username: `student0${index + 1}@example.com`, password: 'elearning' };
  const { userinfo } = await callServer(origin, 'POST /user/login', login, '');
  const { id } = await callServer(origin, 'POST /play/start', { courseware_id }, userinfo.token);
  return createWriter({ origin, token: userinfo.token, attemptId: id }, 'wall');
}

/** Each writer sends cards, and likes earlier cards of the next writer. */
async function post(): Promise<void> {
  for (let number = 0; number < cardsEach; number += 1) {
    for (const [index, writer] of writers.entries()) {
      const text = `雨水 ${index}-${number}`;
      writer.write(`c${index}-${number}`, { kind: 'card', text, column: 'column-1', picture: null });
      const liked = `c${(index + 1) % writerCount}-${number - 3}`;
      if (writer.items().has(liked)) writer.write(liked, { kind: 'like', is_on: true });
    }
    await sleep(60);
  }
}

it('loses and doubles no card if the server is killed while a class posts', async () => {
  dataDir = await makeDataFolder();
  let server = await startServerProcess(dataDir, { fillsDemo: true });
  const { port } = server;
  const [wall] = await addDemoWalls({ dataDir }, 1);
  const coursewareId = wall?.id ?? 0;
  for (let index = 0; index < writerCount; index += 1)
    writers.push(await joinWall(server, index, coursewareId));
  const posting = post();
  for (let kills = 0; kills < 2; kills += 1) {
    await sleep(300 + Math.random() * 150);
    await server.kill();
    server = await startServerProcess(dataDir, { port });
  }
  await posting;
  const countUnsent = async () => {
    await Promise.all(writers.map((writer) => writer.flush()));
    return writers.reduce((sum, writer) => sum + writer.unsent(), 0);
  };
  await expect.poll(countUnsent, { timeout: 60_000, interval: 200 }).toBe(0);

  const expected = Array.from({ length: writerCount * cardsEach }, (_, index) => {
    const number = Math.floor(index / writerCount);
    return `c${index % writerCount}-${number}`;
  }).sort();
  // A page that was cut off asks again after 25 s at the latest.
  for (const writer of writers)
    await expect.poll(() => [...writer.items().keys()].sort(), { timeout: 30_000 }).toEqual(expected);
  const rows = await listStoredChanges({ dataDir }, coursewareId);
  expect(rows.map(({ change }) => change)).toEqual(rows.map((_, index) => index + 1));
  const cards = rows.filter(({ kind }) => kind === 'card').map(({ item }) => item);
  expect(cards.sort()).toEqual(expected);
  const entries = rows.map(({ item, user_id, kind }) => `${item} ${user_id} ${kind}`);
  expect(new Set(entries).size).toBe(entries.length);
  expect(entries.length).toBeGreaterThan(expected.length);
  for (const writer of writers) expect([...writer.results.keys()]).toEqual(['saved']);
  await server.kill();
}, 120_000);
