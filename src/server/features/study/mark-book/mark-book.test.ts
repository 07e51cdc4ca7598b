import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiReply } from '#contract/api.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  changeCourseware,
  placeCourseware,
  rightResponses,
  submitWork,
  wrongResponses,
} from '#tests/support/test-courseware.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

/** The mark book says of each activity and student what is so, and agrees with the other screens. */

let test: TestApp;
let ids: Record<'first' | 'due' | 'excusing' | 'open', number>;

const teacher = { as: 'teacher' } as const;
const minute = 60_000;

const submit = (id: number, as: PersonKey, responses: Partial<typeof rightResponses>) =>
  submitWork(test, id, as, responses);

const readBook = () => {
  const input = { class_id: test.school.classes.a, subject_id: test.school.subjects.maths };
  return test.get('GET /study/mark_book', input, teacher);
};

function cellsOf({ students }: ApiReply<'GET /study/mark_book'>, person: PersonKey) {
  const student = students.find(({ user_id }) => user_id === test.school.people[person]);
  if (!student) throw new Error(`${person} is not in the book`);
  return student;
}

beforeAll(async () => {
  test = await openTestApp();
  const place = async (name: string, settings = {}) => {
    test.advance(1_000);
    return (await placeCourseware(test, { name, ...settings })).id;
  };
  ids = {
    first: await place('First'),
    due: await place('Due', { due_at: test.app.now() + 20 * minute }),
    excusing: await place('Excusing'),
    open: await place('Open', { due_at: test.app.now() + 9_000 * minute }),
  };
  await placeCourseware(test, { name: 'Not opened', is_open: 0 });
  await placeCourseware(test, { name: 'Chinese' }, { subjectId: test.school.subjects.chinese });
  await submit(ids.first, 'student1', rightResponses);
  await submit(ids.first, 'student2', { ...wrongResponses, q1: rightResponses.q1 });
  await submit(ids.due, 'student1', { q1: rightResponses.q1 });
  const exception = { extra_minutes: 0, due_at: null, extra_attempts: 0, is_excused: true };
  const excused = { courseware_id: ids.excusing, user_ids: [test.school.people.student2], ...exception };
  await test.get('POST /study/set_exceptions', excused, teacher);
  test.advance(40 * minute);
});
afterAll(() => test.close());

it('lists the opened activities of the subject, the earliest first, with the states of each student', async () => {
  const book = await readBook();
  expect(book.works.map(({ id }) => id)).toEqual(Object.values(ids));
  expect(book.is_cut).toBe(false);
  const [one, two] = [cellsOf(book, 'student1'), cellsOf(book, 'student2')];
  expect(one.cells.map(({ state }) => state)).toEqual(['marked', 'marked', 'open', 'open']);
  expect(one.total).toEqual({ share: (1 + 0.2) / 2, marked: 2, expected: 4, means: [] });
  expect(two.cells.map(({ state }) => state)).toEqual(['marked', 'missing', 'excused', 'open']);
  // What is missing is no 0.
  expect(two.total).toEqual({ share: 0.2, marked: 1, expected: 3, means: [] });
});

it('has the averages of the study list', async () => {
  const filter = { class_id: test.school.classes.a, subject_id: test.school.subjects.maths };
  const { items } = await test.get('GET /study/list', filter, teacher);
  const { works } = await readBook();
  for (const { id, average } of works)
    expect(average).toBe(items.find((item) => item.courseware_id === id)?.average);
  expect(works[0]?.average).toBeCloseTo(0.6);
});

it('says that late work is accepted, and that work is late', async () => {
  await changeCourseware(test, ids.due, { late_hours: 100 });
  const whileAccepted = cellsOf(await readBook(), 'student2').cells[1];
  expect(whileAccepted).toEqual({ state: 'open', share: null, score: null });
  await submit(ids.due, 'student2', rightResponses);
  expect(cellsOf(await readBook(), 'student2').cells[1]).toEqual({
    state: 'marked',
    share: 1,
    score: 10,
    is_late: true,
  });
});
