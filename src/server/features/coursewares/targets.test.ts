import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openSession } from '#server/features/session/session.service.ts';
import { insertGroups } from '#tests/support/choose-targets.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addStudents, type PlacedCourseware, placeCourseware } from '#tests/support/test-courseware.ts';

/** Coursewares for groups or students of 4A, which has student1, student2 and extra1. */

let test: TestApp;
let student1: number;
let student2: number;
let extra1: number;

beforeEach(async () => {
  await test?.close();
  test = await openTestApp();
  ({ student1, student2 } = test.school.people);
  extra1 = (await addStudents(test, 1))[0]?.id ?? 0;
});
afterAll(() => test.close());

const teacher = { as: 'teacher' } as const;

const chooseTargets = (
  { id }: PlacedCourseware,
  settings: { target_kind: 'class' | 'groups' | 'students'; target_ids?: number[] },
) => test.call('POST /teacher/courseware_update', { id, settings }, teacher);
const chooseStudents = (placed: PlacedCourseware, ...target_ids: number[]) =>
  chooseTargets(placed, { target_kind: 'students', target_ids });

const startAttempt = (courseware_id: number, as: 'student1' | 'student2' | 'outsider') =>
  test.call('POST /play/start', { courseware_id }, { as });
const openCourseware = (id: number, as: 'student1' | 'student2' | 'outsider') =>
  test.call('GET /play/courseware', { id }, { as });
const homeOf = async (as: 'student1' | 'student2') =>
  (await test.get('GET /play/home', {}, { as })).items.map(({ courseware_id, blocked }) => [
    courseware_id,
    blocked,
  ]);
const handIn = async (courseware_id: number, as: 'student1' | 'student2') => {
  const { id } = await test.get('POST /play/start', { courseware_id }, { as });
  await test.get('POST /play/submit', { attempt_id: id }, { as });
};
const listItem = async ({ id, unitId }: PlacedCourseware) =>
  (await test.get('GET /teacher/course_list', { unit_id: unitId }, teacher)).course_list.find(
    (item) => item.id === id,
  );
const readGrid = ({ id }: PlacedCourseware) => test.get('GET /study/grid', { courseware_id: id }, teacher);

describe('a courseware for some students', () => {
  it('can be started and seen only by them; classmates learn the reason, others nothing', async () => {
    const placed = await placeCourseware(test);
    await chooseStudents(placed, student1);
    expect(await homeOf('student2')).toEqual([]);
    expect(await homeOf('student1')).toEqual([[placed.id, null]]);
    for (const refused of [
      await startAttempt(placed.id, 'student2'),
      await openCourseware(placed.id, 'student2'),
    ]) {
      expect(refused.key).toBe('not_assigned');
      expect(refused.msg).toMatch(/other students of your class|其他同學/);
    }
    expect((await startAttempt(placed.id, 'outsider')).key).toBe('not_found');
    expect((await openCourseware(placed.id, 'outsider')).key).toBe('not_found');
    expect((await startAttempt(placed.id, 'student1')).key).toBe('success');
    expect((await test.get('GET /play/news', {}, { as: 'student2' })).items).toEqual([]);
  });

  it('admits a guest, but no chosen student who has left the class', async () => {
    const placed = await placeCourseware(test, { allow_guests: 1 });
    await chooseStudents(placed, student1, student2);
    await test.get(
      'POST /teacher/courseware_update',
      {
        id: placed.id,
        settings: { allow_guests: true, target_kind: 'students', target_ids: [student1, student2] },
      },
      teacher,
    );
    const { userinfo } = await test.get('POST /play/guest', { code: placed.joinCode, name: 'Visitor' });
    expect(
      (await test.call('POST /play/start', { courseware_id: placed.id }, { token: userinfo.token })).key,
    ).toBe('success');
    await test.app.db.deleteFrom('class_student').where('user_id', '=', student2).execute();
    expect((await startAttempt(placed.id, 'student2')).key).toBe('not_found');
    expect(await listItem(placed)).toMatchObject({ target_ids: [student1], target_names: ['student1'] });
    expect((await readGrid(placed)).courseware).toMatchObject({ assigned: 1 });
  });

  it('counts only these, in every list', async () => {
    const placed = await placeCourseware(test, { due_at: test.app.now() + 60_000 });
    const settings = {
      due_at: test.app.now() + 60_000,
      target_kind: 'students' as const,
      target_ids: [student1, extra1],
    };
    await test.get('POST /teacher/courseware_update', { id: placed.id, settings }, teacher);
    expect(await listItem(placed)).toMatchObject({
      assigned: 2,
      target_kind: 'students',
      target_names: ['student1', 'extra1'],
    });
    const { items } = await test.get('GET /study/list', { unit_id: placed.unitId }, teacher);
    expect(items).toMatchObject([{ assigned: 2 }]);
    const { rows, courseware } = await readGrid(placed);
    expect(courseware).toMatchObject({ assigned: 2, target_kind: 'students' });
    expect(rows.map(({ user_id }) => user_id)).toEqual([student1, extra1]);
    const { due_soon } = await test.get('GET /teacher/today', {}, teacher);
    expect(due_soon).toMatchObject([{ courseware_id: placed.id, assigned: 2, submitted: 0 }]);
    await handIn(placed.id, 'student1');
    const token = await openSession(test.app, extra1);
    const { id } = await test.get('POST /play/start', { courseware_id: placed.id }, { token });
    await test.get('POST /play/submit', { attempt_id: id }, { token });
    expect((await test.get('GET /teacher/today', {}, teacher)).due_soon).toEqual([]);
  });

  it('leaves nobody else behind', async () => {
    const placed = await placeCourseware(test, { due_at: test.app.now() + 60_000 });
    await test.app.db
      .insertInto('courseware_target')
      .values({ courseware_id: placed.id, user_id: student2, group_id: null })
      .execute();
    await test.app.db
      .updateTable('courseware_record')
      .set({ target_kind: 'students' })
      .where('id', '=', placed.id)
      .execute();
    await test.advanceSignedIn(120_000);
    const { behind } = await test.get('GET /teacher/today', {}, teacher);
    expect(behind.map(({ user_id }) => user_id)).toEqual([student2]);
  });

  it('is not in the trend of the others', async () => {
    const placed = await placeCourseware(test);
    const other = await placeCourseware(test, {}, { unitId: placed.unitId });
    await chooseStudents(placed, student1);
    await handIn(placed.id, 'student1');
    await handIn(other.id, 'student2');
    const trendOf = async (user_id: number) =>
      (await test.get('GET /study/personal_detail', { courseware_id: other.id, user_id }, teacher)).trend.map(
        ({ courseware_id }) => courseware_id,
      );
    expect(await trendOf(student1)).toEqual([placed.id, other.id]);
    expect(await trendOf(student2)).toEqual([other.id]);
  });

  it('shows a guest the answers once none of these can answer any more', async () => {
    const placed = await placeCourseware(test, { allow_guests: 1 });
    const settings = { allow_guests: true, target_kind: 'students' as const, target_ids: [student1] };
    await test.get('POST /teacher/courseware_update', { id: placed.id, settings }, teacher);
    const { userinfo } = await test.get('POST /play/guest', { code: placed.joinCode, name: 'Visitor' });
    const { token } = userinfo;
    const { id } = await test.get('POST /play/start', { courseware_id: placed.id }, { token });
    const submit = () => test.get('POST /play/submit', { attempt_id: id }, { token });
    expect((await submit()).waits_for_class).toBe(true);
    await handIn(placed.id, 'student1');
    expect((await submit()).waits_for_class).toBe(false);
  });
});

describe('narrowing it', () => {
  it('keeps the work of students whom it is no longer for, who may finish and see it', async () => {
    const placed = await placeCourseware(test, { attempts_allowed: 3 });
    const settings = { attempts_allowed: 3, target_kind: 'students' as const, target_ids: [student1] };
    await handIn(placed.id, 'student2');
    const running = await test.get('POST /play/start', { courseware_id: placed.id }, { as: 'student2' });
    const { cursor } = await readGrid(placed);
    await test.get('POST /teacher/courseware_update', { id: placed.id, settings }, teacher);
    const changes = await test.get(
      'GET /study/grid_changes',
      { courseware_id: placed.id, since: cursor },
      teacher,
    );
    expect(changes).toMatchObject({
      // Who has submitted still counts.
      courseware: { assigned: 2 },
      rows: [{ user_id: student2, is_assigned: false }],
      removed: [extra1],
    });
    expect(await homeOf('student2')).toEqual([[placed.id, null]]);
    expect((await test.get('POST /play/start', { courseware_id: placed.id }, { as: 'student2' })).id).toBe(
      running.id,
    );
    await test.get('POST /play/submit', { attempt_id: running.id }, { as: 'student2' });
    expect(await homeOf('student2')).toEqual([[placed.id, 'not_assigned']]);
    expect((await startAttempt(placed.id, 'student2')).key).toBe('not_assigned');
    expect((await readGrid(placed)).rows).toMatchObject([
      { user_id: student1, class_number: 1, is_assigned: true, state: 'not_started' },
      { user_id: student2, class_number: 2, is_assigned: false, state: 'submitted' },
    ]);
    const detail = { courseware_id: placed.id, user_id: student2 };
    expect((await test.get('GET /study/personal_detail', detail, teacher)).attempts).toHaveLength(2);
    expect(await listItem(placed)).toMatchObject({ assigned: 2, started: 1, submitted: 1 });
  });
});

describe('a courseware for groups', () => {
  it('follows later changes of the groups', async () => {
    const placed = await placeCourseware(test);
    const { groupIds } = await insertGroups(test, [[student1], [student2, extra1]]);
    expect(
      (await chooseTargets(placed, { target_kind: 'groups', target_ids: groupIds.slice(0, 1) })).key,
    ).toBe('success');
    expect(await listItem(placed)).toMatchObject({ target_names: ['Group 1'], assigned: 1 });
    expect((await startAttempt(placed.id, 'student2')).key).toBe('not_assigned');
    await test.app.db
      .updateTable('group_member')
      .set({ group_id: groupIds[0] ?? 0 })
      .where('user_id', '=', student2)
      .execute();
    expect((await startAttempt(placed.id, 'student2')).key).toBe('success');
    expect((await chooseTargets(placed, { target_kind: 'class' })).key).toBe('success');
    const entries = await test.app.db.selectFrom('audit_entry').selectAll().orderBy('id').execute();
    const forAll = { target_kind: 'class', target_ids: [] };
    expect(entries.map(({ before, after }) => [JSON.parse(before ?? ''), JSON.parse(after ?? '')])).toEqual([
      [forAll, { target_kind: 'groups', target_ids: groupIds.slice(0, 1) }],
      [{ target_kind: 'groups', target_ids: groupIds.slice(0, 1) }, forAll],
    ]);
    expect(entries[0]).toMatchObject({ action: 'courseware.target', actor_id: test.school.people.teacher });
    expect(await listItem(placed)).toMatchObject({
      target_kind: 'class',
      target_ids: [],
      target_names: [],
      assigned: 3,
    });
  });

  it('stays for them when their set is deleted, also when other settings change', async () => {
    const placed = await placeCourseware(test);
    const { groupIds, setId } = await insertGroups(test, [[student1]]);
    const settings = { target_kind: 'groups' as const, target_ids: groupIds };
    await chooseTargets(placed, settings);
    await test.get('POST /group/set_delete', { id: setId }, teacher);
    const work = { work_by: 'group' as const, group_set_id: setId };
    const changed = { id: placed.id, settings: { ...settings, ...work, attempts_allowed: 2 } };
    expect((await test.call('POST /teacher/courseware_update', changed, teacher)).key).toBe('success');
    expect(await listItem(placed)).toMatchObject({ target_ids: groupIds, assigned: 1, group_set_id: setId });
    expect((await startAttempt(placed.id, 'student2')).key).toBe('not_assigned');
    expect((await startAttempt(placed.id, 'student1')).key).toBe('success');
  });

  it('is refused if groups or students belong to another class, or none is chosen', async () => {
    const placed = await placeCourseware(test);
    const { groupIds, setId } = await insertGroups(test, [[student1]]);
    await test.app.db
      .updateTable('group_set_record')
      .set({ class_id: test.school.classes.b })
      .where('id', '=', setId)
      .execute();
    const wrong = [
      { target_kind: 'groups' as const, target_ids: groupIds },
      { target_kind: 'students' as const, target_ids: [test.school.people.outsider] },
      { target_kind: 'students' as const, target_ids: [] },
    ];
    for (const settings of wrong) expect((await chooseTargets(placed, settings)).key).toBe('invalid_input');
    expect(await listItem(placed)).toMatchObject({ target_kind: 'class', target_ids: [] });
  });

  it('is copied with its unit for the whole class, and not suggested for the next', async () => {
    const placed = await placeCourseware(test);
    await chooseStudents(placed, student1);
    const { calendars, classes, subjects } = test.school;
    const to = { calendar_id: calendars.current, class_id: classes.a, subject_id: subjects.chinese };
    const { id } = await test.get(
      'POST /teacher/unit_copy',
      { id: placed.unitId, name: 'Copy', ...to },
      teacher,
    );
    const { course_list } = await test.get('GET /teacher/course_list', { unit_id: id }, teacher);
    expect(course_list).toMatchObject([{ target_kind: 'class', target_ids: [], assigned: 3 }]);
    const { settings } = await test.get('GET /teacher/last_placing', { type: 'diyquiz' }, teacher);
    expect(settings).toMatchObject({ target_kind: 'class', target_ids: [] });
  });
});
