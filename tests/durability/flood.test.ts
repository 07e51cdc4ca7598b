import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  buildManyValues,
  readMemory,
  type SentRequest,
  sendRaw,
  waitForEnd,
  watchHealth,
} from '#tests/support/clients/flood.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';
import { killLeftServers, type ServerProcess, startServerProcess } from './server-process.ts';

/** People without an account cannot exhaust the memory of a server process, or block other people's calls. */

let dataDir: string;
let server: ServerProcess;
const sockets: SentRequest[] = [];

beforeAll(async () => {
  dataDir = await makeDataFolder();
  server = await startServerProcess(dataDir);
});
afterAll(async () => {
  for (const { socket } of sockets) socket.destroy();
  killLeftServers();
  await rm(dataDir, { recursive: true, force: true });
});

async function sendMany(count: number, request: { length: number; body: string }): Promise<SentRequest[]> {
  const sentRequests: SentRequest[] = [];
  for (let index = 0; index < count; index++)
    sentRequests.push(await sendRaw(server.port, { path: '/user/login', ...request }));
  sockets.push(...sentRequests);
  return sentRequests;
}

it('60 bodies of 1.8 MB are refused unread, and 2,600 incomplete ones take little memory', async () => {
  const stopWatching = watchHealth(server.origin);
  const memoryBefore = await readMemory(server.pid);

  const large = await sendMany(60, { length: 1_800_000, body: buildManyValues(1_800_000) });
  for (const sent of large) expect(await waitForEnd(sent, 10_000)).toBe(true);

  const halves = await sendMany(2_600, { length: 4_000, body: ' '.repeat(3_900) });
  await sleep(500);
  expect(halves.filter(({ socket }) => !socket.destroyed).length).toBeGreaterThan(2_000);
  const { most } = await readMemory(server.pid);

  const { statuses } = await stopWatching();
  expect(statuses).toEqual([200]);
  expect(most - memoryBefore.now).toBeLessThan(250);
});
