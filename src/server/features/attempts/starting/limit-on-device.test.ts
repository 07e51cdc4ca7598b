import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digitaltravel } from '#activities/digitaltravel/activity.ts';
import { coursewareSettings } from '#contract/coursewares.ts';
import { forAnyContent } from '#form/registry.ts';
import { traceId } from '#form/trace-id.ts';
import { openQuestion } from '#parts/quiz-questions/samples/sample-parts.ts';
import { submitOverdueAttempts } from '#server/features/attempts/ending/submit.service.ts';
import { insertGroups } from '#tests/support/choose-targets.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware } from '#tests/support/test-courseware.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

/** A trip on site counts its minutes on the device, from the first check-in: the server ends nothing by them. */

let test: TestApp;
const minuteMs = 60_000;
const teacher = { as: 'teacher' } as const;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

function placeTrip(digital_mode: 'site' | 'screen', settings = {}) {
  const draft = digitaltravel.content.draft.parse({
    digital_mode,
    stops: [{ id: 'pier', name: 'Pier', scene: 'place', check_in: { id: 'in-pier', code: '7KQ2MX' } }],
    questions: [{ ...openQuestion('see', { text: 'What do you see?' }), stop_id: 'pier' }],
  });
  const content = digitaltravel.content.resolve(draft, {});
  return placeCourseware(
    test,
    { time_limit_minutes: 30, ...settings },
    { content, model: forAnyContent(digitaltravel) },
  );
}

const start = (courseware_id: number, as: PersonKey = 'student1') =>
  test.get('POST /play/start', { courseware_id }, { as });
const readState = async (id: number, as: PersonKey = 'student1') =>
  (await test.get('GET /play/attempt', { id }, { as })).state;

describe('a time limit', () => {
  it('ends no trip on site, also of a group, and is told to the device', async () => {
    const { id } = await placeTrip('site');
    const { setId } = await insertGroups(test, [[test.school.people.student1]]);
    await test.app.db
      .updateTable('courseware_record')
      .set({ work_by: 'group', group_set_id: setId })
      .where('id', '=', id)
      .execute();
    const ofGroup = await start(id);
    const alone = await start(id, 'student2');
    for (const attempt of [ofGroup, alone])
      expect(attempt).toMatchObject({ deadline_at: null, limit_minutes: 30 });
    await test.advanceSignedIn(24 * 60 * minuteMs);
    await submitOverdueAttempts(test.app);
    expect([await readState(ofGroup.id), await readState(alone.id, 'student2')]).toEqual([
      'in_progress',
      'in_progress',
    ]);
  });

  it('ends a trip on screen as it ends a quiz', async () => {
    const { id } = await placeTrip('screen');
    const attempt = await start(id);
    expect(attempt.deadline_at).toBe(attempt.started_at + 30 * minuteMs);
    expect(attempt.limit_minutes).toBeUndefined();
    await test.advanceSignedIn(31 * minuteMs);
    await submitOverdueAttempts(test.app);
    expect(await readState(attempt.id)).toBe('submitted');
  });

  it('leaves the due time of a trip on site, whatever changes meanwhile', async () => {
    const due_at = test.app.now() + 60 * minuteMs;
    const { id } = await placeTrip('site', { due_at });
    const attempt = await start(id);
    expect(attempt.deadline_at).toBe(due_at);
    const list = await test.get('GET /teacher/courseware_search', { keyword: '' }, teacher);
    const placed = list.items.find((each) => each.id === id);
    if (!placed) throw new Error('The trip is not listed');
    const settings = { ...coursewareSettings.parse(placed), time_limit_minutes: 10 };
    await test.get('POST /teacher/courseware_update', { id, settings }, teacher);
    const read = () => test.get('GET /play/attempt', { id: attempt.id }, { as: 'student1' });
    expect(await read()).toMatchObject({ deadline_at: due_at, limit_minutes: 10 });
    const exception = { extra_minutes: 5, due_at: null, extra_attempts: 0, is_excused: false };
    const user_ids = [test.school.people.student1];
    await test.get('POST /study/set_exceptions', { courseware_id: id, user_ids, ...exception }, teacher);
    expect(await read()).toMatchObject({ deadline_at: due_at + 5 * minuteMs, limit_minutes: 15 });
  });

  it('is announced before the start as one that ends nothing', async () => {
    const readItem = async (id: number) =>
      (await test.get('GET /play/courseware', { id }, { as: 'student1' })).item;
    const onSite = await readItem((await placeTrip('site')).id);
    expect(onSite).toMatchObject({ time_limit_minutes: 30, limit_on_device: true });
    expect((await readItem((await placeTrip('screen')).id)).limit_on_device).toBeUndefined();
  });
});

describe('the report of ways', () => {
  it('says who was over the limit, by the clocks of the devices alone, and who has more time', async () => {
    const { id: courseware_id } = await placeTrip('site');
    const user_ids = [test.school.people.student2];
    const exception = { extra_minutes: 20, due_at: null, extra_attempts: 0, is_excused: false };
    await test.get('POST /study/set_exceptions', { courseware_id, user_ids, ...exception }, teacher);
    // A device whose clock is years off.
    const at = Date.UTC(2031, 4, 1, 9);
    const responses = {
      'in-pier': { way: 'word', at },
      [traceId]: {
        parts: {},
        visits: [{ stop_id: 'pier', at: at - 90 * minuteMs }],
        worked_until: at + 42.5 * minuteMs,
      },
    };
    const answers = Object.entries(responses).map(([question_id, response]) => ({
      question_id,
      response,
      seq: 1,
    }));
    for (const as of ['student1', 'student2'] as const) {
      const { id: attempt_id } = await start(courseware_id, as);
      await test.get('POST /play/save', { attempt_id, answers }, { as });
    }
    const input = { courseware_id, question_id: traceId };
    const { report } = await test.get('GET /study/question_detail', input, teacher);
    const { student1, student2 } = test.school.people;
    const reached = [{ part_id: 'pier', at, label: 'Self-reported only' }];
    expect(report.routes).toMatchObject([
      { student_id: student1, over_minutes: 12, reached },
      { student_id: student2, reached },
    ]);
    expect(report.routes?.[1]).not.toHaveProperty('over_minutes');
  });
});
