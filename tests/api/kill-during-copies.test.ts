import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, startServerProcess } from '#tests/durability/server-process.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addPublished, addUnit, share } from '#tests/support/test-resources.ts';

/** A server is killed while resources are copied: each copy is complete, or does not exist. */

const rounds = 3;

let test: TestApp;
let id: number;
let unit_id: number;
let server: ServerProcess | undefined;

beforeAll(async () => {
  test = await openTestApp();
  id = await share(test, await addPublished(test, { name: 'Copied' }));
  unit_id = await addUnit(test, test.school.classes.b);
});
afterAll(async () => {
  await server?.kill();
  await test.close();
});

type Copy = { activity_id: number; courseware_id: number };

/** Rejects if the server ends before it replies. */
async function copy({ origin }: ServerProcess, token: string, key: string): Promise<Copy> {
  const query = new URLSearchParams({ id: String(id), unit_id: String(unit_id), key });
  const response = await fetch(`${origin}/api/resource/copy?${query.toString()}`, { headers: { token } });
  const { code, data } = (await response.json()) as { code: number; data: Copy };
  expect(code).toBe(1);
  return data;
}

/** Copies again and again until the server no longer replies. Returns the acknowledged copies by key. */
async function copyUntilGone(
  running: ServerProcess,
  token: string,
  name: string,
  acknowledged: Map<string, Copy>,
): Promise<void> {
  for (let count = 0; ; count += 1) {
    const key = `${name} copy ${count}`;
    const reply = await copy(running, token, key).catch(() => undefined);
    if (!reply) return;
    acknowledged.set(key, reply);
  }
}

describe('kill -9 during a stream of copies', () => {
  it(`leaves each copy complete or absent, ${rounds} times`, { timeout: 120_000 }, async () => {
    const { dataDir, databaseUrl } = test.app.env;
    const token = await test.tokenOf('other');
    const acknowledged = new Map<string, Copy>();
    for (let round = 0; round < rounds; round += 1) {
      const running = await startServerProcess(dataDir, { databaseUrl });
      server = running;
      const enough = acknowledged.size + 5 + Math.floor(Math.random() * 20);
      const streams = [1, 2, 3].map((each) =>
        copyUntilGone(running, token, `round ${round} stream ${each}`, acknowledged),
      );
      while (acknowledged.size < enough) await sleep(1);
      await running.kill();
      server = undefined;
      await Promise.all(streams);
    }
    const { db } = test.app;
    const copies = await db
      .selectFrom('activity')
      .leftJoin('activity_revision as revision', 'revision.id', 'activity.revision_id')
      .leftJoin('courseware', 'courseware.revision_id', 'revision.id')
      .select(['activity.id', 'revision.number', 'courseware.id as courseware_id', 'courseware.unit_id'])
      .where('activity.origin_resource_id', '=', id)
      .execute();
    expect(copies.length).toBeGreaterThanOrEqual(acknowledged.size);
    expect(copies.filter(({ number, unit_id: placed }) => number !== 1 || placed !== unit_id)).toEqual([]);
    const { copy_count } = await test.get('GET /resource/detail', { id }, { as: 'other' });
    expect(copy_count).toBe(copies.length);
    const coursewareOf = new Map(copies.map((each) => [each.id, each.courseware_id]));
    for (const [key, reply] of acknowledged) {
      expect(coursewareOf.get(reply.activity_id)).toBe(reply.courseware_id);
      expect(await test.get('GET /resource/copy', { id, unit_id, key }, { as: 'other' })).toEqual(reply);
    }
  });
});
