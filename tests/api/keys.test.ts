import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiKey } from '#contract/api.ts';
import { keepThings } from '#tests/api/keep-things.ts';
import { operationTable } from '#tests/api/operation-table.ts';
import { openSessionOf, requestOf, send } from '#tests/api/send.ts';
import { makeThings, type Things } from '#tests/api/things.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { sentinel } from '#tests/support/test-courseware.ts';

/**
 * The marker is in every key, accepted answer, explanation and teacher's comment. Whatever operation a student calls, on
 * work in progress or submitted, no reply contains it while the feedback rule keeps it back.
 */

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
  await test.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => test.close());

async function makeGuardedThings(rule: 'never' | 'after_due'): Promise<Things> {
  const things = await makeThings(test);
  await test.app.db.updateTable('courseware_record').set({ feedback_rule: rule, due_at: null }).execute();
  const mark = {
    attempt_id: things.submittedId,
    question_id: 'q1',
    seen: 0,
    score: 1,
    comment: `${sentinel}`,
  };
  await test.get('POST /study/mark', mark, { as: 'teacher' });
  return things;
}

const keys = Object.keys(operationTable) as ApiKey[];

describe.each(['never', 'after_due'] as const)('keys are kept back while the rule is %s', (rule) => {
  const getGuardedThings = keepThings(() => makeGuardedThings(rule));

  it('and the marker is where a teacher reads keys', async () => {
    const things = await makeGuardedThings(rule);
    const preview = await test.get(
      'GET /teacher/courseware_preview',
      { id: things.coursewareId },
      { as: 'teacher' },
    );
    expect(JSON.stringify(preview)).toContain(sentinel);
  });

  it.each(keys.flatMap((key) => (['nobody', 'student'] as const).map((person) => [key, person] as const)))(
    '%s by %s',
    async (key, person) => {
      const guarded = await getGuardedThings(test);
      const token = await openSessionOf(test, person);
      const reply = await send(test, { ...requestOf(key, operationTable[key].input(guarded)), token });
      expect(JSON.stringify(reply.envelope)).not.toContain(sentinel);
    },
  );

  it('also in an attempt that was submitted', async () => {
    const things = await makeGuardedThings(rule);
    const reply = await test.get('GET /play/attempt', { id: things.submittedId }, { as: 'student1' });
    expect(JSON.stringify(reply)).not.toContain(sentinel);
    expect(reply.score).toBeNull();
  });
});

/** The student has seen the keys before the attempt was reopened; now the server sends no keys and no comments. */
describe('keys of an earlier submission are withheld from a student who works again', () => {
  /** All calls of the student app except submitting, after which the rule allows the keys again. */
  const calls = keys.filter((key) => key.includes(' /play/') && key !== 'POST /play/submit');
  let reopened: Things | undefined;

  async function makeReopenedThings(): Promise<Things> {
    const things = await makeGuardedThings('never');
    const shownMarksSettings = { feedback_rule: 'after_submit', marks_held: 0 } as const;
    await test.app.db.updateTable('courseware_record').set(shownMarksSettings).execute();
    const attemptBefore = await test.get('GET /play/attempt', { id: things.submittedId }, { as: 'student1' });
    expect(JSON.stringify(attemptBefore)).toContain(sentinel);
    const [, courseware_id = 0] = things.coursewareIds;
    const students = { courseware_id, user_ids: [things.studentId] };
    const { reopened: count } = await test.get('POST /study/reopen_attempts', students, { as: 'teacher' });
    expect(count).toBe(1);
    return { ...things, coursewareId: courseware_id, attemptId: things.submittedId };
  }

  it.each(calls)('%s', async (key) => {
    reopened ??= await makeReopenedThings();
    const token = await openSessionOf(test, 'student');
    const reply = await send(test, { ...requestOf(key, operationTable[key].input(reopened)), token });
    expect(JSON.stringify(reply.envelope)).not.toContain(sentinel);
    if (reply.key === 'success' && !key.startsWith('GET')) reopened = undefined;
  });
});
