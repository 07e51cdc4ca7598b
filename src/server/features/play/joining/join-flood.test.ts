import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware } from '#tests/support/test-courseware.ts';

/** Every transaction syncs the disk, which delays the saves of students. */

let test: TestApp;
const queries: string[] = [];

beforeAll(async () => {
  test = await openTestApp((sql) => queries.push(sql));
});
afterAll(() => test.close());

const join = (code: string, name: string) => test.call('POST /play/guest', { code, name });

async function joinAtOnce(code: string, count: number): Promise<(string | undefined)[]> {
  queries.length = 0;
  const names = Array.from({ length: count }, (_, index) => `Guest ${index}`);
  return (await Promise.all(names.map((name) => join(code, name)))).map(({ key }) => key);
}

const countQueries = (pattern: RegExp) => queries.filter((sql) => pattern.test(sql)).length;
const write = /^(begin|start|insert|update|delete)/i;

it.each([
  ['full', { guest_limit: 1 }, {}, 'guests_full'],
  ['closed', {}, { is_open: 0 }, 'courseware_closed'],
  ['not for guests', {}, { allow_guests: 0 }, 'guests_not_allowed'],
])('a courseware that is %s refuses guests without a write', async (_, settings, change, refusal) => {
  const { id, joinCode } = await placeCourseware(test, { allow_guests: 1, ...settings });
  expect((await join(joinCode, 'First')).key).toBe('success');
  if (Object.keys(change).length > 0)
    await test.app.db.updateTable('courseware_record').set(change).where('id', '=', id).execute();
  const keys = await joinAtOnce(joinCode, 200);
  expect(new Set(keys)).toEqual(new Set([refusal]));
  expect(countQueries(write)).toBe(0);
});

it('guests who come together by a new code are looked up, counted and admitted by few transactions', async () => {
  const { joinCode } = await placeCourseware(test, { allow_guests: 1 });
  const keys = await joinAtOnce(joinCode, 200);
  expect(keys.filter((key) => key === 'success')).toHaveLength(40);
  expect(keys.filter((key) => key === 'guests_full')).toHaveLength(160);
  expect(countQueries(/^commit/i)).toBeGreaterThan(0);
  expect(countQueries(/^commit/i)).toBeLessThan(40);
  expect(countQueries(/guess_counter.*returning|update "guess_counter"/i)).toBeLessThan(80);
});
