import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { traceId } from '#form/trace-id.ts';
import { up as renameTraces } from '#server/database/migrations/2026-11-26-traces.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { changeCourseware, placeCourseware } from '#tests/support/test-courseware.ts';
import { addUnit, completeActivity } from '#tests/support/test-resources.ts';

/** Reading traces of two devices are merged without losses. */

let test: TestApp;
let attempt_id: number;
const as = 'student1';

async function save(seq: number, response: unknown, time_ms = 0) {
  const answers = [{ question_id: traceId, response, seq, time_ms }];
  const reply = await test.get('POST /play/save', { attempt_id, answers }, { as });
  return reply.answers[0];
}
const describeVideo = (id: string) => ({
  id,
  kind: 'video',
  name: `${id}.mp4`,
  media: `https://cdn.example/${id}.mp4`,
  bytes: 1,
});
const parts = (times: Record<string, number>, last: string, last_at: number) => ({
  parts: times,
  last,
  last_at,
});
const kept = async () => (await test.get('GET /play/attempt', { id: attempt_id }, { as })).answers;

beforeAll(async () => {
  test = await openTestApp();
  const teacher = { as: 'teacher' } as const;
  const activity = await test.get('POST /diy/add', { type: 'file' }, teacher);
  await completeActivity(
    test,
    activity.id,
    { name: 'Files' },
    { items: ['p1', 'p2', 'p3'].map(describeVideo) },
  );
  const input = { unit_id: await addUnit(test), activity_ids: [activity.id] };
  const courseware_id = (await test.get('POST /teacher/courseware_add', input, teacher)).ids[0] ?? 0;
  await changeCourseware(test, courseware_id, { is_open: 1 });
  ({ id: attempt_id } = await test.get('POST /play/start', { courseware_id }, { as }));
  test.advance(600_000);
});
afterAll(() => test.close());

describe('a trace from two devices', () => {
  it('is merged in any order of saves, and none of them is stale', async () => {
    expect(await save(50, parts({ p1: 9_000, p2: 1_000 }, 'p2', 20), 10_000)).toMatchObject({
      result: 'saved',
    });
    // The other device started earlier and has smaller times.
    expect(await save(3, parts({ p1: 4_000, p3: 7_000 }, 'p3', 10), 11_000)).toMatchObject({
      result: 'saved',
      answer: { response: parts({ p1: 9_000, p2: 1_000, p3: 7_000 }, 'p2', 20), time_ms: 11_000 },
    });
    expect(await kept()).toMatchObject([
      { question_id: traceId, response: parts({ p1: 9_000, p2: 1_000, p3: 7_000 }, 'p2', 20) },
    ]);
  });

  it('changes nothing when a save is repeated, and keeps its parts when only time is reported', async () => {
    const before = await kept();
    expect(await save(3, parts({ p1: 4_000, p3: 7_000 }, 'p3', 10), 11_000)).toMatchObject({
      result: 'saved',
    });
    expect(await kept()).toEqual(before);
    await save(60, null, 20_000);
    expect(await kept()).toMatchObject([{ response: before[0]?.response, time_ms: 20_000 }]);
  });

  it('refuses malformed traces, and traces of an activity without traces', async () => {
    expect(await save(70, { parts: { p1: -1 } })).toMatchObject({ result: 'invalid' });
    const quiz = await placeCourseware(test);
    const { id } = await test.get('POST /play/start', { courseware_id: quiz.id }, { as });
    const answers = [{ question_id: traceId, response: { opened_at: 1 }, seq: 1 }];
    const reply = await test.get('POST /play/save', { attempt_id: id, answers }, { as });
    expect(reply.answers).toMatchObject([{ result: 'invalid' }]);
  });

  it('is found under its name of today where it was stored before traces had one', async () => {
    const before = await kept();
    await test.app.db
      .updateTable('answer')
      .set({ question_id: 'reading' })
      .where('question_id', '=', traceId)
      .execute();
    expect(await kept()).toEqual([]);
    await renameTraces(test.app.db);
    expect(await kept()).toEqual(before);
  });
});
