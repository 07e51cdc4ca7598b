import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endPastSubstitutions } from '#server/features/classes/substitute-sweep.service.ts';
import { dayOf } from '#server/school-days.ts';
import { readStream } from '#tests/support/clients/read-stream.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware } from '#tests/support/test-courseware.ts';

/** A substitute sees a class until the end of the last day, and nothing afterwards. */

let test: TestApp;
const admin = { as: 'admin' } as const;
const dayMs = 86_400_000;
const inDays = (days: number) => dayOf(test.app.now() + days * dayMs, 'Asia/Hong_Kong');

beforeAll(async () => {
  test = await openTestApp();
  await test.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => test.close());

const addSubstitute = (until?: string) => {
  const { people, classes, subjects } = test.school;
  const teaching = { class_id: classes.a, subject_id: subjects.maths, user_id: people.other };
  return test.call('POST /admin/teaching_add', { ...teaching, ...(until && { until }) }, admin);
};
const readEnd = async () => {
  const { teachings } = await test.get('GET /admin/class', { id: test.school.classes.a }, admin);
  return teachings.find(({ user_id }) => user_id === test.school.people.other)?.ends_at;
};

it('ends after the last day: the open grid closes, access is refused, and the audit has an entry', async () => {
  const { id } = await placeCourseware(test);
  const { port } = test.server.server.address() as AddressInfo;
  expect((await addSubstitute(inDays(-1))).key).toBe('substitute_day_past');
  expect((await addSubstitute(inDays(1))).key).toBe('success');
  expect((await addSubstitute(inDays(0))).key).toBe('success');
  expect(dayOf((await readEnd()) ?? 0, 'Asia/Hong_Kong')).toBe(inDays(0));
  const sees = async () => (await test.call('GET /study/grid', { courseware_id: id }, { as: 'other' })).key;
  const token = await test.tokenOf('other');
  const grid = await readStream(`http://127.0.0.1:${port}/api/study/live?courseware_id=${id}`, token);
  await grid.readUntil(/retry/);
  await endPastSubstitutions(test.app);
  expect(await sees()).toBe('success');

  await test.advanceSignedIn(dayMs);
  await endPastSubstitutions(test.app);
  // The stream ends long before the next heartbeat, which would come after this test's time limit.
  await grid.readToEnd();
  expect(await sees()).toBe('not_found');
  expect((await test.get('GET /teacher/index', {}, { as: 'other' })).class_list).toMatchObject([
    { class_name: '4B' },
  ]);
  const entries = await test.app.db.selectFrom('audit_entry').selectAll().orderBy('id').execute();
  expect(entries.map(({ action, actor_id }) => [action, actor_id === null])).toEqual([
    ['teaching.add', false],
    ['teaching.add', false],
    ['teaching.remove', true],
  ]);
});

it('does not change permanent teachings, and becomes permanent if somebody enters it again without an end', async () => {
  await addSubstitute();
  await addSubstitute(inDays(3));
  expect(await readEnd()).toBeNull();
  await test.advanceSignedIn(10 * dayMs);
  await endPastSubstitutions(test.app);
  expect(await readEnd()).toBeNull();
});
