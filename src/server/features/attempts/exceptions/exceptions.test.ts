import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiInput } from '#contract/api.ts';
import { submitOverdueAttempts } from '#server/features/attempts/ending/submit.service.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  addStudents,
  placeCourseware,
  rightResponses,
  wrongResponses,
} from '#tests/support/test-courseware.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

/** The teacher of 4A makes exceptions for students. */

const minute = 60_000;
const teacher = { as: 'teacher' } as const;

let test: TestApp;
beforeEach(async () => {
  await test?.close();
  test = await openTestApp();
  test.stopClock();
});
afterAll(() => test.close());

type Student = 'student1' | 'student2';
type Changes = Partial<Omit<ApiInput<'POST /study/set_exceptions'>, 'courseware_id' | 'user_ids'>>;

const idsOf = (people: readonly PersonKey[]) => people.map((key) => test.school.people[key]);
const give = (courseware_id: number, people: readonly PersonKey[], changes: Changes) =>
  test.call('POST /study/set_exceptions', { courseware_id, user_ids: idsOf(people), ...changes }, teacher);
const takeBack = (courseware_id: number, people: readonly PersonKey[]) =>
  test.get('POST /study/remove_exceptions', { courseware_id, user_ids: idsOf(people) }, teacher);
const reopen = (courseware_id: number, people: readonly PersonKey[], more = {}) =>
  test.call('POST /study/reopen_attempts', { courseware_id, user_ids: idsOf(people), ...more }, teacher);

const start = (courseware_id: number, as: Student) =>
  test.call('POST /play/start', { courseware_id }, { as });
const begin = async (courseware_id: number, as: Student) => (await start(courseware_id, as)).data.id;
const save = (attempt_id: number, as: Student, response: unknown, seq: number, question_id = 'q1') =>
  test.get('POST /play/save', { attempt_id, answers: [{ question_id, response, seq }] }, { as });
const submit = (attempt_id: number, as: Student) => test.get('POST /play/submit', { attempt_id }, { as });
const read = (id: number, as: Student) => test.get('GET /play/attempt', { id }, { as });
const homeItem = async (id: number, as: Student) =>
  (await test.get('GET /play/home', {}, { as })).items.find(({ courseware_id }) => courseware_id === id);
const grid = (courseware_id: number) => test.get('GET /study/grid', { courseware_id }, teacher);
const rowOf = async (courseware_id: number, as: Student) =>
  (await grid(courseware_id)).rows.find(({ user_id }) => user_id === test.school.people[as]);
const audit = async () =>
  (await test.app.db.selectFrom('audit_entry').selectAll().orderBy('id').execute()).map(
    ({ action, user_id, before, after, reason }) => ({ action, user_id, before, after, reason }),
  );

async function handIn(
  courseware_id: number,
  as: Student,
  response: unknown = wrongResponses.q1,
): Promise<number> {
  const id = await begin(courseware_id, as);
  await save(id, as, response, 1);
  await submit(id, as);
  return id;
}

describe('extra time', () => {
  it('moves the clock of a running attempt at once, and of nobody else', async () => {
    const { id } = await placeCourseware(test, { time_limit_minutes: 30 });
    const one = await begin(id, 'student1');
    const two = await begin(id, 'student2');
    const now = test.app.now();
    const told: unknown[] = [];
    test.app.bus.subscribe('attempt', one, (state) => told.push(state));
    const { cursor } = await grid(id);
    expect((await give(id, ['student1'], { extra_minutes: 10 })).key).toBe('success');
    expect(told).toEqual([{ state: 'in_progress', deadline_at: now + 40 * minute, is_closed: false }]);
    expect((await read(one, 'student1')).deadline_at).toBe(now + 40 * minute);
    expect((await read(two, 'student2')).deadline_at).toBe(now + 30 * minute);
    const changes = await test.get('GET /study/grid_changes', { courseware_id: id, since: cursor }, teacher);
    expect(changes.rows.map(({ user_id, exception }) => [user_id, exception?.extra_minutes])).toEqual([
      [test.school.people.student1, 10],
    ]);
    await test.advanceSignedIn(35 * minute);
    await submitOverdueAttempts(test.app);
    expect((await save(one, 'student1', rightResponses.q1, 1)).answers[0]?.result).toBe('saved');
    expect((await read(two, 'student2')).state).toBe('submitted');
    expect(await audit()).toEqual([
      {
        action: 'exception.give',
        user_id: test.school.people.student1,
        before: null,
        after: JSON.stringify({ extra_minutes: 10, due_at: null, extra_attempts: 0, is_excused: false }),
        reason: '',
      },
    ]);
  });

  it('lengthens the due time, also for an attempt that starts later, until it is taken back', async () => {
    const due = test.app.now() + 20 * minute;
    const { id } = await placeCourseware(test, { due_at: due });
    await give(id, ['student1'], { extra_minutes: 15 });
    const attempt = (await start(id, 'student1')).data;
    expect(attempt.deadline_at).toBe(due + 15 * minute);
    expect(await homeItem(id, 'student1')).toMatchObject({
      due_at: due + 15 * minute,
      exception: { extra_minutes: 15 },
    });
    await takeBack(id, ['student1']);
    expect((await read(attempt.id, 'student1')).deadline_at).toBe(due);
    expect((await homeItem(id, 'student1'))?.exception).toBeUndefined();
    expect((await audit()).map(({ action }) => action)).toEqual(['exception.give', 'exception.take_back']);
  });

  it('stays when the teacher changes the times of the class', async () => {
    const { id } = await placeCourseware(test, { time_limit_minutes: 30 });
    await give(id, ['student1'], { extra_minutes: 10 });
    const one = await begin(id, 'student1');
    const now = test.app.now();
    const settings = { time_limit_minutes: 60 };
    await test.get('POST /teacher/courseware_update', { id, settings }, teacher);
    expect((await read(one, 'student1')).deadline_at).toBe(now + 70 * minute);
  });
});

describe('a later due time', () => {
  it('lets one student start when the courseware is past due for the rest', async () => {
    const due = test.app.now() + 10 * minute;
    const { id } = await placeCourseware(test, { due_at: due, feedback_rule: 'after_due' });
    await test.advanceSignedIn(20 * minute);
    expect((await start(id, 'student1')).key).toBe('past_due');
    const own = test.app.now() + 60 * minute;
    await give(id, ['student1'], { due_at: own });
    const attempt = (await start(id, 'student1')).data;
    expect(attempt.deadline_at).toBe(own);
    expect((await start(id, 'student2')).key).toBe('past_due');
    await save(attempt.id, 'student1', rightResponses.q1, 1);
    await submit(attempt.id, 'student1');
    // A student's own due time also delays marks and keys.
    expect((await read(attempt.id, 'student1')).score).toBeNull();
    await test.advanceSignedIn(61 * minute);
    expect((await read(attempt.id, 'student1')).score).toBe(2);
  });

  it('hides marks and keys from guests, who may be that student, until it is over', async () => {
    const due_at = test.app.now() + 10 * minute;
    const { id, joinCode } = await placeCourseware(test, { due_at, allow_guests: 1 });
    await give(id, ['student1'], { due_at: due_at + 60 * minute });
    const code = joinCode;
    const { userinfo } = await test.get('POST /play/guest', { code, name: 'Visitor' });
    const guest = { token: userinfo.token };
    const { id: attempt } = await test.get('POST /play/start', { courseware_id: id }, guest);
    await test.get('POST /play/submit', { attempt_id: attempt }, guest);
    const scoreIn = async (minutes: number) => {
      await test.advanceSignedIn(minutes * minute);
      return (await test.get('GET /play/attempt', { id: attempt }, guest)).score;
    };
    expect([await scoreIn(1), await scoreIn(20), await scoreIn(60)]).toEqual([null, null, 0]);
  });

  it('is refused in the past', async () => {
    const { id } = await placeCourseware(test);
    expect((await give(id, ['student1'], { due_at: test.app.now() })).key).toBe('invalid_input');
  });
});

describe('another attempt', () => {
  it('is one more than the class has', async () => {
    const { id } = await placeCourseware(test);
    await handIn(id, 'student1');
    expect((await start(id, 'student1')).key).toBe('attempts_used_up');
    await give(id, ['student1'], { extra_attempts: 1 });
    expect((await start(id, 'student1')).data.number).toBe(2);
  });
});

describe('closing by hand', () => {
  it('ends every attempt, regardless of exceptions', async () => {
    const { id } = await placeCourseware(test, { time_limit_minutes: 30 });
    await give(id, ['student1'], { extra_minutes: 600, due_at: test.app.now() + 1000 * minute });
    const one = await begin(id, 'student1');
    await test.get('POST /teacher/courseware_close', { id, confirmed: true }, teacher);
    await give(id, ['student1'], { extra_minutes: 500 });
    expect(await read(one, 'student1')).toMatchObject({ state: 'submitted', ended_by: 'closing' });
    expect((await reopen(id, ['student1'])).key).toBe('courseware_closed');
  });
});

describe('a reopened attempt', () => {
  it('stays the same attempt, without marks, and keeps its earlier submission', async () => {
    const { id } = await placeCourseware(test, { time_limit_minutes: 30, feedback_rule: 'at_once' });
    const one = await begin(id, 'student1');
    await test.get(
      'POST /play/save',
      { attempt_id: one, answers: [{ question_id: 'q1', response: wrongResponses.q1, seq: 1, check: true }] },
      { as: 'student1' },
    );
    await submit(one, 'student1');
    const mark = { attempt_id: one, question_id: 'q1', seen: 0, score: 1, comment: 'Half right' };
    await test.get('POST /study/mark', mark, teacher);
    await test.get('POST /study/mark', { ...mark, question_id: 'q2', score: 3 }, teacher);
    await test.advanceSignedIn(60 * minute);
    const reply = await reopen(id, ['student1', 'student2'], { is_return: true, message: 'Look at 1 + 1' });
    expect(reply.data).toEqual({ reopened: 1, skipped: [test.school.people.student2] });
    expect((await reopen(id, ['student1'])).data.reopened).toBe(0);

    expect(await read(one, 'student1')).toMatchObject({
      state: 'in_progress',
      score: null,
      deadline_at: null,
      submitted_at: null,
      reopening: { is_return: true, message: 'Look at 1 + 1', at: test.app.now() },
      answers: [{ response: wrongResponses.q1, locked: false }, { question_id: 'q2' }],
    });
    expect(await homeItem(id, 'student1')).toMatchObject({
      blocked: null,
      attempts: [{ id: one, state: 'in_progress', reopening: { message: 'Look at 1 + 1' } }],
    });
    const { messages } = await test.get('GET /play/news', {}, { as: 'student1' });
    expect(messages).toMatchObject([{ kind: 'returned', attempt_id: one, text: 'Look at 1 + 1' }]);
    expect(await rowOf(id, 'student1')).toMatchObject({
      state: 'in_progress',
      score: null,
      reopening: { is_return: true, is_submitted: false },
    });
    expect((await grid(id)).courseware).toMatchObject({ started: 1, submitted: 0 });

    expect((await save(one, 'student1', rightResponses.q1, 2)).answers[0]?.result).toBe('saved');
    // The teacher's mark of the changed answer is withdrawn; that of the unchanged answer stays.
    expect(await submit(one, 'student1')).toMatchObject({ state: 'submitted', score: 5 });
    const input = { courseware_id: id, user_id: test.school.people.student1 };
    const detail = await test.get('GET /study/personal_detail', input, teacher);
    expect(detail.attempts).toMatchObject([
      { score: 5, earlier: [{ number: 1, score: 4, is_return: true, teacher_name: 'teacher' }] },
    ]);
    expect(detail.student.reopening).toMatchObject({ is_submitted: true });
    const before = await test.get('GET /study/personal_detail', { ...input, earlier: 1 }, teacher);
    expect(before.answers).toMatchObject([
      { question_id: 'q1', response: wrongResponses.q1, score: 1 },
      { question_id: 'q2', score: 3 },
    ]);
    const unknown = await test.call('GET /study/personal_detail', { ...input, earlier: 2 }, teacher);
    expect(unknown.key).toBe('not_found');
    expect((await audit()).at(-1)).toMatchObject({ action: 'attempt.reopen', reason: 'Look at 1 + 1' });
  });

  it('needs a due time of its own past due', async () => {
    const { id } = await placeCourseware(test, { due_at: test.app.now() + minute });
    const one = await handIn(id, 'student1');
    await test.advanceSignedIn(5 * minute);
    expect((await reopen(id, ['student1'])).key).toBe('past_due');
    const due_at = test.app.now() + 10 * minute;
    expect((await reopen(id, ['student1'], { due_at })).data.reopened).toBe(1);
    expect((await read(one, 'student1')).deadline_at).toBe(due_at);
    await test.advanceSignedIn(11 * minute);
    await submitOverdueAttempts(test.app);
    expect(await read(one, 'student1')).toMatchObject({ state: 'submitted', ended_by: 'time', score: 0 });
  });

  it('is none that would be a second one in progress', async () => {
    const { id } = await placeCourseware(test, { attempts_allowed: 2 });
    await handIn(id, 'student1');
    await begin(id, 'student1');
    expect((await reopen(id, ['student1'])).data).toEqual({
      reopened: 0,
      skipped: [test.school.people.student1],
    });
  });
});

describe('an excused student', () => {
  it('counts as not assigned everywhere, and again when it is taken back', async () => {
    const due_at = test.app.now() + 10 * minute;
    const { id, unitId } = await placeCourseware(test, { due_at });
    await addStudents(test, 2);
    await handIn(id, 'student1', rightResponses.q1);
    await handIn(id, 'student2', wrongResponses.q1);
    await test.advanceSignedIn(20 * minute);
    const counts = async () => {
      const [item] = (await test.get('GET /study/list', { unit_id: unitId }, teacher)).items;
      const { course_list } = await test.get('GET /teacher/course_list', { unit_id: unitId }, teacher);
      const { courseware } = await grid(id);
      const question = await test.get(
        'GET /study/question_detail',
        { courseware_id: id, question_id: 'q1' },
        teacher,
      );
      const today = await test.get('GET /teacher/today', {}, teacher);
      return {
        list: [item?.assigned, item?.started, item?.submitted, item?.average_of],
        courses: [course_list[0]?.assigned, course_list[0]?.started, course_list[0]?.submitted],
        grid: [courseware.assigned, courseware.started, courseware.submitted],
        items: question.statistics?.attempts,
        behind: today.behind.map(({ student_name }) => student_name),
      };
    };
    expect(await counts()).toEqual({
      list: [4, 2, 2, 2],
      courses: [4, 2, 2],
      grid: [4, 2, 2],
      items: 2,
      behind: ['extra1', 'extra2'],
    });
    const rows = (await grid(id)).rows;
    const extra1 = rows.find(({ student_name }) => student_name === 'extra1')?.user_id ?? 0;
    const user_ids = [test.school.people.student2, extra1];
    await test.get('POST /study/set_exceptions', { courseware_id: id, user_ids, is_excused: true }, teacher);
    expect(await counts()).toEqual({
      list: [2, 1, 1, 1],
      courses: [2, 1, 1],
      grid: [2, 1, 1],
      items: 1,
      behind: ['extra2'],
    });
    expect((await rowOf(id, 'student2'))?.exception).toMatchObject({ is_excused: true });
    expect((await homeItem(id, 'student2'))?.exception).toMatchObject({ is_excused: true });
    const { items } = await test.get('GET /study/exceptions', { courseware_id: id }, teacher);
    expect(items).toMatchObject([
      { student_name: 'extra1', is_excused: true, teacher_name: 'teacher' },
      { student_name: 'student2', is_excused: true },
    ]);
    await test.get('POST /study/remove_exceptions', { courseware_id: id, user_ids }, teacher);
    expect((await counts()).grid).toEqual([4, 2, 2]);
  });

  it('with a later due time is not behind', async () => {
    const { id } = await placeCourseware(test, { due_at: test.app.now() + minute });
    await test.advanceSignedIn(5 * minute);
    await give(id, ['student1'], { due_at: test.app.now() + 60 * minute });
    const { behind } = await test.get('GET /teacher/today', {}, teacher);
    expect(behind.map(({ user_id }) => user_id)).toEqual([test.school.people.student2]);
  });
});

describe('permission to give exceptions', () => {
  it('belongs to teachers of the class, for people of the courseware', async () => {
    const { id } = await placeCourseware(test);
    expect((await give(id, ['student1', 'outsider'], { is_excused: true })).key).toBe('not_found');
    const input = { courseware_id: id, user_ids: idsOf(['outsider']), is_excused: true };
    expect((await test.call('POST /study/set_exceptions', input, { as: 'other' })).key).toBe('not_found');
    const foreign = await test.call(
      'POST /study/reopen_attempts',
      { courseware_id: id, user_ids: idsOf(['outsider']) },
      teacher,
    );
    expect(foreign.key).toBe('not_found');
    expect(await test.app.db.selectFrom('courseware_exception').selectAll().execute()).toEqual([]);
    expect(await audit()).toEqual([]);
  });
});
