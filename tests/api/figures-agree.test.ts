import { afterAll, beforeAll, expect, it } from 'vitest';
import { findClassFacility, listSubmitted } from '#contract/figures/question-figures.ts';
import { openSession } from '#server/features/session/session.service.ts';
import { openPhotoApp, placeWalk } from '#tests/photowork/open-photowork.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import {
  addStudents,
  type PlacedCourseware,
  placeCourseware,
  rightResponses,
} from '#tests/support/test-courseware.ts';
import { isCounted } from '../../src/teacher/features/study/grid-model.ts';
import { makeMarksTable } from '../../src/teacher/features/study/marks-file/marks-table.ts';

/** Every place that shows figures of a class counts the same people and the same shares of marks. */

let test: TestApp;
/** Tokens of six students of 4A. */
let students: { id: number; token: string }[];

const teacher = { as: 'teacher' } as const;

beforeAll(async () => {
  test = await openPhotoApp();
  const extraStudents = await addStudents(test, 4);
  const ids = [
    test.school.people.student1,
    test.school.people.student2,
    ...extraStudents.map(({ id }) => id),
  ];
  students = await Promise.all(ids.map(async (id) => ({ id, token: await openSession(test.app, id) })));
});
afterAll(() => test.close());

async function work(courseware_id: number, token: string, responses: Record<string, unknown>) {
  const { id } = await test.get('POST /play/start', { courseware_id }, { token });
  const answers = Object.entries(responses).map(([question_id, response]) => ({
    question_id,
    response,
    seq: 1,
  }));
  if (answers.length > 0) await test.get('POST /play/save', { attempt_id: id, answers }, { token });
  return id;
}

async function submit(courseware_id: number, token: string, responses: Record<string, unknown>) {
  const attempt_id = await work(courseware_id, token, responses);
  await test.get('POST /play/submit', { attempt_id }, { token });
}

async function joinAsGuest({ joinCode: code }: PlacedCourseware, name: string) {
  return (await test.get('POST /play/guest', { code, name })).userinfo.token;
}

const numbersOf = (item: { assigned: number; started?: number; submitted: number } | undefined) => [
  item?.assigned,
  item?.submitted,
];

/** The numbers of people and the shares of marks that each place shows. */
async function readFigures({ id: courseware_id, unitId: unit_id }: PlacedCourseware) {
  const grid = await test.get('GET /study/grid', { courseware_id }, teacher);
  const [listed] = (await test.get('GET /study/list', { unit_id }, teacher)).items;
  const [placed] = (await test.get('GET /teacher/course_list', { unit_id }, teacher)).course_list;
  const { due_soon, working } = await test.get('GET /teacher/today', {}, teacher);
  const atHome = [...due_soon, ...working].filter((item) => item.courseware_id === courseware_id);
  const detail = await test.get('GET /study/question_detail', { courseware_id }, teacher);
  const { trend } = await test.get(
    'GET /study/personal_detail',
    { courseware_id, user_id: students[0]?.id ?? 0 },
    teacher,
  );
  const countedRows = grid.rows.filter(isCounted);
  const texts = {
    columnHead: (name: string) => name,
    partsHead: (name: string) => name,
    questionHead: (number: number) => `q${number}`,
    describeState: ({ state }: { state: string }) => state,
    nameStudent: ({ student_name }: { student_name: string }) => student_name,
  };
  const table = makeMarksTable(grid, texts);
  const cellOf = (head: string) => table.columns.findIndex((column) => column.head === head);
  return {
    people: {
      grid: numbersOf(grid.courseware),
      rows: [countedRows.length, listSubmitted(countedRows).length],
      list: numbersOf(listed),
      unit: numbersOf(placed),
      home: atHome.map(numbersOf),
      detail: numbersOf(detail.courseware),
    },
    average: {
      list: listed?.average,
      trend: trend.find((item) => item.courseware_id === courseware_id)?.class_share,
    },
    averageOf: listed?.average_of,
    questions: {
      grid: grid.courseware.questions.map((question) => findClassFacility(countedRows, question)),
      analysis: detail.all.map(({ facility_index }) => facility_index),
    },
    attempts: detail.statistics?.attempts,
    percents: table.rows.map((row) => [row[1], row[cellOf('percent')]]),
  };
}

it('counts the class, and neither guests nor excused students', async () => {
  const placed = await placeCourseware(test, { allow_guests: 1, due_at: test.app.now() + 3_600_000 });
  const [one, two, three, idle, leaver, excused] = students;
  for (const student of [one, two]) await submit(placed.id, student?.token ?? '', rightResponses);
  await submit(placed.id, three?.token ?? '', { q1: rightResponses.q1 });
  await work(placed.id, idle?.token ?? '', { q1: rightResponses.q1 });
  await submit(placed.id, leaver?.token ?? '', rightResponses);
  await submit(placed.id, excused?.token ?? '', {});
  for (const name of ['A', 'B', 'C']) await submit(placed.id, await joinAsGuest(placed, name), {});
  await work(placed.id, await joinAsGuest(placed, 'D'), {});
  await test.app.db
    .deleteFrom('class_student')
    .where('user_id', '=', leaver?.id ?? 0)
    .execute();
  const excuse = { courseware_id: placed.id, user_ids: [excused?.id ?? 0], is_excused: true };
  await test.get('POST /study/set_exceptions', excuse, teacher);

  const figures = await readFigures(placed);
  const people = [5, 4];
  expect(figures.people).toEqual({
    grid: people,
    rows: people,
    list: people,
    unit: people,
    home: figures.people.home.map(() => people),
    detail: people,
  });
  expect(figures.people.home.length).toBeGreaterThan(0);
  const average = (3 * 10 + 2) / 40;
  expect(figures.average).toEqual({ list: average, trend: average });
  expect(figures.averageOf).toBe(4);
  expect(figures.attempts).toBe(4);
  expect(figures.questions).toEqual({ grid: [1, 0.75, 0.75], analysis: [1, 0.75, 0.75] });
  const targeted = {
    target_kind: 'students' as const,
    target_ids: [one?.id ?? 0, idle?.id ?? 0],
    allow_guests: true,
  };
  await test.get('POST /teacher/courseware_update', { id: placed.id, settings: targeted }, teacher);
  // Those whom it is not for any more count because they have submitted.
  const { people: targetedPeople } = await readFigures(placed);
  expect(new Set([...Object.values(targetedPeople), ...targetedPeople.home].flat(2))).toEqual(
    new Set(people),
  );
  await test.app.db
    .insertInto('class_student')
    .values({ class_id: test.school.classes.a, user_id: leaver?.id ?? 0, class_number: 109 })
    .execute();
});

it('gives no share of marks while answers wait for a teacher', async () => {
  const placed = await placeWalk(test);
  const [one, two, three, four] = students;
  const number = { edges: { words: '5' } };
  for (const student of [one, two, three]) await submit(placed.id, student?.token ?? '', number);
  await submit(placed.id, four?.token ?? '', { ...number, leaf: { words: 'Oak' } });
  const figures = await readFigures(placed);
  const share = 2 / 12;
  expect(figures.average).toEqual({ list: share, trend: share });
  expect(figures.averageOf).toBe(3);
  expect(figures.questions.grid).toEqual(figures.questions.analysis);
  const percent = Math.round(10_000 * share) / 100;
  expect(figures.percents.map(([, value]) => value)).toEqual([percent, percent, percent, null, null, null]);
});
