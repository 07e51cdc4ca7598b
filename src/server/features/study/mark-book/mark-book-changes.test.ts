import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiInput, ApiReply } from '#contract/api.ts';
import type { AuditAction } from '#contract/audit/audit-actions.ts';
import { raceServers } from '#tests/support/race-servers.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware, rightResponses, submitWork } from '#tests/support/test-courseware.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

/** Teachers change categories, work on paper and final marks; all of it counts in the mark book as told. */

let test: TestApp;
let book: { class_id: number; subject_id: number };

const teacher = { as: 'teacher' } as const;

beforeEach(async () => {
  await test?.close();
  test = await openTestApp();
  book = { class_id: test.school.classes.a, subject_id: test.school.subjects.maths };
});
afterAll(() => test.close());

type Book = ApiReply<'GET /study/mark_book'>;
const readBook = (): Promise<Book> => test.get('GET /study/mark_book', book, teacher);

function studentOf({ students }: Book, person: PersonKey): Book['students'][number] {
  const student = students.find(({ user_id }) => user_id === test.school.people[person]);
  if (!student) throw new Error(`${person} is not in the book`);
  return student;
}

const addCategory = async (name: string, weight: number, drop_lowest = 0) =>
  (await test.get('POST /study/mark_category_add', { ...book, name, weight, drop_lowest }, teacher)).id;

const addPaper = async (
  name: string,
  change: Partial<Omit<ApiInput<'POST /study/paper_work_add'>, 'name'>> = {},
) => {
  const work = { ...book, name, day: '2026-09-01', max_score: 20, category_id: null, ...change };
  return (await test.get('POST /study/paper_work_add', work, teacher)).id;
};

type Given = number | 'excused' | null;
const toMark = (paper_work_id: number, person: PersonKey, given: Given) => ({
  paper_work_id,
  user_id: test.school.people[person],
  score: typeof given === 'number' ? given : null,
  is_excused: given === 'excused',
});
const giveMark = (paperWorkId: number, person: PersonKey, given: Given) =>
  test.call('POST /study/paper_marks_save', { marks: [toMark(paperWorkId, person, given)] }, teacher);

const submit = (id: number, as: PersonKey, responses: Partial<typeof rightResponses>) =>
  submitWork(test, id, as, responses);

const assign = (kind: 'courseware' | 'paper', id: number, category_id: number | null) =>
  test.call('POST /study/mark_category_assign', { kind, id, category_id }, teacher);

async function listAudit(action: AuditAction) {
  const rows = await test.app.db
    .selectFrom('audit_entry')
    .select(['actor_id', 'user_id', 'before', 'after', 'reason'])
    .where('action', '=', action)
    .orderBy('id')
    .execute();
  const parse = (json: string | null): unknown => JSON.parse(json ?? 'null');
  return rows.map(({ before, after, ...row }) => ({ ...row, before: parse(before), after: parse(after) }));
}

describe('a worked example', () => {
  it('weighs activities and work on paper, and leaves out the lowest', async () => {
    const quiz = await placeCourseware(test, { name: 'Quiz' });
    await submit(quiz.id, 'student1', rightResponses);
    await submit(quiz.id, 'student2', { q1: rightResponses.q1 });
    const homework = await addCategory('Homework', 30, 1);
    const tests = await addCategory('Tests', 60);
    const empty = await addCategory('Projects', 10);
    const oral = await addCategory('Oral', 0);
    await assign('courseware', quiz.id, homework);
    const first = await addPaper('Dictation 1', { category_id: homework });
    const second = await addPaper('Dictation 2', { category_id: homework, day: '2026-09-08' });
    const exam = await addPaper('Exam', { category_id: tests, max_score: 80 });
    const talk = await addPaper('Talk', { category_id: oral, max_score: 10 });
    const loose = await addPaper('Loose');
    for (const [work, one, two] of [
      [first, 12, 5.5],
      [second, 18.25, null],
      [exam, 60, 'excused'],
      [talk, 9, 4],
      [loose, 0, 0],
    ] as const) {
      await giveMark(work, 'student1', one);
      await giveMark(work, 'student2', two);
    }
    const found = await readBook();
    expect(found.categories.map(({ id }) => id)).toEqual([homework, tests, empty, oral]);
    const byName = (person: PersonKey) =>
      new Map(found.works.map(({ name }, index) => [name, studentOf(found, person).cells[index]]));
    // Homework: 10 of 10, 12 and 18.25 of 20; the lowest, 60 %, is left out: (1 + 0.9125) ÷ 2 = 0.95625.
    // Tests: 60 of 80 = 0.75. Nothing of 'Projects' is marked: (30 × 0.95625 + 60 × 0.75) ÷ 90 = 0.81875.
    const { total: one } = studentOf(found, 'student1');
    expect(one.share).toBeCloseTo(0.81875, 12);
    expect(one).toMatchObject({ marked: 3, expected: 3 });
    expect(one.means.map((mean) => mean && Number(mean.toFixed(5)))).toEqual([0.95625, 0.75, null, 0.9]);
    expect(byName('student1').get('Dictation 1')).toEqual({
      state: 'marked',
      share: 0.6,
      score: 12,
      is_dropped: true,
    });
    // The second student: 2 of 10 is left out, 5.5 of 20 = 0.275 stays; excused from the only test.
    const { total: two } = studentOf(found, 'student2');
    expect(two.share).toBeCloseTo(0.275, 12);
    expect(two).toMatchObject({ marked: 1, expected: 2, means: [two.share, null, null, 0.4] });
    expect(byName('student2').get('Dictation 2')).toEqual({ state: 'open', share: null, score: null });
    expect(byName('student2').get('Exam')).toEqual({ state: 'excused', share: null, score: null });
    // Averages of work are as those of activities: (0.6 + 0.275) ÷ 2, and of one person's mark none.
    const averages = new Map(found.works.map(({ name, average }) => [name, average]));
    expect(averages.get('Dictation 1')).toBeCloseTo(0.4375, 12);
    expect(averages.get('Dictation 2')).toBeNull();
    expect(averages.get('Exam')).toBeCloseTo(0.75, 12);
    expect(found.average).toBeCloseTo((0.81875 + 0.275) / 2, 12);
  });
});

describe('categories', () => {
  it('are renamed, weighed and moved; when deleted, their work has none', async () => {
    const [first, second, third] = [
      await addCategory('A', 10),
      await addCategory('B', 20),
      await addCategory('C', 30),
    ];
    await addPaper('Dictation', { category_id: second });
    const quiz = await placeCourseware(test);
    await assign('courseware', quiz.id, second);
    await test.get('POST /study/mark_category_change', { id: third, position: 1 }, teacher);
    await test.get('POST /study/mark_category_change', { id: first, name: 'Aa', weight: 11 }, teacher);
    const { categories, works } = await readBook();
    expect(categories).toEqual([
      { id: third, name: 'C', weight: 30, drop_lowest: 0 },
      { id: first, name: 'Aa', weight: 11, drop_lowest: 0 },
      { id: second, name: 'B', weight: 20, drop_lowest: 0 },
    ]);
    expect(works.map(({ category_id }) => category_id)).toEqual([second, second]);
    await test.get('POST /study/mark_category_delete', { id: second }, teacher);
    const after = await readBook();
    expect(new Map(after.works.map(({ kind, category_id }) => [kind, category_id]))).toEqual(
      new Map([
        ['paper', null],
        ['courseware', null],
      ]),
    );
    await test.get('POST /study/mark_category_delete', { id: third }, teacher);
    expect(await addCategory('D', 1)).toBeGreaterThan(0);
    expect((await readBook()).categories.map(({ name }) => name)).toEqual(['Aa', 'D']);
    expect(await listAudit('mark_category.change')).toMatchObject([
      { before: { name: 'A', weight: 10 }, after: { name: 'Aa', weight: 11 } },
    ]);
    expect(await listAudit('mark_category.assign')).toMatchObject([
      { before: { category: null }, after: { name: 'Quiz', category: 'B' } },
    ]);
  });

  it('are those of one class and subject', async () => {
    const { id: other } = await test.app.db
      .insertInto('mark_category')
      .values({
        ...book,
        subject_id: test.school.subjects.chinese,
        name: 'Chinese',
        weight: 1,
        drop_lowest: 0,
        position: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const quiz = await placeCourseware(test);
    expect((await assign('courseware', quiz.id, other)).key).toBe('not_found');
    const work = { ...book, name: 'X', day: '2026-09-01', max_score: 5, category_id: other };
    expect((await test.call('POST /study/paper_work_add', work, teacher)).key).toBe('not_found');
  });

  it('keep the changes of two colleagues at once', async () => {
    const id = await addCategory('Tests', 10);
    const token = await test.tokenOf('teacher');
    let reads = 0;
    // The second read is the one after which the slow call writes.
    const isRead = (row: object) => 'drop_lowest' in row && ++reads === 2;
    const raced = await raceServers(test, {
      isRead,
      slow: (get) => get('POST /study/mark_category_change', { id, name: 'Exams' }, token),
      fast: () => test.get('POST /study/mark_category_change', { id, weight: 50 }, teacher),
    });
    expect(raced).toEqual({ slow: {}, fast: {} });
    expect((await readBook()).categories).toEqual([{ id, name: 'Exams', weight: 50, drop_lowest: 0 }]);
  });
});

describe('work on paper', () => {
  it('takes points up to its maximum, of students of the class, and tells each change in the audit', async () => {
    const id = await addPaper('Dictation');
    expect((await giveMark(id, 'student1', 20.5)).key).toBe('mark_too_high');
    expect((await giveMark(id, 'student1', 1.005)).key).toBe('invalid_input');
    expect((await giveMark(id, 'outsider', 3)).key).toBe('not_found');
    for (const given of [12.5, 12.5, 13, 'excused', null] as const) await giveMark(id, 'student1', given);
    const user_id = test.school.people.student1;
    const changes = await listAudit('paper_mark.change');
    expect(changes.map((each) => [each.user_id, each.before, each.after])).toEqual(
      [
        [null, 12.5, false, false],
        [12.5, 13, false, false],
        [13, null, false, true],
        [null, null, true, false],
      ].map(([from, to, wasExcused, isExcused]) => [
        user_id,
        { name: 'Dictation', score: from, is_excused: wasExcused },
        { name: 'Dictation', score: to, is_excused: isExcused },
      ]),
    );
    expect(await test.app.db.selectFrom('paper_mark').selectAll().execute()).toEqual([]);
  });

  it('has no maximum below a mark, and is deleted with its marks, which the audit keeps', async () => {
    const id = await addPaper('Dictation');
    await giveMark(id, 'student1', 15);
    const change = (max_score: number) =>
      test.call('POST /study/paper_work_change', { id, max_score }, teacher);
    expect((await change(14)).key).toBe('invalid_input');
    expect((await change(30)).key).toBe('success');
    expect(studentOf(await readBook(), 'student1').cells).toEqual([
      { state: 'marked', share: 0.5, score: 15 },
    ]);
    await test.get('POST /study/paper_work_delete', { id }, teacher);
    expect((await readBook()).works).toEqual([]);
    expect((await listAudit('paper_mark.change')).at(-1)).toMatchObject({
      before: { name: 'Dictation', score: 15 },
      after: { score: null },
    });
    expect((await giveMark(id, 'student1', 1)).key).toBe('not_found');
  });

  it('keeps marks of two colleagues at once, and of one cell the last', async () => {
    const id = await addPaper('Dictation');
    const token = await test.tokenOf('teacher');
    let reads = 0;
    const isRead = (row: object) => 'max_score' in row && 'day' in row && ++reads === 2;
    const marks = (...given: [PersonKey, Given][]) => ({
      marks: given.map(([person, mark]) => toMark(id, person, mark)),
    });
    await raceServers(test, {
      isRead,
      slow: (get) => get('POST /study/paper_marks_save', marks(['student1', 4]), token),
      fast: () => test.get('POST /study/paper_marks_save', marks(['student1', 7], ['student2', 8]), teacher),
    });
    const found = await readBook();
    expect(studentOf(found, 'student1').cells[0]?.score).toBe(7);
    expect(studentOf(found, 'student2').cells[0]?.score).toBe(8);
    // Each change begins from what was stored before it.
    const { student1 } = test.school.people;
    const own = (await listAudit('paper_mark.change')).filter(({ user_id }) => user_id === student1);
    expect(own).toMatchObject([
      { before: { score: null }, after: { score: 4 } },
      { before: { score: 4 }, after: { score: 7 } },
    ]);
  });
});

describe('a final mark', () => {
  it('is set with a reason, changed and taken back; the computed total stays, and a change of it is told', async () => {
    const paper = await addPaper('Dictation');
    await giveMark(paper, 'student1', 15);
    const user_id = test.school.people.student1;
    const set = (share: number, reason: string) =>
      test.call(
        'POST /study/final_mark_set',
        { ...book, user_id, share, reason, computed_share: 0.75 },
        teacher,
      );
    expect((await set(0.8, ' ')).key).toBe('invalid_input');
    expect((await set(0.8, 'Oral')).key).toBe('success');
    expect(studentOf(await readBook(), 'student1')).toMatchObject({
      total: { share: 0.75 },
      final: { share: 0.8, reason: 'Oral', computed_share: 0.75, is_outdated: false },
    });
    await giveMark(paper, 'student1', 10);
    const { total, final } = studentOf(await readBook(), 'student1');
    expect([total.share, final?.share, final?.is_outdated]).toEqual([0.5, 0.8, true]);
    await set(0.9, 'Oral and play');
    await test.get('POST /study/final_mark_take_back', { ...book, user_id }, teacher);
    expect(studentOf(await readBook(), 'student1').final).toBeNull();
    expect(await listAudit('final_mark.set')).toMatchObject([
      { user_id, before: { score: null }, after: { score: 80 }, reason: 'Oral' },
      { user_id, before: { score: 80 }, after: { score: 90 }, reason: 'Oral and play' },
    ]);
    expect(await listAudit('final_mark.take_back')).toMatchObject([{ user_id, before: { score: 90 } }]);
  });

  it('is for students of the class, by teachers of the class and subject', async () => {
    const mark = { ...book, share: 0.8, reason: 'Oral', computed_share: null };
    const set = (person: PersonKey, as: PersonKey) =>
      test.call('POST /study/final_mark_set', { ...mark, user_id: test.school.people[person] }, { as });
    expect((await set('outsider', 'teacher')).key).toBe('not_found');
    expect((await set('student1', 'other')).key).toBe('not_found');
    expect((await set('student1', 'admin')).key).toBe('not_found');
    expect((await set('student1', 'student1')).key).toBe('not_allowed');
    expect((await test.get('GET /study/mark_book', book, { as: 'admin' })).can_change).toBe(false);
    expect((await readBook()).can_change).toBe(true);
  });
});
