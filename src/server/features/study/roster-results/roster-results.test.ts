import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiInput } from '#contract/api.ts';
import { insertGroups } from '#tests/support/choose-targets.ts';
import { type RosterPackage, readRosterPackage } from '#tests/support/read-roster-package.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  addStudents,
  changeCourseware,
  placeCourseware,
  rightResponses,
  submitWork,
  wrongResponses,
} from '#tests/support/test-courseware.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

/** Another system takes in what the mark book shows, and nothing that is held back. */

let test: TestApp;
let ids: Record<
  'first' | 'best' | 'due' | 'excusing' | 'held' | 'later' | 'waiting' | 'groups' | 'open' | 'paper',
  number
>;

const teacher = { as: 'teacher' } as const;
const minute = 60_000;
const strangeName = '=1+1, "分數"\n第二行';

type ExportInput = ApiInput<'POST /admin/roster_results_export'>;

async function exportZip(input: Partial<ExportInput> = {}) {
  const payload = { calendar_id: test.school.calendars.current, school_id: '', term_id: '', ...input };
  const headers = { token: await test.tokenOf('admin') };
  const url = '/api/admin/roster_results_export?lang=en&_ajax=1';
  return test.server.inject({ method: 'POST', url, headers, payload });
}

const exportPackage = async (input: Partial<ExportInput> = {}): Promise<RosterPackage> =>
  readRosterPackage((await exportZip(input)).rawPayload);

const itemOf = ({ lineItems }: RosterPackage, title: string) => {
  const item = lineItems.find((each) => each['title'] === title);
  if (!item) throw new Error(`${title} is not exported`);
  return item;
};

/** The results of a work by student. */
function resultsOf(read: RosterPackage, title: string) {
  const id = itemOf(read, title)['sourcedId'];
  const own = read.results.filter((each) => each['lineItemSourcedId'] === id);
  return new Map(own.map((each) => [each['studentSourcedId'], each]));
}

const readBook = () =>
  test.get(
    'GET /study/mark_book',
    { class_id: test.school.classes.a, subject_id: test.school.subjects.maths },
    teacher,
  );

const submit = (id: number, as: PersonKey, responses: Partial<typeof rightResponses>) =>
  submitWork(test, id, as, responses);

beforeAll(async () => {
  test = await openTestApp();
  const { people, classes, subjects } = test.school;
  const { db } = test.app;
  await db.updateTable('user').set({ source_id: 'S, 1' }).where('id', '=', people.student1).execute();
  await db.updateTable('class').set({ source_id: 'class-4A' }).where('id', '=', classes.a).execute();
  const place = async (name: string, settings = {}) => {
    test.advance(1_000);
    return (await placeCourseware(test, { name, ...settings })).id;
  };
  const book = { class_id: classes.a, subject_id: subjects.maths };
  const paper = { ...book, name: 'Dictation', day: '2026-09-01', max_score: 20, category_id: null };
  ids = {
    first: await place('First', { counting_attempt: 'first', attempts_allowed: 2 }),
    best: await place(strangeName, { counting_attempt: 'best', attempts_allowed: 2, allow_guests: 1 }),
    due: await place('Due', { due_at: test.app.now() + 20 * minute, late_hours: 1 }),
    excusing: await place('"Excusing"'),
    held: await place('Held', { marks_held: 1 }),
    later: await place('Later', { feedback_rule: 'after_due', due_at: test.app.now() + 900 * minute }),
    waiting: await place('Waiting'),
    groups: await place('Groups'),
    open: await place('Open', { due_at: test.app.now() + 900 * minute }),
    paper: (await test.get('POST /study/paper_work_add', paper, teacher)).id,
  };
  const [leaver] = await addStudents(test, 1);
  const { setId } = await insertGroups(test, [[people.student1, people.student2]]);
  const settings = { work_by: 'group' as const, group_set_id: setId };
  await test.get('POST /teacher/courseware_update', { id: ids.groups, settings }, teacher);
  for (const responses of [wrongResponses, rightResponses])
    for (const id of [ids.first, ids.best]) await submit(id, 'student1', responses);
  for (const id of [ids.held, ids.later, ids.waiting, ids.groups])
    await submit(id, 'student1', rightResponses);
  await test.app.db
    .updateTable('attempt')
    .set({ needs_teacher: 1, score: 2 })
    .where('courseware_id', '=', ids.waiting)
    .execute();
  for (const id of [ids.held, ids.later, ids.best]) {
    const work = await test.get(
      'GET /study/personal_detail',
      { courseware_id: id, user_id: people.student1 },
      teacher,
    );
    const comment = `Comment on ${id}\n好`;
    await test.get('POST /study/comment', { attempt_id: work.attempts.at(-1)?.id ?? 0, comment }, teacher);
  }
  const exception = { extra_minutes: 0, due_at: null, extra_attempts: 0, is_excused: true };
  const excused = { courseware_id: ids.excusing, user_ids: [people.student2], ...exception };
  await test.get('POST /study/set_exceptions', excused, teacher);
  await test.advanceSignedIn(30 * minute);
  await submit(ids.due, 'student1', { q1: rightResponses.q1 });
  await test.advanceSignedIn(60 * minute);
  const marks = [
    { paper_work_id: ids.paper, user_id: people.student1, score: 12.5, is_excused: false },
    { paper_work_id: ids.paper, user_id: people.student2, score: null, is_excused: true },
  ];
  await test.get('POST /study/paper_marks_save', { marks }, teacher);
  await db
    .deleteFrom('class_student')
    .where('user_id', '=', leaver?.id ?? 0)
    .execute();
});
afterAll(() => test.close());

describe('the package', () => {
  it('has the works of the mark book with its scores, for its students alone', async () => {
    const read = await exportPackage({ class_id: test.school.classes.a });
    const { works, students } = await readBook();
    const items = read.lineItems.map((item) => [item['title'], Number(item['resultValueMax'])] as const);
    expect(new Map(items)).toEqual(new Map(works.map(({ name, max_score }) => [name, max_score])));
    const keyOf = new Map(students.map(({ user_id }) => [user_id, sourcedIdOf(read, user_id)]));
    expect(new Set(read.results.map((each) => each['studentSourcedId']))).toEqual(new Set(keyOf.values()));
    const booked = works.flatMap(({ name }, place) =>
      students.flatMap(({ user_id, cells }) => {
        const { state, share, score } = cells[place] ?? {};
        const told = resultsOf(read, name).get(keyOf.get(user_id) ?? '');
        const isTold = state !== 'open' && state !== 'not_for';
        const points = share == null || name === 'Held' ? '' : String(score);
        return [{ what: `${name} ${user_id}`, isTold, points, told }];
      }),
    );
    expect(booked.map(({ what, told }) => [what, told !== undefined, told?.['score'] ?? ''])).toEqual(
      booked.map(({ what, isTold, points }) => [what, isTold, points]),
    );
  });

  it('says what became of each work in the words of the standard', async () => {
    const read = await exportPackage();
    const statuses = (title: string) => {
      const own = resultsOf(read, title);
      return ['S, 1', sourcedIdOf(read, test.school.people.student2)].map(
        (id) => own.get(id)?.['scoreStatus'],
      );
    };
    expect(statuses('First')).toEqual(['fully graded', undefined]);
    expect(statuses('Due')).toEqual(['fully graded', 'not submitted']);
    expect(statuses('"Excusing"')).toEqual([undefined, 'exempt']);
    expect(statuses('Held')).toEqual(['submitted', undefined]);
    expect(statuses('Waiting')).toEqual(['partially graded', undefined]);
    expect(statuses('Groups')).toEqual(['fully graded', 'fully graded']);
    expect(statuses('Open')).toEqual([undefined, undefined]);
    expect(statuses('Dictation')).toEqual(['fully graded', 'exempt']);
    const due = resultsOf(read, 'Due');
    expect(due.get('S, 1')).toMatchObject({ late: 'true', missing: 'false' });
    expect(due.get(sourcedIdOf(read, test.school.people.student2))).toMatchObject({ missing: 'true' });
    expect(resultsOf(read, 'First').get('S, 1')).toMatchObject({ score: '0', late: 'false' });
    expect(resultsOf(read, strangeName).get('S, 1')?.['score']).toBe('10');
    expect(resultsOf(read, 'Dictation').get('S, 1')?.['score']).toBe('12.5');
  });

  it('has comments that students see, and neither marks nor comments that are held back', async () => {
    const read = await exportPackage();
    const commentOf = (title: string) => resultsOf(read, title).get('S, 1')?.['comment'];
    expect(commentOf(strangeName)).toBe(`Comment on ${ids.best}\n好`);
    expect(commentOf('Held')).toBe('');
    expect(commentOf('Later')).toBe('');
    expect(resultsOf(read, 'Held').get('S, 1')?.['score']).toBe('');
    await test.get('POST /study/marks_release', { courseware_id: ids.held, is_released: true }, teacher);
    const released = resultsOf(await exportPackage(), 'Held').get('S, 1');
    expect(released).toMatchObject({ scoreStatus: 'fully graded', score: '10' });
    await test.get('POST /study/marks_release', { courseware_id: ids.held, is_released: false }, teacher);
  });

  it('names things by the ids of the roster, else by the same own ones each time', async () => {
    const read = await exportPackage();
    const again = await exportPackage();
    expect(again).toEqual(read);
    expect(new Set(read.lineItems.map((item) => item['classSourcedId']))).toEqual(new Set(['class-4A']));
    const uuid = /^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
    const own = read.lineItems.flatMap((item) => [
      item['sourcedId'],
      item['categorySourcedId'],
      item['schoolSourcedId'],
      item['academicSessionSourcedId'],
    ]);
    for (const id of own) expect(id).toMatch(uuid);
    const given = await exportPackage({ school_id: ' school-1 ', term_id: 'year 26' });
    expect(itemOf(given, 'First')).toMatchObject({
      sourcedId: itemOf(read, 'First')['sourcedId'],
      schoolSourcedId: 'school-1',
      academicSessionSourcedId: 'year 26',
    });
    const kept = await test.get('GET /admin/roster_results', {}, { as: 'admin' });
    expect(kept).toMatchObject({ school_id: 'school-1', term_id: 'year 26' });
  });

  it('gives points as the share of the mark book where the points have changed since', async () => {
    const attempt = { courseware_id: ids.best, state: 'submitted' as const };
    const rescaled = (max_score: number) =>
      test.app.db
        .updateTable('attempt')
        .set({ max_score })
        .where('courseware_id', '=', attempt.courseware_id)
        .execute();
    await rescaled(20);
    expect(resultsOf(await exportPackage(), strangeName).get('S, 1')?.['score']).toBe('5');
    await rescaled(10);
  });

  it('has a category for each work, with weights in whole percent or none', async () => {
    const book = { class_id: test.school.classes.a, subject_id: test.school.subjects.maths };
    const withoutWeights = await exportPackage();
    expect(withoutWeights.categories).toMatchObject([{ title: '4A 數學', weight: '' }]);
    const tests = await test.get(
      'POST /study/mark_category_add',
      { ...book, name: 'Tests', weight: 3 },
      teacher,
    );
    const other = await test.get(
      'POST /study/mark_category_add',
      { ...book, name: 'Rest', weight: 1 },
      teacher,
    );
    const assigned = { kind: 'courseware' as const, id: ids.first, category_id: tests.id };
    await test.get('POST /study/mark_category_assign', assigned, teacher);
    expect((await exportPackage()).categories).toMatchObject([
      { title: '4A 數學', weight: '0' },
      { title: '4A 數學: Tests', weight: '75' },
    ]);
    await test.get('POST /study/mark_category_change', { id: other.id, weight: 4 }, teacher);
    expect((await exportPackage()).categories.map((each) => each['weight'])).toEqual(['', '']);
  });

  it('is named by term, class and day, and recorded in the audit table', async () => {
    const { headers } = await exportZip({ class_id: test.school.classes.a });
    const name = decodeURIComponent(String(headers['content-disposition']).split("''")[1] ?? '');
    expect(name).toMatch(/^OneRoster 2026–27 4A \d{4}-\d\d-\d\d\.zip$/);
    const { items } = await test.get('GET /admin/audit', { group: 'marks' }, { as: 'admin' });
    expect(items[0]).toMatchObject({
      action: 'marks.export',
      thing: '2026–27',
      changes: [{ field: 'class', before: null, after: '4A' }],
    });
  });
});

it('tells what an export has and lacks', async () => {
  await changeCourseware(test, ids.open, { is_open: 0 });
  const { people: _people, classes, calendars } = test.school;
  const told = await test.get('GET /admin/roster_results', { class_id: classes.a }, { as: 'admin' });
  expect(told).toMatchObject({
    calendar_id: calendars.current,
    classes: [
      { id: classes.a, name: '4A', has_roster_id: true },
      { id: classes.b, name: '4B', has_roster_id: false },
    ],
    student_count: 2,
    students_without_id: 1,
    work_count: 9,
    held_count: 1,
    cut_books: [],
  });
  await changeCourseware(test, ids.open, { is_open: 1 });
});

it('breaks off, and harms nobody, when the database fails meanwhile', async () => {
  const { db } = test.app;
  await sql`alter table paper_mark rename to gone`.execute(db);
  const broken = await exportZip().catch((error: unknown) => error);
  await sql`alter table gone rename to paper_mark`.execute(db);
  expect(broken).toBeInstanceOf(Error);
  expect((await exportPackage()).results.length).toBeGreaterThan(0);
});

it('refuses classes of another term, and terms that are not there', async () => {
  const { classes } = test.school;
  expect((await exportZip({ class_id: classes.past })).json()).toMatchObject({ code: 40401 });
  expect((await exportZip({ calendar_id: 999 })).json()).toMatchObject({ code: 40401 });
});

/** The id by which the student is named, as found by the work on paper, which both students have a result of. */
function sourcedIdOf(read: RosterPackage, userId: number): string {
  if (userId === test.school.people.student1) return 'S, 1';
  return [...resultsOf(read, 'Dictation').keys()].find((id) => id !== 'S, 1') ?? '';
}
