import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deadlineGraceMs } from '#contract/limits.ts';
import { submitOverdueAttempts } from '#server/features/attempts/ending/submit.service.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware, rightResponses, sentinel } from '#tests/support/test-courseware.ts';

/** Late work: accepted for the hours of the courseware, marked as late for teacher and student. */

const hour = 3_600_000;
const teacher = { as: 'teacher' } as const;

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
  test.stopClock();
});
beforeEach(() => test.advanceSignedIn(1));
afterAll(() => test.close());

type Student = 'student1' | 'student2';

const start = (courseware_id: number, as: Student = 'student1') =>
  test.get('POST /play/start', { courseware_id }, { as });
const tryStart = (courseware_id: number, as: Student = 'student1') =>
  test.call('POST /play/start', { courseware_id }, { as });
const submit = (attempt_id: number, as: Student = 'student1') =>
  test.get('POST /play/submit', { attempt_id }, { as });
async function save(attempt_id: number, seq: number, as: Student = 'student1') {
  const answers = [{ question_id: 'q1', response: rightResponses.q1, seq }];
  return (await test.get('POST /play/save', { attempt_id, answers }, { as })).answers[0]?.result;
}
const readOwn = async (id: number, as: Student = 'student1') =>
  (await test.get('GET /play/courseware', { id }, { as })).item;

/** A courseware that is due in an hour and accepts late work for two. */
async function placeLate(settings: Parameters<typeof placeCourseware>[1] = {}) {
  const due_at = test.app.now() + hour;
  return { due_at, ...(await placeCourseware(test, { due_at, late_hours: 2, ...settings })) };
}

/** What the teacher's lists say of the student: the grid, marking, the personal detail and the list of the study situation. */
async function readTeachersLists({ id, unitId }: { id: number; unitId: number }, as: Student = 'student1') {
  const user_id = test.school.people[as];
  const { rows } = await test.get('GET /study/grid', { courseware_id: id }, teacher);
  const { attempts } = await test.get('GET /study/marking', { courseware_id: id }, teacher);
  const detail = await test.get('GET /study/personal_detail', { courseware_id: id, user_id }, teacher);
  const { items } = await test.get('GET /study/list', { unit_id: unitId }, teacher);
  const members = attempts.flatMap((attempt) => attempt.members);
  return [
    rows.find((row) => row.user_id === user_id)?.is_late,
    members.find((member) => member.user_id === user_id)?.is_late,
    detail.attempts[0]?.is_late,
    items[0]?.late,
  ];
}

describe('late work', () => {
  it('can be begun until its end, exactly', async () => {
    const { id, due_at } = await placeLate({ attempts_allowed: 0 });
    test.advance(hour - 1);
    expect(await readOwn(id)).toMatchObject({ due_at, late_until: due_at + 2 * hour, blocked: null });
    expect(await start(id)).toMatchObject({ deadline_at: due_at + 2 * hour, late_from: due_at });
    await test.advanceSignedIn(2 * hour);
    expect(await readOwn(id, 'student2')).toMatchObject({ blocked: null });
    test.advance(1);
    expect(await readOwn(id, 'student2')).toMatchObject({ blocked: 'past_due' });
    expect((await tryStart(id, 'student2')).key).toBe('past_due');
  });

  it('is refused without hours for it', async () => {
    const { id } = await placeLate({ late_hours: 0 });
    const { id: attempt_id, late_from } = await start(id);
    expect(late_from).toBeUndefined();
    expect((await readOwn(id)).late_until).toBeUndefined();
    await test.advanceSignedIn(hour + deadlineGraceMs);
    expect(await save(attempt_id, 1)).toBe('saved');
    test.advance(1);
    expect(await save(attempt_id, 2)).toBe('late');
    expect((await tryStart(id, 'student2')).key).toBe('past_due');
  });

  it('is not late when it is handed in at the due time, and late after the grace', async () => {
    const placed = await placeLate();
    const punctual = await start(placed.id);
    const late = await start(placed.id, 'student2');
    await test.advanceSignedIn(hour);
    expect((await submit(punctual.id)).is_late).toBeUndefined();
    expect(await readTeachersLists(placed)).toEqual([undefined, undefined, undefined, undefined]);
    test.advance(deadlineGraceMs + 1);
    expect(await submit(late.id, 'student2')).toMatchObject({ is_late: true });
    expect(await readTeachersLists(placed, 'student2')).toEqual([true, true, true, 1]);
    expect((await readOwn(placed.id, 'student2')).attempts[0]).toMatchObject({ is_late: true });
    expect((await readOwn(placed.id)).attempts[0]?.is_late).toBeUndefined();
  });

  it('is saved until its end by the clock of the server, and then handed in', async () => {
    const placed = await placeLate();
    const { id } = await start(placed.id);
    await test.advanceSignedIn(3 * hour);
    expect(await save(id, 1)).toBe('saved');
    test.advance(deadlineGraceMs + 1);
    // Written offline before the due time, sent after the end.
    expect(await save(id, 2)).toBe('late');
    const attempt = await test.get('GET /play/attempt', { id }, { as: 'student1' });
    expect(attempt).toMatchObject({
      state: 'submitted',
      ended_by: 'time',
      submitted_at: placed.due_at + 2 * hour,
      is_late: true,
    });
  });

  it('is not what was left untouched since before the due time', async () => {
    const placed = await placeLate();
    const { id } = await start(placed.id);
    await save(id, 1);
    await test.advanceSignedIn(3 * hour + deadlineGraceMs + 1);
    expect(await submitOverdueAttempts(test.app, { coursewareIds: [placed.id] })).toBe(1);
    const attempt = await test.get('GET /play/attempt', { id }, { as: 'student1' });
    expect([attempt.ended_by, attempt.is_late]).toEqual(['time', undefined]);
    expect(await readTeachersLists(placed)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('counts from the own due time of a student', async () => {
    const placed = await placeLate();
    const due_at = placed.due_at + 5 * hour;
    const students = { courseware_id: placed.id, user_ids: [test.school.people.student1] };
    await test.get('POST /study/set_exceptions', { ...students, due_at }, teacher);
    const { id, deadline_at } = await start(placed.id);
    expect(deadline_at).toBe(due_at + 2 * hour);
    await test.advanceSignedIn(4 * hour);
    expect((await tryStart(placed.id, 'student2')).key).toBe('past_due');
    expect((await submit(id)).is_late).toBeUndefined();
    await test.get('POST /study/remove_exceptions', students, teacher);
    expect(await readTeachersLists(placed)).toEqual([true, true, true, 1]);
  });

  it('follows a due time that is moved, with the deadlines of work in progress', async () => {
    const placed = await placeLate();
    const first = await start(placed.id);
    const second = await start(placed.id, 'student2');
    await test.advanceSignedIn(2 * hour);
    await submit(first.id);
    expect((await readTeachersLists(placed))[0]).toBe(true);
    const settings = { due_at: placed.due_at + 4 * hour, late_hours: 1 };
    await test.get('POST /teacher/courseware_update', { id: placed.id, settings }, teacher);
    expect((await readTeachersLists(placed))[0]).toBeUndefined();
    const attempt = await test.get('GET /play/attempt', { id: second.id }, { as: 'student2' });
    expect(attempt.deadline_at).toBe(placed.due_at + 5 * hour);
    expect(attempt.late_from).toBe(placed.due_at + 4 * hour);
  });

  it("waits with answers 'after due' until nobody can hand in late", async () => {
    const { id } = await placeLate({ feedback_rule: 'after_due' });
    const attempt = await start(id);
    await submit(attempt.id);
    await test.advanceSignedIn(hour + deadlineGraceMs + 1);
    const readAttempt = () => test.get('GET /play/attempt', { id: attempt.id }, { as: 'student1' });
    expect(JSON.stringify(await readAttempt())).not.toContain(sentinel);
    await test.advanceSignedIn(2 * hour);
    expect((await readAttempt()).score).not.toBeNull();
    const { items } = await test.get('GET /play/news', {}, { as: 'student1' });
    expect(items.filter((item) => item.courseware_id === id).map(({ kind }) => kind)).toEqual(['marks']);
  });

  it('can be reopened until its end, and is late when it is handed in again', async () => {
    const placed = await placeLate();
    const { id } = await start(placed.id);
    await submit(id);
    const students = { courseware_id: placed.id, user_ids: [test.school.people.student1] };
    const reopen = () => test.call('POST /study/reopen_attempts', students, teacher);
    await test.advanceSignedIn(3 * hour - 1);
    expect((await reopen()).data).toEqual({ reopened: 1, skipped: [] });
    const attempt = await test.get('GET /play/attempt', { id }, { as: 'student1' });
    expect(attempt).toMatchObject({
      state: 'in_progress',
      late_from: placed.due_at,
      deadline_at: placed.due_at + 2 * hour,
    });
    expect(await submit(id)).toMatchObject({ state: 'submitted', is_late: true });
    expect(await readTeachersLists(placed)).toEqual([true, true, true, 1]);
    test.advance(1);
    expect((await reopen()).key).toBe('past_due');
    const due_at = test.app.now() + hour;
    await test.get('POST /study/reopen_attempts', { ...students, due_at }, teacher);
    expect((await submit(id)).is_late).toBeUndefined();
  });

  it('is a state of its own for teachers', async () => {
    const { id, unitId } = await placeLate();
    await test.advanceSignedIn(hour);
    const list = async (unit_id: number) =>
      (await test.get('GET /teacher/course_list', { unit_id }, teacher)).course_list;
    expect((await list(unitId)).find((item) => item.id === id)).toMatchObject({
      state: 'late',
      late_hours: 2,
    });
    await test.advanceSignedIn(2 * hour);
    expect((await list(unitId)).find((item) => item.id === id)?.state).toBe('past_due');
  });
});
