import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samples as books } from '#activities/ebook/samples.ts';
import { activities } from '#activities/models.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { buildQuiz, placeCourseware, rightResponses } from '#tests/support/test-courseware.ts';

/** Devices count the time spent, and the server limits it by its own clock. */

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
  test.stopClock();
});
afterAll(() => test.close());

const as = 'student1' as const;
const teacher = { as: 'teacher' } as const;
/** Nearly a day, the most that a device may report. */
const muchMs = 86_399_999;

async function start(content = buildQuiz()) {
  const courseware = await placeCourseware(test, {}, { content });
  const attempt = await test.get('POST /play/start', { courseware_id: courseware.id }, { as });
  return { courseware_id: courseware.id, attempt_id: attempt.id };
}

async function save(attempt_id: number, question_id: 'q1' | 'q2' | 'q3', seq: number, time_ms: number) {
  const answers = [{ question_id, response: rightResponses[question_id], seq, time_ms }];
  const reply = await test.get('POST /play/save', { attempt_id, answers }, { as });
  return reply.answers[0]?.answer?.time_ms;
}

async function timesOf(attempt_id: number): Promise<Record<string, number>> {
  const rows = await test.app.db
    .selectFrom('answer')
    .select(['question_id', 'time_ms'])
    .where('attempt_id', '=', attempt_id)
    .execute();
  return Object.fromEntries(rows.map(({ question_id, time_ms }) => [question_id, time_ms]));
}

describe('the time spent on a question', () => {
  it('is no more than has passed since the attempt began', async () => {
    const { courseware_id, attempt_id } = await start();
    test.advance(10_000);
    expect(await save(attempt_id, 'q1', 1, 4_000)).toBe(4_000);
    expect(await save(attempt_id, 'q1', 2, muchMs)).toBe(10_000);
    await test.get('POST /play/submit', { attempt_id }, { as });
    const detail = await test.get(
      'GET /study/question_detail',
      { courseware_id, question_id: 'q1' },
      teacher,
    );
    expect(detail.median_time_ms).toBe(10_000);
  });

  it('is never less than an earlier save told, such as one of another device', async () => {
    const { attempt_id } = await start();
    test.advance(60_000);
    expect(await save(attempt_id, 'q1', 1, 9_000)).toBe(9_000);
    expect(await save(attempt_id, 'q1', 2, 4_000)).toBe(9_000);
    expect(await save(attempt_id, 'q1', 3, 11_000)).toBe(11_000);
  });

  it('is no more than has passed since it was opened, where it has a limit', async () => {
    const { attempt_id } = await start(buildQuiz({ q1TimeLimitS: 30 }));
    test.advance(60_000);
    await test.get('POST /play/show_question', { attempt_id, question_id: 'q1' }, { as });
    test.advance(5_000);
    expect(await save(attempt_id, 'q1', 1, 40_000)).toBe(5_000);
    test.advance(1_000);
    await test.get('POST /play/submit', { attempt_id, times: { q1: muchMs } }, { as });
    expect(await timesOf(attempt_id)).toEqual({ q1: 6_000 });
  });

  it('is nothing for a question with a limit that was never opened', async () => {
    const { attempt_id } = await start(buildQuiz({ q1TimeLimitS: 30 }));
    test.advance(60_000);
    await test.get('POST /play/submit', { attempt_id, times: { q1: 50_000, q2: 8_000 } }, { as });
    expect(await timesOf(attempt_id)).toEqual({ q1: 0, q2: 8_000 });
  });
});

describe('the times of an attempt', () => {
  it('are together no more than it has run; each gives way in proportion', async () => {
    const { courseware_id, attempt_id } = await start();
    test.advance(60_000);
    await save(attempt_id, 'q1', 1, 60_000);
    await save(attempt_id, 'q2', 1, 30_000);
    const grid = await test.get('GET /study/grid', { courseware_id }, teacher);
    expect(grid.rows.find((row) => row.attempt_id === attempt_id)?.time_ms).toBe(60_000);
    const detail = { courseware_id, user_id: test.school.people.student1 };
    const during = await test.get('GET /study/personal_detail', detail, teacher);
    expect(during.answers.map(({ time_ms }) => time_ms)).toEqual([40_000, 20_000]);
    await test.get('POST /play/submit', { attempt_id, times: { q3: muchMs } }, { as });
    expect(await timesOf(attempt_id)).toEqual({ q1: 24_000, q2: 12_000, q3: 24_000 });
    const { rows } = await test.get('GET /study/grid', { courseware_id }, teacher);
    expect(rows.find((row) => row.attempt_id === attempt_id)?.time_ms).toBe(60_000);
  });

  it('stay as they were counted where they fit', async () => {
    const { attempt_id } = await start();
    test.advance(60_000);
    await save(attempt_id, 'q1', 1, 20_000);
    await save(attempt_id, 'q2', 1, 15_000);
    await test.get('POST /play/submit', { attempt_id, times: { q1: 25_000 } }, { as });
    expect(await timesOf(attempt_id)).toEqual({ q1: 25_000, q2: 15_000 });
  });
});

describe('the times of pages that were read', () => {
  it('are limited to the time that had passed when they were reported', () => {
    const trace = activities.find('ebook')?.work.trace;
    const [book] = books.contents;
    const given = book?.traces?.whole;
    if (!trace || !given) throw new Error('No book');
    const parts = Object.keys(given.parts);
    const claimed = { parts: Object.fromEntries(parts.map((id) => [id, muchMs])) };
    const held = trace.limitTimes(claimed, 12_000);
    expect(held).toEqual({ parts: Object.fromEntries(parts.map((id) => [id, 12_000])) });
    expect(trace.limitTimes(given, muchMs)).toEqual(given);
  });
});
