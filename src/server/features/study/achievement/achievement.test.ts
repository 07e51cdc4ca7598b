import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiReply } from '#contract/api.ts';
import type { QuestionLevel } from '#contract/choices.ts';
import type { Task } from '#tests/photowork/model.ts';
import { openPhotoApp, placeWalk, submitWalk } from '#tests/photowork/open-photowork.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

/** The server's figures beside a second computation from what each student answered. */

let test: TestApp;
let observing: number;
let values: number;

const teacher = { as: 'teacher' } as const;

beforeAll(async () => {
  test = await openPhotoApp();
  const add = (name: string, name_eng: string) =>
    test.get('POST /admin/dimension_add', { name, name_eng }, { as: 'admin' });
  observing = (await add('觀察', 'Observation')).id;
  values = (await add('價值觀', 'Values')).id;
});
afterAll(() => test.close());

const numberTask = (id: string, points: number, dimension_id: number, level: QuestionLevel): Task => ({
  id,
  kind: 'number',
  text: id,
  points,
  key: '5',
  labels: { dimension_id, level },
});

const listTasks = (): Task[] => [
  numberTask('o-low', 2, observing, 'low'),
  numberTask('o-low-2', 3, observing, 'low'),
  numberTask('o-high', 4, observing, 'high'),
  numberTask('void', 0, observing, 'high'),
  { ...numberTask('v-words', 5, values, 'medium'), kind: 'words', key: '' },
];

const cellOf = ({ cells }: ApiReply<'GET /study/achievement'>, dimension_id: number, level: QuestionLevel) =>
  cells.find((cell) => cell.dimension_id === dimension_id && cell.level === level);

/** Points and possible points of some questions of some students, counted again: 5 is right. */
function countAgain(work: readonly Record<string, string>[], tasks: readonly Task[]) {
  const pairs = work.flatMap((answers) =>
    tasks.map(({ id, points }) => [answers[id] === '5' ? points : 0, points] as const),
  );
  const earned = pairs.reduce((total, [score]) => total + score, 0);
  const possible = pairs.reduce((total, [, max]) => total + max, 0);
  return { earned, possible, share: earned / possible };
}

const work: Record<'student1' | 'student2', Record<string, string>> = {
  student1: { 'o-low': '5', 'o-low-2': '4', 'o-high': '5', 'v-words': 'Water is dear' },
  student2: { 'o-low': '5', 'o-low-2': '5' },
};

async function submitAll(courseware: number) {
  for (const [person, answers] of Object.entries(work))
    await submitWalk(test, courseware, person as PersonKey, answers);
}

describe('achievement in a courseware', () => {
  let courseware_id: number;
  beforeAll(async () => {
    courseware_id = (await placeWalk(test, { attempts_allowed: 0 }, listTasks())).id;
    await submitAll(courseware_id);
  });

  it('is that of the class, by dimension and level', async () => {
    const reply = await test.get('GET /study/achievement', { courseware_id }, teacher);
    const [low, low2, high] = listTasks();
    if (!low || !low2 || !high) throw new Error('unreachable');
    const all = Object.values(work);
    expect(reply.attempts).toBe(2);
    expect(reply.dimensions.map(({ id }) => id)).toEqual([observing, values]);
    expect(cellOf(reply, observing, 'low')).toMatchObject({
      ...countAgain(all, [low, low2]),
      questions: 2,
      waiting: 0,
    });
    // The void question has no points and is in no count.
    expect(cellOf(reply, observing, 'high')).toMatchObject({ ...countAgain(all, [high]), questions: 1 });
    // One answer waits for the teacher; the other was left out and scores 0.
    expect(cellOf(reply, values, 'medium')).toMatchObject({
      earned: 0,
      possible: 5,
      questions: 1,
      waiting: 1,
    });
    expect(reply.cells).toHaveLength(3);
  });

  it('is that of one student, and of a chosen attempt', async () => {
    const user_id = test.school.people.student1;
    const own = await test.get('GET /study/achievement', { courseware_id, user_id }, teacher);
    expect(own.attempts).toBe(1);
    expect(cellOf(own, observing, 'low')).toMatchObject({ earned: 2, possible: 5, share: 0.4 });
    expect(cellOf(own, values, 'medium')).toMatchObject({ possible: 0, share: null, waiting: 1 });
    const attempt_id = await submitWalk(test, courseware_id, 'student1', {});
    const again = await test.get('GET /study/achievement', { courseware_id, user_id, attempt_id }, teacher);
    expect(cellOf(again, observing, 'low')).toMatchObject({ earned: 0, possible: 5 });
    // It does not count, so the class's figures stay.
    const everybody = await test.get('GET /study/achievement', { courseware_id }, teacher);
    expect(cellOf(everybody, observing, 'low')).toMatchObject({ earned: 7, possible: 10 });
  });

  it('follows a mark', async () => {
    const { answers } = await test.get(
      'GET /study/marking',
      { courseware_id, question_id: 'v-words' },
      teacher,
    );
    const waiting = answers.find(({ score }) => score === null);
    const mark = {
      attempt_id: waiting?.attempt_id ?? 0,
      question_id: 'v-words',
      seen: 0,
      score: 4,
      comment: '',
    };
    await test.get('POST /study/mark', mark, teacher);
    const reply = await test.get('GET /study/achievement', { courseware_id }, teacher);
    expect(cellOf(reply, values, 'medium')).toMatchObject({ earned: 4, possible: 10, waiting: 0 });
  });

  it('is for the teachers of the class, and only with labels', async () => {
    expect((await test.call('GET /study/achievement', { courseware_id }, { as: 'other' })).code).not.toBe(1);
    const { id } = await placeWalk(test);
    const head = async (each: number) =>
      (await test.get('GET /study/grid', { courseware_id: each }, teacher)).courseware.has_labels;
    expect([await head(courseware_id), await head(id)]).toEqual([true, undefined]);
  });

  it('never shows students the labels', async () => {
    const { id } = await test.get('POST /play/start', { courseware_id }, { as: 'student2' });
    const attempt = await test.get('GET /play/attempt', { id }, { as: 'student2' });
    expect(JSON.stringify(attempt)).not.toContain('dimension_id');
  });
});

const readTerm = (subject_id?: number) =>
  test.get(
    'GET /study/term_achievement',
    { class_id: test.school.classes.a, subject_id, user_id: test.school.people.student2 },
    teacher,
  );

describe('achievement over a term', () => {
  it('joins the coursewares of the class that the teacher may see, of the class and of a student', async () => {
    const before = await readTerm();
    const { id } = await placeWalk(test, {}, listTasks());
    await submitAll(id);
    const one = await test.get('GET /study/achievement', { courseware_id: id }, teacher);
    const after = await readTerm();
    for (const cell of one.cells) {
      const earlier = cellOf(before.class, cell.dimension_id, cell.level);
      expect(cellOf(after.class, cell.dimension_id, cell.level)).toMatchObject({
        earned: (earlier?.earned ?? 0) + cell.earned,
        possible: (earlier?.possible ?? 0) + cell.possible,
        questions: (earlier?.questions ?? 0) + cell.questions,
        waiting: (earlier?.waiting ?? 0) + cell.waiting,
      });
    }
    expect([after.class.attempts, after.student.attempts]).toEqual([4, 2]);
    expect(cellOf(after.student, observing, 'low')).toMatchObject({ earned: 10, possible: 10, share: 1 });
    const input = { class_id: test.school.classes.a, user_id: test.school.people.student2 };
    expect((await test.call('GET /study/term_achievement', input, { as: 'other' })).code).not.toBe(1);
  });

  it('is of one subject where that is given', async () => {
    const { maths, chinese } = test.school.subjects;
    expect(await readTerm(maths)).toEqual(await readTerm());
    const nothing = { dimensions: [], cells: [], attempts: 0 };
    expect(await readTerm(chinese)).toEqual({ student: nothing, class: nothing });
  });
});

it('scales a mark to the points that its question has now', async () => {
  const { id } = await placeWalk(test, {}, [numberTask('scaled', 2, observing, 'medium')]);
  const attemptId = await submitWalk(test, id, 'student1', { scaled: '5' });
  await test.app.db
    .updateTable('answer')
    .set({ score: 6, max_score: 8 })
    .where('attempt_id', '=', attemptId)
    .where('question_id', '=', 'scaled')
    .execute();
  const reply = await test.get('GET /study/achievement', { courseware_id: id }, teacher);
  expect(cellOf(reply, observing, 'medium')).toMatchObject({ earned: 1.5, possible: 2, share: 0.75 });
});

it('keeps the figures of a dimension that was deleted', async () => {
  await test.get('POST /admin/dimension_delete', { id: values }, { as: 'admin' });
  expect((await readTerm()).class.dimensions).toEqual([
    { id: observing, name: 'Observation' },
    { id: values, name: '' },
  ]);
  const names = await test.get('GET /teacher/dimension_list', {}, teacher);
  expect(names.items).toEqual([{ id: observing, name: 'Observation' }]);
});

it('the question detail tells what a question assesses, and how sure totals are once enough is marked', async () => {
  const tasks = [numberTask('low', 2, observing, 'low'), numberTask('high', 2, observing, 'high')];
  const plain: Task = { id: 'plain', kind: 'words', text: 'plain', points: 0, key: '' };
  const { id: courseware_id } = await placeWalk(test, {}, [...tasks, plain]);
  const read = (question_id: string) =>
    test.get('GET /study/question_detail', { courseware_id, question_id }, teacher);
  await submitWalk(test, courseware_id, 'student1', { low: '5', high: '5' });
  expect((await read('low')).whole).toEqual({ consistency: null, standard_error: null });
  await submitWalk(test, courseware_id, 'student2', { low: '5', high: '4' });
  const detail = await read('high');
  expect(detail.labels).toEqual({ dimension: 'Observation', level: 'high' });
  expect((await read('plain')).labels).toBeUndefined();
  // Scores 2 2 and 2 0: variances 0 and 2, that of the totals 2; 2 × (1 − 2 ÷ 2) = 0, and √2 of all points.
  expect(detail.whole.consistency).toBe(0);
  expect(detail.whole.standard_error).toBeCloseTo(Math.SQRT2 / detail.courseware.max_score, 12);
});
