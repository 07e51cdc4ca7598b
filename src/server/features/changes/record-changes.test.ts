import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#server/database/database.ts';
import { type Change, recordChanges } from '#server/features/changes/record-changes.service.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const describeMark = (question: string): Change => ({
  kind: 'mark.given',
  at: 1,
  by: test.school.people.teacher,
  attempt: { id: 7, courseware_id: 9 },
  member: test.school.people.student1,
  question: { id: question, title: question, marked_by: 'teacher' },
  given: 2,
  before: { score: null, comment: '' },
  after: { score: 2, comment: 'Good' },
});

const countEntries = async () => (await test.app.db.selectFrom('audit_entry').select('id').execute()).length;

it('writes audit entries in the transaction, and tells watchers once, after the commit', async () => {
  const events: string[] = [];
  const stop = test.app.bus.subscribe('courseware', 9, ({ attempt_id }) =>
    events.push(`attempt ${attempt_id}`),
  );
  await inTransaction(test.app.db, async (tx) => {
    await recordChanges(test.app, tx, describeMark('q1'), describeMark('q2'));
    events.push('end of the transaction');
  });
  expect(events).toEqual(['end of the transaction', 'attempt 7']);
  expect(await countEntries()).toBe(2);
  const brokenTransaction = inTransaction(test.app.db, async (tx) => {
    await recordChanges(test.app, tx, describeMark('q3'));
    throw new Error('broken');
  });
  await expect(brokenTransaction).rejects.toThrow('broken');
  stop();
  expect(events).toHaveLength(2);
  expect(await countEntries()).toBe(2);
});
