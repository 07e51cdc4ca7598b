import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiReply } from '#contract/api.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  placeCourseware,
  rightResponses,
  submitWork,
  wrongResponses,
} from '#tests/support/test-courseware.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

/** A student's term and the student's own progress say what the mark book says; progress hides what is not released. */

let test: TestApp;
let ids: Record<'first' | 'held' | 'due' | 'alone' | 'afterDue', number>;

const teacher = { as: 'teacher' } as const;
const minute = 60_000;

const submit = (id: number, as: PersonKey, responses: Partial<typeof rightResponses>) =>
  submitWork(test, id, as, responses);

const key = () => ({ class_id: test.school.classes.a, subject_id: test.school.subjects.maths });
const readTerm = (person: PersonKey) =>
  test.get('GET /study/student_term', { ...key(), user_id: test.school.people[person] }, teacher);
const readProgress = async (as: PersonKey) =>
  (await test.get('GET /play/progress', {}, { as })).subjects.find(
    ({ subject_id }) => subject_id === test.school.subjects.maths,
  );

async function findBooked(person: PersonKey) {
  const book = await test.get('GET /study/mark_book', key(), teacher);
  const student = book.students.find(({ user_id }) => user_id === test.school.people[person]);
  if (!student) throw new Error(`${person} is not in the book`);
  return { book, student };
}

beforeAll(async () => {
  test = await openTestApp();
  const place = async (name: string, settings = {}) => {
    test.advance(1_000);
    return (await placeCourseware(test, { name, ...settings })).id;
  };
  const due_at = test.app.now() + 20 * minute;
  ids = {
    first: await place('First'),
    held: await place('Held', { marks_held: 1 }),
    due: await place('Due', { due_at }),
    alone: await place('Alone'),
    afterDue: await place('After due', { feedback_rule: 'after_due', due_at: test.app.now() + 900 * minute }),
  };
  const attemptId = await submit(ids.first, 'student1', rightResponses);
  await submit(ids.first, 'student2', { ...wrongResponses, q1: rightResponses.q1 });
  await submit(ids.held, 'student1', { q1: rightResponses.q1 });
  await submit(ids.held, 'student2', rightResponses);
  await submit(ids.due, 'student1', { q1: rightResponses.q1 });
  await submit(ids.alone, 'student1', rightResponses);
  await submit(ids.afterDue, 'student1', rightResponses);
  await test.get('POST /study/comment', { attempt_id: attemptId, comment: 'Neat' }, teacher);
  test.advance(40 * minute);
});
afterAll(() => test.close());

type Activity = ApiReply<'GET /study/student_term'>['activities'][number];

const pickMark = ({ state, share, score }: Pick<Activity, 'score' | 'share' | 'state'>) => ({
  state,
  share,
  score,
});

it.each(['student1', 'student2'] as const)(
  'has the cells and the total of the mark book: %s',
  async (person) => {
    const { book, student } = await findBooked(person);
    const term = await readTerm(person);
    expect(term.activities.map(({ courseware_id }) => courseware_id)).toEqual(book.works.map(({ id }) => id));
    expect(term.activities.map(pickMark)).toEqual(student.cells);
    expect(student.total).toMatchObject(term.total);
    expect(term.calendar_name).toBe('2026–27');
  },
);

it('says when work was submitted, the comment, and what is missing', async () => {
  const [first, , due] = (await readTerm('student1')).activities;
  expect(first?.comment).toBe('Neat');
  expect(first?.submitted_at).toBeGreaterThan(0);
  expect(due?.state).toBe('marked');
  expect((await readTerm('student2')).activities[2]).toMatchObject({ state: 'missing', submitted_at: null });
});

it('gives the median of the class, and none of fewer than an average needs', async () => {
  const { activities, class_median } = await readTerm('student1');
  const medianOf = (id: number) => activities.find((each) => each.courseware_id === id)?.class_median;
  expect(medianOf(ids.first)).toBeCloseTo((1 + 0.2) / 2);
  // Only one of the two students is marked.
  expect(medianOf(ids.alone)).toBeNull();
  const totals = [(await findBooked('student1')).student, (await findBooked('student2')).student];
  expect(class_median).toBeCloseTo(totals.reduce((sum, { total }) => sum + (total.share ?? 0), 0) / 2);
});

it('refuses students who are not in the class', async () => {
  const outsider = { ...key(), user_id: test.school.people.outsider };
  expect((await test.call('GET /study/student_term', outsider, teacher)).key).toBe('not_found');
});

it('shows students their released marks alone; other work waits', async () => {
  const progress = await readProgress('student1');
  const states = new Map(progress?.activities.map((each) => [each.courseware_id, each]));
  for (const id of [ids.held, ids.afterDue])
    expect(states.get(id)).toMatchObject({ state: 'waiting', share: null, score: null });
  expect(progress?.total).toEqual({ share: (1 + 0.2 + 1) / 3, marked: 3, expected: 5 });
});

it('is the total of the mark book once everything is released', async () => {
  await test.get('POST /study/marks_release', { courseware_id: ids.held, is_released: true }, teacher);
  await test.advanceSignedIn(900 * minute);
  for (const person of ['student1', 'student2'] as const) {
    const { student } = await findBooked(person);
    const progress = await readProgress(person);
    expect(student.total).toMatchObject(progress?.total ?? { share: 'none' });
    expect(progress?.activities.map(pickMark)).toEqual(student.cells);
  }
});

it('weighs by the categories of the mark book; work on paper is in the total of teachers alone', async () => {
  const category = { ...key(), name: 'Tests', weight: 70 };
  const { id: category_id } = await test.get('POST /study/mark_category_add', category, teacher);
  for (const id of [ids.first, ids.held])
    await test.get('POST /study/mark_category_assign', { kind: 'courseware', id, category_id }, teacher);
  const other = { ...key(), name: 'Dictation', weight: 30 };
  const dictation = await test.get('POST /study/mark_category_add', other, teacher);
  const work = { ...key(), name: 'Words', day: '2026-09-01', max_score: 10, category_id: dictation.id };
  const { id: paper_work_id } = await test.get('POST /study/paper_work_add', work, teacher);
  const mark = { paper_work_id, user_id: test.school.people.student1, score: 5, is_excused: false };
  await test.get('POST /study/paper_marks_save', { marks: [mark] }, teacher);
  // 0.7 × (1 + 0.2) ÷ 2 + 0.3 × 0.5, and of what is released the tests alone.
  const { total } = await readTerm('student1');
  expect(total.share).toBeCloseTo(0.57);
  expect((await findBooked('student1')).student.total).toMatchObject(total);
  expect((await readProgress('student1'))?.total).toEqual({ share: 0.6, marked: 2, expected: 2 });
  await expectMarkBook();
});

/** All works of the term are the columns of the mark book, with the student's cells, also those that are left out. */
async function expectMarkBook() {
  const { book, student } = await findBooked('student1');
  const { activities, paper_works } = await readTerm('student1');
  const works = [
    ...activities.map(({ courseware_id: id, ...work }) => ({ kind: 'courseware', id, ...work })),
    ...paper_works.map((work) => ({ kind: 'paper', ...work })),
  ].sort((one, other) => one.place - other.place);
  expect(works.map(({ kind, id }) => [kind, id])).toEqual(book.works.map(({ kind, id }) => [kind, id]));
  const cells = works.map(({ is_dropped, ...work }) => ({
    ...pickMark(work),
    ...(is_dropped && { is_dropped }),
  }));
  expect(cells).toEqual(student.cells);
}

it('strikes the lowest marks that are left out, and shows parents and students no work on paper', async () => {
  const { categories } = await test.get('GET /study/mark_book', key(), teacher);
  const dictation = categories.find(({ name }) => name === 'Dictation');
  const work = {
    ...key(),
    name: 'More words',
    day: '2026-09-02',
    max_score: 10,
    category_id: dictation?.id ?? 0,
  };
  const { id: paper_work_id } = await test.get('POST /study/paper_work_add', work, teacher);
  const people = ['student1', 'student2'] as const;
  const marks = people.map((person, index) => ({
    paper_work_id,
    user_id: test.school.people[person],
    score: index === 0 ? 3 : 9,
    is_excused: false,
  }));
  await test.get('POST /study/paper_marks_save', { marks }, teacher);
  await test.get('POST /study/mark_category_change', { id: dictation?.id ?? 0, drop_lowest: 1 }, teacher);
  await expectMarkBook();
  const added = (await readTerm('student1')).paper_works.find(({ id }) => id === paper_work_id);
  expect(added).toMatchObject({ share: 0.3, is_dropped: true, class_median: 0.6 });
  const progress = await readProgress('student1');
  expect(JSON.stringify(progress)).not.toContain('More words');
});

it('shows other students nothing of it', async () => {
  expect((await test.get('GET /play/progress', {}, { as: 'outsider' })).subjects).toEqual([]);
});
