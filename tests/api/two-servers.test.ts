import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { traceId } from '#activities/trace-id.ts';
import type { ApiInput } from '#contract/api.ts';
import { raceServers } from '#tests/support/servers/race-servers.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { changeCourseware, placeCourseware } from '#tests/support/test-courseware.ts';
import { addUnit, completeActivity } from '#tests/support/test-resources.ts';

/**
 * Two servers read the same rows, merge them with what they were sent, and write them: neither loses the other's change.
 * Spaces have such tests in save-entries.test.ts, starting an attempt in start-attempt.test.ts.
 */

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const asStudent = { as: 'student1' } as const;

async function placeFiles(): Promise<number> {
  const activity = await test.get('POST /diy/add', { type: 'file' }, { as: 'teacher' });
  const items = ['p1', 'p2'].map((id) => ({
    id,
    kind: 'video',
    name: `${id}.mp4`,
    media: `https://cdn.example/${id}.mp4`,
    bytes: 1,
  }));
  await completeActivity(test, activity.id, { name: 'Files' }, { items });
  const input = { unit_id: await addUnit(test), activity_ids: [activity.id] };
  const { ids } = await test.get('POST /teacher/courseware_add', input, { as: 'teacher' });
  await changeCourseware(test, ids[0] ?? 0, { is_open: 1 });
  return ids[0] ?? 0;
}

const startAttempt = async (courseware_id: number) =>
  (await test.get('POST /play/start', { courseware_id }, asStudent)).id;

const saveOf = (attempt_id: number, question_id: string, seq: number, response: unknown) => ({
  attempt_id,
  answers: [{ question_id, response, seq, time_ms: 0 }],
});

const readAnswers = async (id: number) => (await test.get('GET /play/attempt', { id }, asStudent)).answers;

describe('the work of a student on two devices', () => {
  const race = async (
    attemptId: number,
    isRead: (row: Readonly<Record<string, unknown>>) => boolean,
    slow: ApiInput<'POST /play/save'>,
    fast: () => Promise<unknown>,
  ) => {
    const token = await test.tokenOf('student1');
    const results = await raceServers(test, {
      isRead,
      slow: (get) => get('POST /play/save', slow, token),
      fast,
    });
    return { ...results, answers: await readAnswers(attemptId) };
  };

  it('keeps the traces of both', async () => {
    const id = await startAttempt(await placeFiles());
    const trace = (parts: Record<string, number>, last_at: number) => ({
      parts,
      last: Object.keys(parts)[0],
      last_at,
    });
    await test.get('POST /play/save', saveOf(id, traceId, 1, trace({ p1: 1_000 }, 1)), asStudent);
    test.advance(600_000);
    const { slow, fast, answers } = await race(
      id,
      (row) => row['question_id'] === traceId && 'response' in row,
      saveOf(id, traceId, 3_000, trace({ p1: 5_000 }, 3)),
      () => test.get('POST /play/save', saveOf(id, traceId, 2_999, trace({ p2: 7_000 }, 2)), asStudent),
    );
    expect([slow, fast]).toMatchObject([
      { answers: [{ result: 'saved' }] },
      { answers: [{ result: 'saved' }] },
    ]);
    expect(answers).toMatchObject([{ response: { parts: { p1: 5_000, p2: 7_000 } } }]);
  });

  it('keeps the newer answer, and tells the device with the older one', async () => {
    const { id: coursewareId } = await placeCourseware(test);
    const id = await startAttempt(coursewareId);
    await test.get('POST /play/save', saveOf(id, 'q1', 1, { option: 'a' }), asStudent);
    const { slow, fast, answers } = await race(
      id,
      (row) => row['question_id'] === 'q1' && 'response' in row,
      saveOf(id, 'q1', 10, { option: 'a' }),
      () => test.get('POST /play/save', saveOf(id, 'q1', 5, { option: 'b' }), asStudent),
    );
    expect([slow, fast]).toMatchObject([
      { answers: [{ result: 'saved' }] },
      { answers: [{ result: 'stale', answer: { response: { option: 'a' } } }] },
    ]);
    expect(answers).toMatchObject([{ response: { option: 'a' }, seq: 10 }]);
  });

  it('marks the answer that was being saved while the attempt was submitted', async () => {
    const { id: coursewareId } = await placeCourseware(test);
    const id = await startAttempt(coursewareId);
    await test.get('POST /play/save', saveOf(id, 'q1', 1, { option: 'a' }), asStudent);
    const { slow, fast, answers } = await race(
      id,
      (row) => row['question_id'] === 'q1' && 'response' in row,
      saveOf(id, 'q1', 2, { option: 'b' }),
      () => test.get('POST /play/submit', { attempt_id: id }, asStudent),
    );
    expect(slow).toMatchObject({ answers: [{ result: 'saved' }] });
    expect(fast).toMatchObject({ state: 'submitted', score: 2 });
    expect(answers.find(({ question_id }) => question_id === 'q1')?.response).toEqual({ option: 'b' });
  });
});
