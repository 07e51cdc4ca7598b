import { afterAll, beforeAll, expect, it } from 'vitest';
import { traceId } from '#form/trace-id.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { PersonKey } from '#tests/support/test-school.ts';
import { placeVideoQuiz, stopAt } from '#tests/support/test-video-quiz.ts';

/** What students watch: merged over devices, no more than passed, and joined with their marks for the teacher. */

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  test.stopClock();
});
afterAll(() => test.close());

type Stretch = [number, number];
const trace = (watched: Stretch[], again: Stretch[] = [], at = watched.at(-1)?.[1] ?? 0) => ({
  watched,
  again,
  at,
  noted_at: test.app.now(),
});

const start = (courseware_id: number, as: PersonKey) =>
  test.get('POST /play/start', { courseware_id }, { as });

const note = (attempt_id: number, as: PersonKey, response: unknown) =>
  test.get('POST /play/save', { attempt_id, answers: [{ question_id: traceId, response, seq: 1 }] }, { as });

const readTrace = async (id: number, as: PersonKey) =>
  (await test.get('GET /play/attempt', { id }, { as })).answers.find(
    ({ question_id }) => question_id === traceId,
  )?.response;

async function place() {
  const { id } = await placeVideoQuiz(test, [stopAt('q1', 60), stopAt('q2', 110)]);
  return id;
}

it('gives every device what all of them watched', async () => {
  const { id } = await start(await place(), 'student1');
  test.advance(120_000);
  await note(id, 'student1', trace([[0, 300]], [[10, 40]]));
  await note(
    id,
    'student1',
    trace(
      [
        [250, 600],
        [900, 1_000],
      ],
      [[30, 80]],
    ),
  );
  expect(await readTrace(id, 'student1')).toMatchObject({
    watched: [
      [0, 600],
      [900, 1_000],
    ],
    again: [[10, 80]],
    at: 1_000,
  });
});

it('gives no device back what another has made up', async () => {
  const { id } = await start(await place(), 'student2');
  test.advance(10_000);
  const forged = trace([[0, 36_000]], [[0, 36_000]]);
  await note(id, 'student2', forged);
  expect(await readTrace(id, 'student2')).toMatchObject({ watched: [[0, 200]], again: [] });
  test.advance(5_000);
  await note(id, 'student2', trace([[20_000, 30_000]]));
  expect(await readTrace(id, 'student2')).toMatchObject({ watched: [[0, 300]] });
  for (const hostile of [{}, { watched: [[5, 1]] }, { watched: 'x', at: 1, noted_at: 1 }, [[0, 1]]]) {
    const { answers } = await note(id, 'student2', hostile);
    expect(answers[0]?.result).toBe('invalid');
  }
});

it('shows the teacher what was watched so far, and after handing in what the wrong had skipped', async () => {
  const courseware_id = await place();
  const people: [PersonKey, Stretch[], string][] = [
    [
      'student1',
      [
        [0, 300],
        [500, 1_200],
      ],
      'b',
    ],
    [
      'student2',
      [
        [0, 200],
        [500, 700],
      ],
      'b',
    ],
  ];
  const attempts = [];
  for (const [as] of people) attempts.push({ as, ...(await start(courseware_id, as)) });
  test.advance(300_000);
  for (const [index, [as, watched, option]] of people.entries()) {
    const attempt_id = attempts[index]?.id ?? 0;
    await note(attempt_id, as, trace(watched));
    const answers = [{ question_id: 'q1', response: { option }, seq: 1 }];
    await test.get('POST /play/save', { attempt_id, answers }, { as });
  }
  const read = () =>
    test.get('GET /study/question_detail', { courseware_id, question_id: traceId }, { as: 'teacher' });
  const during = await read();
  expect(during.report.timeline?.people).toHaveLength(2);
  expect(during.report.timeline?.stops[0]).toEqual({
    question_id: 'q1',
    at_s: 60,
    facility: null,
    median_ms: null,
  });
  expect(during.courseware.has_trace).toBe(true);
  expect(during.students.map(({ response }) => response).filter(Boolean)).toEqual([]);
  for (const { as, id } of attempts) await test.get('POST /play/submit', { attempt_id: id }, { as });
  const { report, all } = await read();
  const { timeline } = report;
  expect(timeline?.stops.map(({ facility }) => facility)).toEqual(
    all.map(({ facility_index }) => facility_index),
  );

  expect(timeline?.stops[0]?.skipped).toEqual({
    from_s: 30,
    to_s: 50,
    count: 2,
    of: 2,
  });
});
