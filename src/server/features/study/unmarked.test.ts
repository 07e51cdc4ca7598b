import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { traceId } from '#form/trace-id.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { changeCourseware, placeCourseware, rightResponses } from '#tests/support/test-courseware.ts';
import { addUnit, completeActivity } from '#tests/support/test-resources.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

/** Activities without marks are created, opened by students, finished, and looked at by the teacher. */

let test: TestApp;
let courseware_id: number;
const teacher = { as: 'teacher' } as const;
const opened = { opened_at: 1_790_000_000_000 };
const url = 'https://water.example/cycle';

async function build(): Promise<number> {
  const { calendars, classes, subjects } = test.school;
  const place = { calendar_id: calendars.current, class_id: classes.a, subject_id: subjects.maths };
  const { id: unit_id } = await test.get('POST /teacher/unit_add', { name: 'Water', ...place }, teacher);
  const { id, draft_version } = await test.get('POST /diy/add', { type: 'link' }, teacher);
  const form = {
    name: 'Water',
    description: 'Rain',
    subject_id: subjects.maths,
    grade: 4,
    difficulty: 'easy' as const,
  };
  const content = { url, title: 'Water', note: 'Read it' };
  await test.get('POST /diy/save', { id, draft_version, form, content }, teacher);
  const completion = await test.get('POST /diy/complete', { id }, teacher);
  expect(completion).toMatchObject({ completed: true, issues: [] });
  const { ids } = await test.get('POST /teacher/courseware_add', { unit_id, activity_ids: [id] }, teacher);
  await test.get('POST /teacher/courseware_open', { id: ids[0] ?? 0 }, teacher);
  expect((await test.get('GET /diy/list', {}, teacher)).items[0]).toMatchObject({ id, question_count: 0 });
  expect((await test.get('GET /teacher/course_list', { unit_id }, teacher)).course_list).toMatchObject([
    { type: 'link', is_marked: false, question_count: 0 },
  ]);
  return ids[0] ?? 0;
}

async function save(attempt_id: number, seq: number, response: unknown, time_ms: number, as: PersonKey) {
  const answers = [{ question_id: traceId, response, seq, time_ms }];
  return test.get('POST /play/save', { attempt_id, answers }, { as });
}

const readGrid = () => test.get('GET /study/grid', { courseware_id }, teacher);

beforeAll(async () => {
  test = await openTestApp();
  courseware_id = await build();
});
afterAll(() => test.close());

describe('an activity without marks', () => {
  it('is opened and finished by a student, who may look at it again under any feedback rule', async () => {
    const student = { as: 'student1' } as const;
    const settings = { feedback_rule: 'never' as const };
    await test.get('POST /teacher/courseware_update', { id: courseware_id, settings }, teacher);
    const { item } = await test.get('GET /play/courseware', { id: courseware_id }, student);
    expect(item).toMatchObject({ is_marked: false, question_count: 0, max_score: 0 });
    const { id } = await test.get('POST /play/start', { courseware_id }, student);
    await save(id, 1, opened, 0, 'student1');
    test.advance(90_000);
    // The repeated answer also reports the time.
    await save(id, 2, opened, 80_000, 'student1');
    const done = await test.get('POST /play/submit', { attempt_id: id }, student);
    expect(done).toMatchObject({ is_marked: false, state: 'submitted', max_score: 0, needs_teacher: false });
    expect(done.content).toMatchObject({ url });
    expect(done.answers).toMatchObject([{ question_id: traceId, response: opened, time_ms: 80_000 }]);
  });

  it('reports on the whole class, including students who have not started', async () => {
    const detail = await test.get('GET /study/question_detail', { courseware_id }, teacher);
    const { student1, student2 } = test.school.people;
    expect(detail.report.rows).toMatchObject([{ label: 'Opened the content', student_ids: [student1] }]);
    expect(detail.report.unanswered).toEqual([student2]);
    expect(detail.students.map(({ user_id, has_started }) => [user_id, has_started])).toEqual([
      [student1, true],
      [student2, false],
    ]);
  });

  it('shows the teacher when it was opened and finished, and for how long', async () => {
    await test.get('POST /play/start', { courseware_id }, { as: 'student2' });
    const { courseware, rows } = await readGrid();
    expect(courseware).toMatchObject({ is_marked: false, has_progress: false, started: 2, submitted: 1 });
    expect(rows).toMatchObject([
      {
        state: 'submitted',
        time_ms: 80_000,
        progress: null,
        cells: [{ question_id: traceId, state: 'answered' }],
      },
      { state: 'in_progress', submitted_at: null, cells: [] },
    ]);
    const [first] = rows;
    expect((first?.submitted_at ?? 0) - (first?.started_at ?? 0)).toBeGreaterThanOrEqual(90_000);
    const { items } = await test.get('GET /study/list', {}, teacher);
    expect(items[0]).toMatchObject({ is_marked: false, average: null, waiting: 0, submitted: 1 });
  });

  it('is no part of a trend', async () => {
    const quiz = await placeCourseware(test);
    const answers = Object.entries(rightResponses).map(([question_id, response]) => ({
      question_id,
      response,
      seq: 1,
    }));
    const { id } = await test.get('POST /play/start', { courseware_id: quiz.id }, { as: 'student1' });
    await test.get('POST /play/save', { attempt_id: id, answers }, { as: 'student1' });
    await test.get('POST /play/submit', { attempt_id: id }, { as: 'student1' });
    const user_id = test.school.people.student1;
    const { trend } = await test.get('GET /study/personal_detail', { courseware_id, user_id }, teacher);
    expect(trend.map((point) => point.courseware_id)).toEqual([quiz.id]);
  });
});

describe('an activity made of parts', () => {
  /** Videos that play without conversion. */
  const files = (...ids: string[]) => ({
    items: ids.map((id) => ({
      id,
      kind: 'video',
      name: `${id}.mp4`,
      media: `https://cdn.example/${id}.mp4`,
      bytes: 1,
    })),
  });
  const times = (...ids: string[]) => ({ parts: Object.fromEntries(ids.map((id) => [id, 9_000])) });
  const progressNow = async () => (await readGrid()).rows.map(({ progress }) => progress);
  let activity_id: number;
  let begun: number;

  beforeAll(async () => {
    activity_id = (await test.get('POST /diy/add', { type: 'file' }, teacher)).id;
    await completeActivity(test, activity_id, { name: 'Files' }, files('a', 'b', 'c'));
    const input = { unit_id: await addUnit(test), activity_ids: [activity_id] };
    courseware_id = (await test.get('POST /teacher/courseware_add', input, teacher)).ids[0] ?? 0;
    await changeCourseware(test, courseware_id, { is_open: 1 });
    begun = (await test.get('POST /play/start', { courseware_id }, { as: 'student1' })).id;
  });

  it('shows no progress of students who have opened nothing', async () => {
    expect((await readGrid()).courseware).toMatchObject({ is_marked: false, has_progress: true });
    expect(await progressNow()).toEqual([null, null]);
    // A save without a response counts as never opened.
    await save(begun, 1, null, 500, 'student1');
    expect(await progressNow()).toEqual([null, null]);
  });

  it('shows how many parts a student has read, also after finishing without the rest', async () => {
    await save(begun, 2, { parts: { a: 9_000, b: 400 } }, 9_400, 'student1');
    expect(await progressNow()).toEqual([{ done: 1, of: 3 }, null]);
    await save(begun, 3, times('a', 'b'), 18_000, 'student1');
    await test.get('POST /play/submit', { attempt_id: begun }, { as: 'student1' });
    expect((await readGrid()).rows[0]).toMatchObject({ state: 'submitted', progress: { done: 2, of: 3 } });
  });

  it('measures progress in the attempt’s own revision, even if the courseware has another one now', async () => {
    await completeActivity(test, activity_id, { name: 'Files' }, files('a', 'b', 'd', 'e'));
    await test.get('POST /diy/sync', { activity_id, courseware_ids: [courseware_id] }, teacher);
    const { id } = await test.get('POST /play/start', { courseware_id }, { as: 'student2' });
    await save(id, 1, times('a', 'd'), 18_000, 'student2');
    expect(await progressNow()).toEqual([
      { done: 2, of: 3 },
      { done: 2, of: 4 },
    ]);
  });

  it('limits the time of a part to the time that has passed', async () => {
    const { id } = await test.get('POST /play/start', { courseware_id }, { as: 'student2' });
    test.advance(30_000);
    const claimed = { parts: { a: 86_399_999, d: 20_000 } };
    await save(id, 2, claimed, 86_399_999, 'student2');
    const detail = await test.get('GET /study/question_detail', { courseware_id }, teacher);
    const mean_ms = Object.fromEntries(detail.report.rows.map((row) => [row.label, row.mean_ms ?? 0]));
    expect(mean_ms['d.mp4']).toBe(20_000);
    expect(mean_ms['a.mp4']).toBeGreaterThanOrEqual(15_000);
    expect(mean_ms['a.mp4']).toBeLessThan(600_000);
    expect(detail.median_time_ms).toBeLessThan(600_000);
  });
});
