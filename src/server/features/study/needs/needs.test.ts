import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiReply } from '#contract/api.ts';
import { purgeDeleted } from '#server/features/deleted/purge.service.ts';
import { openSession } from '#server/features/session/session.service.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  addStudents,
  changeCourseware,
  placeCourseware,
  rightResponses,
  wrongResponses,
} from '#tests/support/test-courseware.ts';

/** Who needs the teacher, with real work: what is said, what is not, and what stays away once it was seen. */

let test: TestApp;
type Student = { id: number; token: string };
/** Students of 4A. */
let students: Student[];

const teacher = { as: 'teacher' } as const;
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
type Need = ApiReply<'GET /study/needs'>['items'][number];

const student = (index: number): Student => students[index] ?? { id: 0, token: '' };
const readNeeds = async (input: object = {}): Promise<Need[]> =>
  (await test.get('GET /study/needs', input, teacher)).items;
const needsOf = async (courseware_id: number) =>
  (await readNeeds()).filter((each) => each.courseware_id === courseware_id);
const peopleOf = (rows: readonly Need[], reason: Need['reason']) =>
  rows.filter((each) => each.reason === reason).map((each) => each.student?.user_id);
const see = ({ signs }: Need) => test.get('POST /study/needs_seen', { signs }, teacher);

const start = async (courseware_id: number, { token }: Student) =>
  (await test.get('POST /play/start', { courseware_id }, { token })).id;
async function save(
  attempt_id: number,
  { token }: Student,
  responses: Record<string, unknown>,
  time_ms = second,
) {
  const answers = Object.entries(responses).map(([question_id, response]) => ({
    question_id,
    response,
    seq: 1,
    time_ms,
  }));
  await test.get('POST /play/save', { attempt_id, answers }, { token });
}
async function submit(courseware_id: number, who: Student, responses: Record<string, unknown>) {
  const attempt_id = await start(courseware_id, who);
  await save(attempt_id, who, responses);
  await test.get('POST /play/submit', { attempt_id }, { token: who.token });
}
const giveException = (courseware_id: number, { id }: Student, change: object) =>
  test.get('POST /study/set_exceptions', { courseware_id, user_ids: [id], ...change }, teacher);

beforeAll(async () => {
  test = await openTestApp();
  const more = await addStudents(test, 6);
  const ids = [test.school.people.student1, test.school.people.student2, ...more.map(({ id }) => id)];
  students = await Promise.all(ids.map(async (id) => ({ id, token: await openSession(test.app, id) })));
});
afterAll(() => test.close());

/** Lets weeks pass, after which nobody would be signed in any more. */
const pass = async (ms: number) => {
  test.advance(ms);
  const now = test.app.now();
  await test.app.db
    .updateTable('session')
    .set({ expires_at: now + 900 * day, used_at: now })
    .execute();
};

/** Ends all that is open, so that each test begins with nothing said. */
async function closeAll() {
  await test.app.db.updateTable('courseware_record').set({ is_open: 0 }).execute();
  await pass(40 * day);
}

describe('work that was not handed in', () => {
  it('names who missed it and nobody else, and extending takes the row away', async () => {
    const placed = await placeCourseware(test, { due_at: test.app.now() + hour, allow_guests: 1 });
    const { id } = placed;
    await test.get('POST /play/guest', { code: placed.joinCode, name: 'Guest' });
    await submit(id, student(0), rightResponses);
    await start(id, student(1));
    await giveException(id, student(2), { is_excused: true });
    await giveException(id, student(3), { due_at: test.app.now() + 9 * day });
    await giveException(id, student(4), { due_at: test.app.now() + day });
    expect(peopleOf(await needsOf(id), 'not_started')).toEqual(
      [5, 6, 7, 4].map((index) => student(index).id),
    );
    await pass(2 * hour);
    const rows = await needsOf(id);
    expect(peopleOf(rows, 'missing')).toEqual([5, 6, 7].map((index) => student(index).id));
    expect(peopleOf(rows, 'not_started')).toEqual([student(4).id]);
    expect(rows[0]).toMatchObject({ certainty: 'certain', action: 'extend', question: null });
    await giveException(id, student(5), { due_at: test.app.now() + 9 * day });
    expect(peopleOf(await needsOf(id), 'missing')).toEqual([student(6).id, student(7).id]);
    await changeCourseware(test, id, { late_hours: 24 });
    expect(peopleOf(await needsOf(id), 'missing')).toEqual([]);
  });

  it('is not said of who did the same activity in another class', async () => {
    await closeAll();
    const { id, activityId } = await placeCourseware(test, { due_at: test.app.now() + hour });
    const elsewhere = await placeCourseware(test, {});
    await submit(elsewhere.id, student(0), rightResponses);
    await pass(2 * hour);
    expect(peopleOf(await needsOf(id), 'missing')).toContain(student(0).id);
    const { db } = test.app;
    await db
      .updateTable('courseware_record')
      .set({ activity_id: activityId })
      .where('id', '=', elsewhere.id)
      .execute();
    // In the same class it is another piece of work.
    expect(peopleOf(await needsOf(id), 'missing')).toContain(student(0).id);
    await db
      .updateTable('unit_record')
      .set({ class_id: test.school.classes.b })
      .where('id', '=', elsewhere.unitId)
      .execute();
    expect(peopleOf(await needsOf(id), 'missing')).not.toContain(student(0).id);
    expect(peopleOf(await needsOf(id), 'missing')).toContain(student(1).id);
  });
});

describe('answers to mark', () => {
  it('have one row with the count of the study list, gone once seen until one more is submitted', async () => {
    await closeAll();
    const { id } = await placeCourseware(test, { marks_held: 1 });
    await submit(id, student(0), rightResponses);
    // Held marks alone are nothing to do.
    expect(await needsOf(id)).toEqual([]);
    const { db } = test.app;
    const wait = () =>
      db
        .updateTable('attempt')
        .set({ needs_teacher: 1, score: null })
        .where('courseware_id', '=', id)
        .where('state', '=', 'submitted')
        .execute();
    await wait();
    const [row] = await needsOf(id);
    const listed = (await test.get('GET /study/list', {}, teacher)).items.find(
      (each) => each.courseware_id === id,
    );
    expect(row).toMatchObject({ reason: 'to_mark', student: null, action: 'mark', evidence: { count: 1 } });
    expect(row?.evidence.count).toBe(listed?.waiting);
    if (row) await see(row);
    expect(await needsOf(id)).toEqual([]);
    test.advance(minute);
    await submit(id, student(1), rightResponses);
    await wait();
    expect((await needsOf(id))[0]?.evidence).toMatchObject({ count: 2 });
  });
});

describe('results that fell', () => {
  it('are said from five results on, of present students, with the one row that a student has', async () => {
    await closeAll();
    const [fallen, alike] = [student(6), student(7)];
    const ids: number[] = [];
    const said: number[] = [];
    for (const isRight of [true, true, true, false, false]) {
      const { id } = await placeCourseware(test, { due_at: test.app.now() + 2 * hour });
      ids.push(id);
      await submit(id, fallen, isRight ? rightResponses : wrongResponses);
      for (const each of students.slice(0, 6)) await submit(id, each, rightResponses);
      await submit(id, alike, isRight ? rightResponses : wrongResponses);
      said.push(peopleOf(await readNeeds(), 'fell').length);
      await pass(day);
    }
    expect(said).toEqual([0, 0, 0, 0, 2]);
    const rows = await readNeeds();
    expect(peopleOf(rows, 'fell')).toEqual([fallen.id, alike.id]);
    expect(rows.find((each) => each.student?.user_id === fallen.id)).toMatchObject({
      courseware_id: ids[4],
      evidence: { mean: 1, before_last: 0, last: 0, results: 5 },
      certainty: 'possible',
      action: 'see_student',
    });
    const { id: missed } = await placeCourseware(test, { due_at: test.app.now() + hour });
    await pass(2 * hour);
    const row = (await readNeeds()).find((each) => each.student?.user_id === fallen.id);
    expect(row).toMatchObject({ reason: 'missing', courseware_id: missed, others: [{ reason: 'fell' }] });
    expect(row?.signs).toHaveLength(2);
    if (row) await see(row);
    expect((await readNeeds()).filter((each) => each.student?.user_id === fallen.id)).toEqual([]);
    await giveException(missed, alike, { is_excused: true });
    expect(peopleOf(await readNeeds(), 'fell')).toEqual([alike.id]);
    await test.app.db.deleteFrom('class_student').where('user_id', '=', alike.id).execute();
    expect(peopleOf(await readNeeds(), 'fell')).toEqual([]);
    await test.app.db
      .insertInto('class_student')
      .values({ class_id: test.school.classes.a, user_id: alike.id, class_number: 99 })
      .execute();
  });
});

describe('stuck at a question', () => {
  it('names the student, the question and the numbers, and nobody who answered, left or finished', async () => {
    await closeAll();
    const { id } = await placeCourseware(test, {});
    const [stuck, slow] = [student(0), student(1)];
    const attempts = await Promise.all(students.map((each) => start(id, each)));
    const attemptOf = (who: Student) => attempts[students.indexOf(who)] ?? 0;
    test.advance(10 * second);
    for (const each of students) {
      const q1 = each === stuck ? wrongResponses.q1 : rightResponses.q1;
      await save(attemptOf(each), each, { q1 }, 10 * second);
    }
    test.advance(10 * second);
    for (const each of students.slice(2))
      await save(attemptOf(each), each, { q2: rightResponses.q2 }, 10 * second);
    for (const each of students.slice(5))
      await test.get('POST /play/submit', { attempt_id: attemptOf(each) }, { token: each.token });
    test.advance(2 * minute);
    expect(await needsOf(id)).toEqual([]);
    await save(attemptOf(slow), slow, { q2: rightResponses.q2 }, 130 * second);
    test.advance(4 * minute);
    const rows = await needsOf(id);
    expect(peopleOf(rows, 'stuck')).toEqual([stuck.id]);
    expect(rows[0]).toMatchObject({
      question: { id: 'q2', number: 2 },
      evidence: { median_ms: 10 * second, peers: 7 },
      certainty: 'possible',
      action: 'see_question',
    });
    // The test itself takes some time, too.
    const { time_ms = 0 } = rows[0]?.evidence ?? {};
    expect(time_ms).toBeGreaterThanOrEqual(370 * second);
    expect(time_ms).toBeLessThan(370 * second + minute);
    if (rows[0]) await see(rows[0]);
    test.advance(minute);
    // Longer at the same question is the same sign.
    expect(await needsOf(id)).toEqual([]);
    test.advance(9 * minute);
    expect(peopleOf(await needsOf(id), 'stuck')).toEqual([]);
  });
});

describe('what was seen', () => {
  const countSeen = async () =>
    (
      await test.app.db
        .selectFrom('seen_need')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .execute()
    )[0]?.count;

  it('is not stored of signs that are not so, and is each teacher’s own', async () => {
    await closeAll();
    await test.app.db.deleteFrom('seen_need').execute();
    const { id } = await placeCourseware(test, { due_at: test.app.now() + hour });
    const [row] = await needsOf(id);
    if (!row) throw new Error('nobody is named');
    const changed = row.signs.map(({ sign }) => ({ sign, state: 'another' }));
    await test.get(
      'POST /study/needs_seen',
      { signs: [...changed, { sign: 'fell:1:1', state: '' }] },
      teacher,
    );
    expect(await countSeen()).toBe(0);
    await test.get('POST /study/needs_seen', { signs: row.signs }, { as: 'other' });
    expect(await countSeen()).toBe(0);
    const ofClass = { class_id: test.school.classes.a, subject_id: test.school.subjects.maths };
    await test.get('POST /study/needs_seen', { signs: row.signs, ...ofClass }, { as: 'admin' });
    expect(await needsOf(id)).toContainEqual(row);
    await see(row);
    expect(await needsOf(id)).not.toContainEqual(row);
    expect(await countSeen()).toBe(2);
  });

  it('is said of own classes alone', async () => {
    const ofOther = await test.get('GET /study/needs', {}, { as: 'other' });
    expect(ofOther.items).toEqual([]);
    expect((await test.get('GET /study/needs', {}, { as: 'admin' })).items).toEqual([]);
    const { chinese } = test.school.subjects;
    expect(await readNeeds({ class_id: test.school.classes.a, subject_id: chinese })).toEqual([]);
    expect((await readNeeds({ class_id: test.school.classes.a })).length).toBeGreaterThan(0);
  });

  it('is forgotten after a quarter of a year', async () => {
    await purgeDeleted(test.app);
    expect(await countSeen()).toBe(2);
    await pass(91 * day);
    await purgeDeleted(test.app);
    expect(await countSeen()).toBe(0);
  });
});
