import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiReply } from '#contract/api.ts';
import { readDatabase } from '#tests/api/read-database.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { type PlacedCourseware, placeCourseware, rightResponses } from '#tests/support/test-courseware.ts';

/** Administrators restore completely what teachers deleted. */

const as = 'teacher' as const;
const admin = { as: 'admin' } as const;
const dayMs = 86_400_000;

let test: TestApp;
let place: { calendar_id: number; class_id: number; subject_id: number };
beforeAll(async () => {
  test = await openTestApp();
  const { calendars, classes, subjects } = test.school;
  place = { calendar_id: calendars.current, class_id: classes.a, subject_id: subjects.maths };
  for (const person of ['teacher', 'admin', 'student1', 'student2'] as const) await test.tokenOf(person);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.app.db.deleteFrom('unit_record').execute();
  await test.app.db.updateTable('activity').set({ deleted_at: null }).execute();
});

const addUnit = async (name: string) =>
  (await test.get('POST /teacher/unit_add', { name, ...place }, { as })).id;
const unitNames = async () =>
  (await test.get('GET /teacher/unit_list', place, { as })).items.map(({ name }) => name).join(' ');
const coursewareNames = async (unit_id: number) =>
  (await test.get('GET /teacher/course_list', { unit_id }, { as })).course_list
    .map(({ name }) => name)
    .join(' ');
const deleteUnit = (id: number) => test.get('GET /teacher/unit_delete', { id }, { as });
const deleteCoursewares = (...ids: number[]) => test.get('GET /teacher/course_delete', { ids }, { as });
const listDeleted = (input = {}) => test.get('GET /admin/deleted', input, admin);
const restoreDeleted = (kind: 'unit' | 'courseware' | 'activity', id: number) =>
  test.call('POST /admin/bring_back', { kind, id }, admin);

/** Moves the deletion times of units and coursewares back by this many milliseconds. */
async function moveDeletionsBack(ms: number): Promise<void> {
  for (const table of ['unit_record', 'courseware_record'] as const) {
    await test.app.db
      .updateTable(table)
      .set((eb) => ({ deleted_at: eb('deleted_at', '-', ms) }))
      .execute();
  }
}

async function startWork(
  courseware: PlacedCourseware,
  by: 'student1' | 'student2' = 'student1',
): Promise<number> {
  const { id } = await test.get('POST /play/start', { courseware_id: courseware.id }, { as: by });
  const answers = [{ question_id: 'q1', response: rightResponses.q1, seq: 1 }];
  await test.get('POST /play/save', { attempt_id: id, answers }, { as: by });
  return id;
}

/**
 * Creates two units. The first has work of a student and a guest, marks, a comment, and a courseware that was deleted
 * earlier.
 */
async function createUnits() {
  const unitId = await addUnit('First');
  await addUnit('Second');
  const settings = { allow_guests: 1, time_limit_minutes: 30, shuffle: 1 } as const;
  const one = await placeCourseware(test, { ...settings, name: 'One' }, { unitId });
  const two = await placeCourseware(test, { name: 'Two' }, { unitId });
  const before = await placeCourseware(test, { name: 'Before' }, { unitId });
  const attempt_id = await startWork(one);
  await test.get('POST /play/submit', { attempt_id }, { as: 'student1' });
  await test.get('POST /study/comment', { attempt_id, comment: 'Well done' }, { as });
  await startWork(two);
  const { userinfo } = await test.get('POST /play/guest', { code: one.joinCode, name: 'Guest Chan' });
  const guest = { token: userinfo.token };
  await test.get('POST /play/start', { courseware_id: one.id }, guest);
  await deleteCoursewares(before.id);
  return { unitId, one, two, before, attempt_id, guest };
}

describe('a deleted unit', () => {
  it('is restored completely with its content', async () => {
    const { unitId, one, before, guest, attempt_id } = await createUnits();
    const whole = await readDatabase(test);
    await deleteUnit(unitId);
    expect(await unitNames()).toBe('Second');
    expect(await readDatabase(test)).not.toBe(whole);
    expect((await test.call('GET /play/join', { code: one.joinCode })).key).toBe('join_code_unknown');
    expect((await restoreDeleted('unit', unitId)).key).toBe('success');
    expect(await readDatabase(test)).toBe(whole);
    expect(await unitNames()).toBe('First Second');
    expect(await coursewareNames(unitId)).toBe('One Two');
    expect(await test.get('GET /play/join', { code: one.joinCode })).toMatchObject({ courseware_id: one.id });
    expect((await test.get('GET /play/home', {}, guest)).items).toHaveLength(1);
    const seen = await test.get('GET /play/attempt', { id: attempt_id }, { as: 'student1' });
    expect(seen).toMatchObject({ state: 'submitted', comment: 'Well done' });
    expect((await listDeleted()).items.map(({ id }) => id)).toEqual([before.id]);
  });

  it('comes first where a courseware of it was deleted by itself', async () => {
    const { unitId, one, before } = await createUnits();
    await deleteUnit(unitId);
    const refused = await restoreDeleted('courseware', before.id);
    expect(refused).toMatchObject({ key: 'unit_deleted', msg: expect.stringContaining('First') as string });
    expect((await restoreDeleted('courseware', one.id)).key).toBe('unit_deleted');
    const waiting = (await listDeleted({ kind: 'courseware' })).items;
    expect(waiting).toMatchObject([{ id: before.id, waits_for_unit: true }]);
    await restoreDeleted('unit', unitId);
    expect((await restoreDeleted('courseware', before.id)).key).toBe('success');
    expect(await coursewareNames(unitId)).toBe('One Two Before');
  });

  it('comes back once, however many ask for it', async () => {
    const unitId = await addUnit('Only');
    await deleteUnit(unitId);
    const keys = await Promise.all([1, 2, 3].map(async () => (await restoreDeleted('unit', unitId)).key));
    expect(keys.filter((key) => key === 'success')).toHaveLength(1);
    expect(keys.filter((key) => key === 'not_found')).toHaveLength(2);
    expect((await restoreDeleted('unit', 99_999)).key).toBe('not_found');
  });

  it('returns to its place, also where others were added', async () => {
    const [a, b, c] = [await addUnit('A'), await addUnit('B'), await addUnit('C')];
    await deleteUnit(b);
    await deleteUnit(c);
    await Promise.all([addUnit('D'), restoreDeleted('unit', b), addUnit('E')]);
    expect((await unitNames()).split(' ').toSorted().join('')).toBe('ABDE');
    expect((await unitNames()).startsWith('A B')).toBe(true);
    await deleteUnit(b);
    await restoreDeleted('unit', c);
    await restoreDeleted('unit', b);
    await deleteUnit(a);
    await restoreDeleted('unit', a);
    expect((await unitNames()).startsWith('A B C')).toBe(true);
  });
});

describe('a deleted courseware', () => {
  it('comes back whole to its place', async () => {
    const unitId = await addUnit('Shelf');
    const [one, two] = [
      await placeCourseware(test, { name: 'One' }, { unitId }),
      await placeCourseware(test, { name: 'Two' }, { unitId }),
      await placeCourseware(test, { name: 'Three' }, { unitId }),
    ];
    await startWork(one);
    await startWork(two);
    await startWork(two, 'student2');
    const whole = await readDatabase(test);
    expect(await test.get('GET /teacher/unit_work', { id: unitId }, { as })).toEqual({
      courseware_count: 3,
      student_count: 2,
    });
    const ids = [one.id, two.id];
    expect(await test.get('GET /teacher/courseware_work', { ids }, { as })).toEqual({ student_count: 2 });
    await deleteCoursewares(...ids);
    expect(await coursewareNames(unitId)).toBe('Three');
    await restoreDeleted('courseware', one.id);
    await restoreDeleted('courseware', two.id);
    expect(await readDatabase(test)).toBe(whole);
  });

  it('informs a student in the middle of an attempt, who can continue after it is restored', async () => {
    const { one, attempt_id, two } = await createUnits();
    const running = await startWork(two, 'student2');
    await deleteCoursewares(one.id, two.id);
    const own = { as: 'student2' } as const;
    const answers = [{ question_id: 'q2', response: rightResponses.q2, seq: 1 }];
    const asStudent = async () => [
      (await test.call('POST /play/save', { attempt_id: running, answers }, own)).key,
      (await test.call('GET /play/attempt', { id: running }, own)).key,
      (await test.call('POST /play/start', { courseware_id: two.id }, own)).key,
      (await test.call('POST /play/submit', { attempt_id: running }, own)).key,
      (await test.call('GET /play/courseware', { id: two.id }, own)).key,
    ];
    expect(new Set(await asStudent())).toEqual(new Set(['courseware_deleted']));
    expect((await test.call('GET /play/attempt', { id: attempt_id }, own)).key).toBe('not_found');
    const other = { courseware_id: one.id };
    expect((await test.call('POST /play/start', other, own)).key).toBe('not_found');
    expect((await test.get('GET /play/home', {}, own)).items).toEqual([]);
    await restoreDeleted('courseware', two.id);
    expect(new Set(await asStudent())).toEqual(new Set(['success']));
    const { answers: kept } = await test.get('GET /play/attempt', { id: running }, own);
    const given = kept.filter(({ response }) => response !== null).map(({ question_id }) => question_id);
    expect(given.toSorted()).toEqual(['q1', 'q2']);
  });
});

describe('an activity', () => {
  it('is not held by deleted units, and comes back with them', async () => {
    const { unitId, one, two } = await createUnits();
    const ids = [one.activityId];
    expect((await test.call('POST /diy/delete', { ids }, { as })).key).toBe('activity_in_use');
    await deleteCoursewares(two.id);
    await deleteUnit(unitId);
    await test.get('POST /diy/delete', { ids: [one.activityId, two.activityId] }, { as });
    const deleted = (await listDeleted({ kind: 'activity' })).items;
    expect(deleted.map(({ id, deleted_by_name }) => [id, deleted_by_name])).toEqual([
      [two.activityId, 'teacher'],
      [one.activityId, 'teacher'],
    ]);
    await restoreDeleted('unit', unitId);
    expect(await coursewareNames(unitId)).toBe('One');
    await test.get('GET /diy/detail', { id: one.activityId }, { as });
    expect((await restoreDeleted('activity', two.activityId)).key).toBe('success');
    await test.get('GET /diy/detail', { id: two.activityId }, { as });
    expect((await restoreDeleted('activity', two.activityId)).key).toBe('not_found');
  });
});

describe('the list', () => {
  type Item = ApiReply<'GET /admin/deleted'>['items'][number];
  const namesOf = ({ items }: { items: Item[] }) => items.map(({ name }) => name);

  it('is in the order of deleting or of names, either way', async () => {
    const [one, two, three] = [await addUnit('One'), await addUnit('two'), await addUnit('Three')];
    for (const id of [two, one, three]) {
      await deleteUnit(id);
      await moveDeletionsBack(1_000);
    }
    const names = async (order: object) => namesOf(await listDeleted(order)).join(' ');
    expect(await names({})).toBe('Three One two');
    expect(await names({ order: 'asc' })).toBe('two One Three');
    expect(await names({ sort: 'name' })).toBe('One Three two');
    expect(await names({ sort: 'name', order: 'desc', kind: 'unit' })).toBe('two Three One');
    expect((await test.call('GET /admin/deleted', { sort: 'owner' } as object, admin)).key).toBe(
      'invalid_input',
    );
  });

  it('shows each item with its owner, the affected work and the time left, and can be searched', async () => {
    const { unitId, before } = await createUnits();
    await moveDeletionsBack(dayMs);
    await deleteUnit(unitId);
    const { total, items } = await listDeleted();
    expect(total).toBe(2);
    expect(items[0]).toMatchObject({
      kind: 'unit',
      id: unitId,
      name: 'First',
      type: '',
      class_name: '4A',
      subject_name: '數學',
      owner_name: 'teacher',
      deleted_by_name: 'teacher',
      days_left: 30,
      courseware_count: 2,
      student_count: 2,
      waits_for_unit: false,
    });
    expect(items[1]).toMatchObject({ kind: 'courseware', id: before.id, unit_name: 'First', days_left: 29 });
    for (const [keyword, found] of [
      ['first', ['First', 'Before']],
      ['quiz', ['Before']],
      ['數學', ['First', 'Before']],
      ['TEACHER', ['First', 'Before']],
      ['4B', []],
      ['%', []],
    ] as const) {
      expect(namesOf(await listDeleted({ keyword }))).toEqual(found);
    }
    expect(namesOf(await listDeleted({ kind: 'unit' }))).toEqual(['First']);
    expect(namesOf(await listDeleted({ offset: 1, limit: 1 }))).toEqual(['Before']);
    expect(await listDeleted({ offset: 5 })).toEqual({ total: 2, items: [] });
  });

  it('holds nothing for longer than 30 days, and nothing older comes back', async () => {
    const { unitId } = await createUnits();
    await deleteUnit(unitId);
    await moveDeletionsBack(30 * dayMs - 60_000);
    expect((await listDeleted({ kind: 'unit' })).items).toMatchObject([{ days_left: 1 }]);
    await moveDeletionsBack(120_000);
    expect(await listDeleted()).toEqual({ total: 0, items: [] });
    expect((await restoreDeleted('unit', unitId)).key).toBe('not_found');
  });
});
