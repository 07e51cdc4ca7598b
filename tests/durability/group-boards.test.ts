import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createEmptyBoard } from '#activities/webviewgroupdraw/model.ts';
import { type SwitchableLine, startSwitchableLine } from '#tests/support/clients/switchable-line.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';
import { startDemoPostgres } from '#tests/support/servers/demo-folder.ts';
import type { PostgresServer } from '#tests/support/servers/postgres-server.ts';
import { hasRedis, type RedisServer, startRedis } from '#tests/support/servers/redis-server.ts';
import { callServer, signIn } from './call-server.ts';
import { addCompletedActivity, openToClass } from './demo-class.ts';
import { findLost, listStrokes, listUnsent, type OpenStudent, openStudent } from './drawing-class.ts';
import { formGroups } from './form-groups.ts';
import { killLeftServers, type ServerProcess, startServerProcess } from './server-process.ts';

/**
 * Groups share boards while the network and the servers fail: each stroke is on its board once, in the order in which its
 * author drew, and everybody of the group sees the same board in the end.
 */

const groupCount = 6;
const groupSize = 5;
const strokesEach = 60;
const rounds = 20;
const roundMs = 250;

type Group = { attemptId: number; members: OpenStudent[] };
type Place = { dataDir: string; databaseUrl?: string };

let groups: Group[] = [];
let lines: SwitchableLine[] = [];
const folders: string[] = [];

afterEach(() => {
  for (const { members } of groups) for (const member of members) member.close();
  for (const line of lines) line.close();
  killLeftServers();
});
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

/** Places a board and lets the groups open it; the members use the lines by turns. */
async function beginBoards(server: ServerProcess, place: Place): Promise<number> {
  const teacher = await signIn(server, 'teacher@example.com');
  const content = { ...createEmptyBoard(), prompt: 'Draw the rain together.' };
  const activity = { type: 'webviewgroupdraw', name: 'Rain', content };
  const { id } = await addCompletedActivity(server, teacher, activity);
  const courseware_id = await openToClass(server, teacher, id, 'never');
  const tokensByGroup = await formGroups(place, courseware_id, { groupCount, groupSize });
  groups = [];
  for (const [groupIndex, tokens] of tokensByGroup.entries()) {
    const members: OpenStudent[] = [];
    for (const [index, token] of tokens.entries()) {
      const { id: attemptId } = await callServer(server, 'POST /play/start', { courseware_id }, token);
      const origin = lines[index % lines.length]?.origin ?? '';
      members.push(openStudent({ token, attemptId }, [origin], groupIndex * groupSize + index));
    }
    const attemptIds = new Set(members.map(({ attemptId }) => attemptId));
    expect(attemptIds.size).toBe(1);
    groups.push({ attemptId: members[0]?.attemptId ?? 0, members });
  }
  return courseware_id;
}

const listMembers = () => groups.flatMap(({ members }) => members);

/** All draw. What happens after a round begins then, and the drawing does not wait for it. */
async function drawAll(eventAfter: Readonly<Record<number, () => Promise<void>>>): Promise<void> {
  const events: Promise<void>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const member of listMembers()) member.draw(strokesEach / rounds);
    const event = eventAfter[round];
    if (event) events.push(event());
    await sleep(roundMs);
  }
  await Promise.all(events);
}

const resumeAll = () =>
  Promise.all(listMembers().flatMap(({ tabs }) => tabs.map(({ page }) => page.resume()))).then(
    () => undefined,
  );

async function expectBoardsWhole(place: Place, coursewareId: number): Promise<void> {
  const countUnsent = async () => {
    await Promise.all(listMembers().flatMap(({ tabs }) => tabs.map(({ page }) => page.flush())));
    return (await Promise.all(listMembers().map(listUnsent))).flat().length;
  };
  await expect.poll(countUnsent, { timeout: 60_000, interval: 200 }).toBe(0);
  const { strokesOf } = await listStrokes(place, coursewareId);
  await resumeAll();
  for (const { attemptId, members } of groups) {
    const stored = strokesOf(attemptId);
    expect(stored.map(({ change }) => change)).toEqual(stored.map((_, index) => index + 1));
    expect(stored).toHaveLength(groupSize * strokesEach);
    for (const { strokes, tabs, device } of members) {
      const own = stored.filter(({ item }) => strokes.has(item));
      expect(own.map(({ item }) => item)).toEqual(tabs[0]?.drawn);
      for (const { item, value } of own) expect(value).toEqual(strokes.get(item));
      expect([...device.countByResult.keys()]).toEqual(['saved']);
    }
    const allItems = stored.map(({ item }) => item).sort();
    for (const { tabs } of members)
      await expect
        .poll(() => [...(tabs[0]?.page.items().keys() ?? [])].sort(), { timeout: 30_000 })
        .toEqual(allItems);
  }
}

describe('groups at their boards', () => {
  it('lose and double no stroke over a cut and two killed servers', async () => {
    const place = { dataDir: await makeDataFolder() };
    folders.push(place.dataDir);
    let server = await startServerProcess(place.dataDir, { fillsDemo: true });
    const { port } = server;
    lines = [await startSwitchableLine(port), await startSwitchableLine(port)];
    const coursewareId = await beginBoards(server, place);
    const kill = async () => {
      await sleep(Math.random() * roundMs);
      await server.kill();
      server = await startServerProcess(place.dataDir, { port });
    };
    // A server that starts slowly is killed once it runs.
    let running = Promise.resolve();
    const killSometime = () => {
      running = running.then(kill);
      return running;
    };
    await drawAll({
      3: killSometime,
      // Every second member is without network, while the others draw on.
      7: async () => lines[1]?.cut(),
      12: killSometime,
      16: async () => {
        lines[1]?.mend();
        await resumeAll();
      },
    });
    expect(await findLost(listMembers(), place, coursewareId)).toEqual([]);
    await expectBoardsWhole(place, coursewareId);
    expect(groups).toHaveLength(groupCount);
  }, 300_000);
});

describe.skipIf(!hasRedis())('groups at their boards over two servers', () => {
  let postgres: PostgresServer;
  let redis: RedisServer;
  afterAll(async () => {
    killLeftServers();
    await Promise.all([postgres?.stop(), redis?.stop()]);
  });

  it('lose and double no stroke if one of them is killed', async () => {
    [postgres, redis] = await Promise.all([startDemoPostgres({ durable: true }), startRedis()]);
    const place = { dataDir: await makeDataFolder(), databaseUrl: postgres.url };
    folders.push(place.dataDir);
    const options = { databaseUrl: postgres.url, env: { REDIS_URL: redis.url } };
    const first = await startServerProcess(place.dataDir, { ...options, fillsDemo: true });
    const second = await startServerProcess(place.dataDir, options);
    lines = [await startSwitchableLine(first.port), await startSwitchableLine(second.port)];
    const coursewareId = await beginBoards(first, place);
    await drawAll({
      5: async () => lines[1]?.cut(),
      8: async () => lines[1]?.mend(),
      12: async () => {
        await sleep(Math.random() * roundMs);
        await first.kill();
        lines[0]?.switchTo(second.port);
      },
    });
    expect(await findLost(listMembers(), place, coursewareId)).toEqual([]);
    await expectBoardsWhole(place, coursewareId);
    expect(groups).toHaveLength(groupCount);
  }, 300_000);
});
