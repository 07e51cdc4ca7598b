import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openSession } from '#server/features/session/session.service.ts';
import { insertGroups } from '#tests/support/choose-targets.ts';
import { readStream } from '#tests/support/clients/read-stream.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  addStudents,
  type PlacedCourseware,
  placeCourseware,
  rightResponses,
} from '#tests/support/test-courseware.ts';

/** Group work in 4A: student1 and student2 form one group, extra1 another, and extra2 is in none. */

let test: TestApp;
let student1: number;
let student2: number;
let extra1: number;
let extra2: number;
let setId: number;
let groupIds: number[];

beforeEach(async () => {
  await test?.close();
  test = await openTestApp();
  ({ student1, student2 } = test.school.people);
  [extra1 = 0, extra2 = 0] = (await addStudents(test, 2)).map(({ id }) => id);
  ({ setId, groupIds } = await insertGroups(test, [[student1, student2], [extra1]]));
});
afterAll(() => test.close());

const teacher = { as: 'teacher' } as const;
type Student = 'student1' | 'student2';

async function placeForGroups(attempts_allowed = 1): Promise<PlacedCourseware> {
  const placed = await placeCourseware(test, { attempts_allowed });
  const settings = { attempts_allowed, work_by: 'group' as const, group_set_id: setId };
  await test.get('POST /teacher/courseware_update', { id: placed.id, settings }, teacher);
  return placed;
}

const start = (courseware_id: number, as: Student) => test.get('POST /play/start', { courseware_id }, { as });
const startWith = async (courseware_id: number, userId: number) =>
  test.get('POST /play/start', { courseware_id }, { token: await openSession(test.app, userId) });
const submit = (attempt_id: number, as: Student) => test.get('POST /play/submit', { attempt_id }, { as });
const save = (attempt_id: number, as: Student, question: keyof typeof rightResponses, seq = 1) =>
  test.get(
    'POST /play/save',
    { attempt_id, answers: [{ question_id: question, response: rightResponses[question], seq }] },
    { as },
  );
const membersOf = async (attemptId: number) =>
  (
    await test.app.db
      .selectFrom('attempt_member')
      .select('user_id')
      .where('attempt_id', '=', attemptId)
      .orderBy('user_id')
      .execute()
  ).map(({ user_id }) => user_id);

describe('a group', () => {
  it('shares the attempt that its first member starts, each on a device of their own', async () => {
    const { id: coursewareId } = await placeForGroups();
    const [one, other] = await Promise.all([
      start(coursewareId, 'student1'),
      start(coursewareId, 'student2'),
    ]);
    expect(other.id).toBe(one.id);
    expect(one.group).toEqual({ name: 'Group 1', members: ['student1', 'student2'] });
    expect(await membersOf(one.id)).toEqual([student1, student2]);
    const told: unknown[] = [];
    const stop = test.app.bus.subscribe('attempt', one.id, (message) => told.push(message));
    await save(one.id, 'student1', 'q1');
    stop();
    expect(told).toMatchObject([{ state: 'in_progress', has_answers: true }]);
    await save(one.id, 'student2', 'q2');
    const { answers } = await test.get('GET /play/attempt', { id: one.id }, { as: 'student1' });
    expect(answers.map(({ question_id }) => question_id).toSorted()).toEqual(['q1', 'q2']);
    await submit(one.id, 'student2');
    const again = await test.call('POST /play/start', { courseware_id: coursewareId }, { as: 'student1' });
    expect(again.key).toBe('attempts_used_up');
    const others = { id: one.id };
    const token = await openSession(test.app, extra1);
    expect((await test.call('GET /play/attempt', others, { token })).key).toBe('not_found');
    expect((await test.call('GET /play/attempt', others, { as: 'outsider' })).key).toBe('not_found');
  });

  it('tells who begins to listen that mates may have answered; whoever works alone is told of none', async () => {
    const { id } = await placeForGroups();
    const shared = await start(id, 'student1');
    const alone = await startWith(id, extra2);
    const address = await test.server.listen({ host: '127.0.0.1', port: 0 });
    const readFirst = async (attemptId: number, token: string) => {
      const stream = await readStream(`${address}/api/play/live?attempt_id=${attemptId}`, token);
      const text = await stream.readUntil(/"state":.*\n\n/);
      stream.abort.abort();
      return text;
    };
    expect(await readFirst(shared.id, await test.tokenOf('student1'))).toContain('"has_answers":true');
    expect(await readFirst(alone.id, await openSession(test.app, extra2))).not.toContain('has_answers');
  });

  it('keeps the members of its start; students who join later or have no group work alone', async () => {
    const { id } = await placeForGroups();
    const shared = await start(id, 'student1');
    const groups = test.app.db.updateTable('group_member').set({ group_id: groupIds[0] ?? 0 });
    await groups.where('user_id', '=', extra1).execute();
    const late = await startWith(id, extra1);
    expect(await membersOf(shared.id)).toEqual([student1, student2]);
    expect(await membersOf(late.id)).toEqual([extra1]);
    const alone = await startWith(id, extra2);
    expect(alone.group).toBeNull();
    expect(await membersOf(alone.id)).toEqual([extra2]);
  });

  it('continues with the members of a running attempt when the set or its groups change', async () => {
    const placed = await placeForGroups(2);
    const shared = await start(placed.id, 'student1');
    const other = await insertGroups(test, [[student1, extra1], [student2]]);
    const settings = { attempts_allowed: 2, work_by: 'group' as const, group_set_id: other.setId };
    await test.get('POST /teacher/courseware_update', { id: placed.id, settings }, teacher);
    expect((await start(placed.id, 'student2')).id).toBe(shared.id);
    // A student who joins the group of a working member cannot join the attempt.
    const late = await startWith(placed.id, extra1);
    expect(await membersOf(late.id)).toEqual([extra1]);
    await test.get('POST /group/set_delete', { id: other.setId }, teacher);
    await save(shared.id, 'student2', 'q1');
    await submit(shared.id, 'student2');
    expect(await membersOf(shared.id)).toEqual([student1, student2]);
    const { rows } = await test.get('GET /study/grid', { courseware_id: placed.id }, teacher);
    expect(rows.slice(0, 3)).toMatchObject([
      { user_id: student1, attempt_id: shared.id, shared: { name: 'Group 1', score: 2 } },
      { user_id: student2, attempt_id: shared.id, shared: { name: 'Group 1', score: 2 } },
      { user_id: extra1, attempt_id: late.id, shared: { name: 'Group 1', score: null } },
    ]);
    // The next attempt is shared by the groups of the new set.
    const next = await start(placed.id, 'student2');
    expect(await membersOf(next.id)).toEqual([student2]);
  });

  it('takes nothing more from a member who was taken out of it; the others go on', async () => {
    const { id: coursewareId } = await placeForGroups();
    const { id } = await start(coursewareId, 'student1');
    await save(id, 'student2', 'q1');
    const groupOf = test.app.db.updateTable('group_member').where('user_id', '=', student2);
    await groupOf.set({ group_id: groupIds[1] ?? 0 }).execute();
    const answers = [{ question_id: 'q2', response: rightResponses.q2, seq: 2 }];
    const attachments = [{ question_id: 'q2', file_id: 1, action: 'add' as const }];
    const entries = [{ space: 'ink', item: 'a', value: 1, seq: 1, key: 'abcdef' }];
    const calls = [
      ['POST /play/save', { attempt_id: id, answers }],
      ['POST /play/save', { attempt_id: id, attachments }],
      ['POST /play/save', { attempt_id: id, entries }],
      ['POST /play/show_question', { attempt_id: id, question_id: 'q2' }],
      ['POST /play/submit', { attempt_id: id }],
    ] as const;
    for (const [key, input] of calls)
      expect([key, (await test.call(key, input, { as: 'student2' })).key]).toEqual([key, 'not_allowed']);
    // The member still sees the own work; the rest of the group continues and submits.
    const seen = await test.get('GET /play/attempt', { id }, { as: 'student2' });
    expect(seen).toMatchObject({ state: 'in_progress', answers: [{ question_id: 'q1' }] });
    await save(id, 'student1', 'q2');
    expect(await submit(id, 'student1')).toMatchObject({ state: 'submitted' });
    expect(await submit(id, 'student2')).toMatchObject({ state: 'submitted' });
  });

  it('takes answers again from a member who is put back', async () => {
    const { id: coursewareId } = await placeForGroups();
    const { id } = await start(coursewareId, 'student1');
    const groupOf = test.app.db.updateTable('group_member').where('user_id', '=', student2);
    await groupOf.set({ group_id: groupIds[1] ?? 0 }).execute();
    const answers = [{ question_id: 'q1', response: rightResponses.q1, seq: 1 }];
    const refused = await test.call('POST /play/save', { attempt_id: id, answers }, { as: 'student2' });
    expect(refused.key).toBe('not_allowed');
    await groupOf.set({ group_id: groupIds[0] ?? 0 }).execute();
    expect((await save(id, 'student2', 'q1')).answers).toMatchObject([{ result: 'saved' }]);
  });

  it('takes nothing more from a member who left the class', async () => {
    const { id: coursewareId } = await placeForGroups();
    const { id } = await start(coursewareId, 'student1');
    await test.app.db.deleteFrom('class_student').where('user_id', '=', student2).execute();
    await test.app.db.deleteFrom('group_member').where('user_id', '=', student2).execute();
    const call = test.call('POST /play/submit', { attempt_id: id }, { as: 'student2' });
    expect((await call).key).toBe('not_allowed');
  });

  it('lets its members finish when none of them is in the group any more', async () => {
    const { id: coursewareId } = await placeForGroups();
    const { id } = await start(coursewareId, 'student1');
    await test.app.db
      .deleteFrom('group_member')
      .where('group_id', '=', groupIds[0] ?? 0)
      .execute();
    expect((await save(id, 'student2', 'q1')).answers).toMatchObject([{ result: 'saved' }]);
    expect(await submit(id, 'student1')).toMatchObject({ state: 'submitted' });
  });

  it('leaves out a member who is not chosen, has left the class, or has no attempt left', async () => {
    const placed = await placeForGroups();
    const settings = { work_by: 'group' as const, group_set_id: setId };
    const targets = { target_kind: 'students' as const, target_ids: [student1] };
    await test.get(
      'POST /teacher/courseware_update',
      { id: placed.id, settings: { ...settings, ...targets } },
      teacher,
    );
    expect(await membersOf((await start(placed.id, 'student1')).id)).toEqual([student1]);

    const other = await placeForGroups();
    await test.app.db
      .updateTable('courseware_record')
      .set({ work_by: 'person' })
      .where('id', '=', other.id)
      .execute();
    await submit((await start(other.id, 'student2')).id, 'student2');
    await test.get('POST /teacher/courseware_update', { id: other.id, settings }, teacher);
    expect(await membersOf((await start(other.id, 'student1')).id)).toEqual([student1]);

    const third = await placeForGroups();
    await test.app.db.deleteFrom('class_student').where('user_id', '=', student2).execute();
    expect(await membersOf((await start(third.id, 'student1')).id)).toEqual([student1]);
  });

  it('is refused for a type that does not know it, and with a set of another class', async () => {
    const placed = await placeCourseware(test);
    const change = (settings: { work_by: 'group'; group_set_id: number | null }) =>
      test.call('POST /teacher/courseware_update', { id: placed.id, settings }, teacher);
    expect((await change({ work_by: 'group', group_set_id: null })).key).toBe('invalid_input');
    const sets = test.app.db.updateTable('group_set_record').set({ class_id: test.school.classes.b });
    await sets.where('id', '=', setId).execute();
    expect((await change({ work_by: 'group', group_set_id: setId })).key).toBe('invalid_input');
  });
});

describe("a member's own mark", () => {
  const own = (attempt_id: number, user_id: number, seen: number | null, score: number | null) =>
    test.call('POST /study/member_mark', { attempt_id, user_id, seen, score, reason: 'did most' }, teacher);

  it('is shown and counted in place of the group mark, everywhere, and audited', async () => {
    const placed = await placeForGroups();
    const { id } = await start(placed.id, 'student1');
    await save(id, 'student1', 'q1');
    expect((await own(id, student2, null, 1)).key).toBe('not_handed_in');
    await submit(id, 'student1');
    expect((await own(id, student2, null, 11)).key).toBe('mark_too_high');
    expect((await own(id, extra1, null, 1)).key).toBe('not_found');
    expect((await own(id, student2, null, 8)).data).toEqual({ is_stored: true, own_score: 8 });
    expect((await own(id, student2, null, 3)).data).toEqual({ is_stored: false, own_score: 8 });
    const seenBy = async (as: Student) => (await test.get('GET /play/attempt', { id }, { as })).score;
    expect([await seenBy('student1'), await seenBy('student2')]).toEqual([2, 8]);
    const home = await test.get('GET /play/home', {}, { as: 'student2' });
    expect(home.items[0]?.attempts).toMatchObject([{ score: 8 }]);
    const grid = await test.get('GET /study/grid', { courseware_id: placed.id }, teacher);
    expect(grid.rows.slice(0, 2)).toMatchObject([
      { user_id: student1, score: 2, group: 'Group 1', shared: { name: 'Group 1', score: 2 } },
      { user_id: student2, score: 8, group: 'Group 1', shared: { name: 'Group 1', score: 2 } },
    ]);
    const marking = await test.get(
      'GET /study/marking',
      { courseware_id: placed.id, by: 'student' },
      teacher,
    );
    expect(marking.attempts).toMatchObject([
      {
        attempt_id: id,
        group_name: 'Group 1',
        score: 2,
        max_score: 10,
        members: [
          { user_id: student1, own_score: null },
          { user_id: student2, own_score: 8 },
        ],
      },
    ]);
    const { items } = await test.get('GET /study/list', { unit_id: placed.unitId }, teacher);
    expect(items).toMatchObject([{ submitted: 2, average_of: 2 }]);
    const input = { courseware_id: placed.id, user_id: student2 };
    const detail = await test.get('GET /study/personal_detail', input, teacher);
    expect(detail.attempts).toMatchObject([{ score: 8, own_score: 8, group: { name: 'Group 1' } }]);
    expect(detail.trend).toMatchObject([{ share: 0.8 }]);
    const entries = await test.app.db.selectFrom('audit_entry').selectAll().execute();
    expect(entries.filter(({ action }) => action === 'mark.member')).toMatchObject([
      { user_id: student2, after: '{"own_score":8}', reason: 'did most' },
    ]);
    expect((await own(id, student2, 8, null)).data).toEqual({ is_stored: true, own_score: null });
    expect(await seenBy('student2')).toBe(2);
  });
});
