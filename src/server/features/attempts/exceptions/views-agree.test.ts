import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  addStudents,
  placeCourseware,
  rightResponses,
  wrongResponses,
} from '#tests/support/test-courseware.ts';

/** All screens of teachers and students agree on exceptions. */

const minute = 60_000;
const teacher = { as: 'teacher' } as const;

let test: TestApp;
let courseware_id: number;
let unit_id: number;

beforeAll(async () => {
  test = await openTestApp();
  test.stopClock();
});
afterAll(() => test.close());

type Student = 'student1' | 'student2';

async function begin(as: Student, response: unknown): Promise<number> {
  const { id: attempt_id } = await test.get('POST /play/start', { courseware_id }, { as });
  const answers = [{ question_id: 'q1', response, seq: 1 }];
  await test.get('POST /play/save', { attempt_id, answers }, { as });
  return attempt_id;
}
const submit = (attempt_id: number, as: Student) => test.get('POST /play/submit', { attempt_id }, { as });

/** The numbers of assigned, started and submitted in all of the teacher's lists, and the attempts behind them. */
async function readCounts() {
  const place = { courseware_id, question_id: 'q1' };
  const { courseware, rows } = await test.get('GET /study/grid', { courseware_id }, teacher);
  const [listed] = (await test.get('GET /study/list', { unit_id }, teacher)).items;
  const { course_list } = await test.get('GET /teacher/course_list', { unit_id }, teacher);
  const { statistics } = await test.get('GET /study/question_detail', place, teacher);
  const three = (item: typeof courseware | typeof listed | undefined) => [
    item?.assigned,
    item?.started,
    item?.submitted,
  ];
  const [first] = course_list;
  expect(three(listed)).toEqual(three(courseware));
  expect([first?.assigned, first?.started, first?.submitted]).toEqual(three(courseware));
  expect(listed?.average_of).toBe(listed?.submitted);
  expect(statistics?.attempts ?? 0).toBe(listed?.submitted);
  const states = rows.map(({ student_name, state, score }) => [student_name, state, score]);
  return { counts: three(courseware), average: listed?.average, states };
}

/** The courseware and its newest attempt in the student's own app. */
async function readOwn(as: Student) {
  const { item } = await test.get('GET /play/courseware', { id: courseware_id }, { as });
  const home = (await test.get('GET /play/home', {}, { as })).items.filter(
    (each) => each.courseware_id === courseware_id,
  );
  expect(home).toEqual([item]);
  const [attempt] = item.attempts;
  const { state, score, deadline_at } = await test.get('GET /play/attempt', { id: attempt?.id ?? 0 }, { as });
  expect([attempt?.state, attempt?.score]).toEqual([state, score]);
  return { state, score, deadline_at, exception: item.exception };
}

it('agrees for more time while the clock runs, an excused student and a reopened attempt', async () => {
  const [absent] = await addStudents(test, 1);
  const placed = await placeCourseware(test, { time_limit_minutes: 30 });
  courseware_id = placed.id;
  unit_id = placed.unitId;
  const start = test.app.now();
  const slow = await begin('student1', rightResponses.q1);
  const hasty = await begin('student2', wrongResponses.q1);
  await submit(hasty, 'student2');
  expect(await readCounts()).toMatchObject({ counts: [3, 2, 1] });
  expect(await readOwn('student1')).toMatchObject({ deadline_at: start + 30 * minute, exception: undefined });

  const give = (user_id: number, change: { extra_minutes: number } | { is_excused: boolean }) =>
    test.get('POST /study/set_exceptions', { courseware_id, user_ids: [user_id], ...change }, teacher);
  const { student1, student2 } = test.school.people;
  test.advance(20 * minute);
  await give(student1, { extra_minutes: 10 });
  await give(absent?.id ?? 0, { is_excused: true });
  const returned = { courseware_id, user_ids: [student2], is_return: true, message: 'Again' };
  await test.get('POST /study/reopen_attempts', returned, teacher);
  expect(await readCounts()).toEqual({
    counts: [2, 2, 0],
    average: null,
    states: [
      ['student1', 'in_progress', null],
      ['student2', 'in_progress', null],
      ['extra1', 'not_started', null],
    ],
  });
  expect(await readOwn('student1')).toMatchObject({
    state: 'in_progress',
    deadline_at: start + 40 * minute,
    exception: { extra_minutes: 10 },
  });
  expect(await readOwn('student2')).toMatchObject({ state: 'in_progress', score: null, deadline_at: null });

  // The time limit of the class is over, but the extra minutes are still running.
  await test.advanceSignedIn(15 * minute);
  expect(await readOwn('student1')).toMatchObject({ state: 'in_progress' });
  await submit(slow, 'student1');
  const answers = [{ question_id: 'q1', response: rightResponses.q1, seq: 2 }];
  await test.get('POST /play/save', { attempt_id: hasty, answers }, { as: 'student2' });
  await submit(hasty, 'student2');
  expect(await readCounts()).toEqual({
    counts: [2, 2, 2],
    average: 0.2,
    states: [
      ['student1', 'submitted', 2],
      ['student2', 'submitted', 2],
      ['extra1', 'not_started', null],
    ],
  });
  expect(await readOwn('student2')).toMatchObject({ state: 'submitted', score: 2 });
});
