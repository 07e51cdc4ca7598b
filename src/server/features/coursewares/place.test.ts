import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiInput } from '#contract/api.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware } from '#tests/support/test-courseware.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

/** One call places an activity in a unit, sets its rules and opens it: all of it or nothing. */

let test: TestApp;
let unitId: number;
let activityId: number;

const settings = {
  open_at: null,
  due_at: null,
  late_hours: 0,
  attempts_allowed: 3,
  counting_attempt: 'last',
  time_limit_minutes: 20,
  shuffle: true,
  feedback_rule: 'at_once',
  allow_guests: true,
  guest_limit: 12,
  marks_held: true,
  target_kind: 'class',
  target_ids: [] as number[],
  work_by: 'person' as const,
  group_set_id: null,
} as const;

beforeAll(async () => {
  test = await openTestApp();
  const placed = await placeCourseware(test, { is_open: 0 });
  activityId = placed.activityId;
  const { db } = test.app;
  await db
    .updateTable('activity')
    .set({ revision_id: placed.revisionId })
    .where('id', '=', activityId)
    .execute();
  unitId = await addUnit('Unit');
});
afterAll(() => test.close());

async function addUnit(name: string, calendar: 'current' | 'past' = 'current'): Promise<number> {
  const { calendars, classes, subjects } = test.school;
  const place = {
    calendar_id: calendars[calendar],
    class_id: calendar === 'current' ? classes.a : classes.past,
    subject_id: subjects.maths,
  };
  return (await test.get('POST /teacher/unit_add', { name, ...place }, { as: 'teacher' })).id;
}

const placeActivity = (
  part: Partial<ApiInput<'POST /teacher/courseware_place'>> = {},
  as: PersonKey = 'teacher',
) =>
  test.call(
    'POST /teacher/courseware_place',
    { unit_id: unitId, activity_id: activityId, open: true, settings, ...part },
    { as },
  );

const listCoursewares = async (unit_id: number) =>
  (await test.get('GET /teacher/course_list', { unit_id }, { as: 'teacher' })).course_list;

const readLastPlacing = (as: PersonKey = 'teacher') =>
  test.get('GET /teacher/last_placing', { type: 'diyquiz' }, { as });

describe('placing and opening in one call', () => {
  it('places it open with the settings and returns its join code', async () => {
    const { data } = await placeActivity();
    expect(data).toMatchObject({
      ...settings,
      unit_id: unitId,
      is_open: true,
      state: 'open',
      class_name: '4A',
      join_code: expect.stringMatching(/^[2-9A-HJKMNP-Z]{6}$/),
    });
    expect(await listCoursewares(unitId)).toMatchObject([{ id: data?.id, ...settings, is_open: true }]);
  });

  it('places no second one when it is sent again, also at once', async () => {
    const empty = await addUnit('Twice');
    const replies = await Promise.all([1, 2, 3].map(() => placeActivity({ unit_id: empty })));
    expect(new Set(replies.map(({ data }) => data?.id)).size).toBe(1);
    expect(await listCoursewares(empty)).toHaveLength(1);
  });

  it('places it closed if requested, and never closes an open courseware', async () => {
    const empty = await addUnit('Closed');
    expect((await placeActivity({ unit_id: empty, open: false })).data).toMatchObject({ state: 'closed' });
    expect((await placeActivity({ unit_id: empty, open: true })).data).toMatchObject({ state: 'open' });
    expect((await placeActivity({ unit_id: empty, open: false })).data).toMatchObject({ state: 'open' });
  });

  it('does nothing at all when anything is refused', async () => {
    const empty = await addUnit('Nothing');
    const before = await readLastPlacing();
    const now = test.app.now();
    const wrongTimes = { ...settings, open_at: now, due_at: now };
    expect(await placeActivity({ unit_id: empty, settings: wrongTimes })).toMatchObject({
      key: 'invalid_input',
    });
    expect(await placeActivity({ unit_id: empty, activity_id: 99_999 })).toMatchObject({ key: 'not_found' });
    expect(await placeActivity({ unit_id: empty }, 'other')).toMatchObject({ key: 'not_found' });
    const { id } = await test.get('POST /diy/add', { type: 'diyquiz' }, { as: 'teacher' });
    expect(await placeActivity({ unit_id: empty, activity_id: id })).toMatchObject({
      key: 'activity_not_completed',
    });
    expect(await listCoursewares(empty)).toEqual([]);
    expect(await readLastPlacing()).toEqual(before);
  });
});

describe('the last choice', () => {
  it('is empty at first, with the default settings', async () => {
    expect(await readLastPlacing('other')).toMatchObject({
      unit: null,
      chosen_at: null,
      settings: { attempts_allowed: 1, feedback_rule: 'after_submit', due_at: null, guest_limit: 40 },
    });
  });

  it('is each person’s own last unit and settings', async () => {
    const due_at = test.app.now() + 60_000;
    await placeActivity({ settings: { ...settings, due_at } });
    expect(await readLastPlacing()).toEqual({
      unit: { id: unitId, name: 'Unit', class_name: '4A', subject_name: '數學' },
      settings: { ...settings, due_at },
      chosen_at: expect.any(Number),
      proposed: {},
    });
    expect((await readLastPlacing('admin')).unit).toBeNull();
  });

  it('follows settings that are chosen when a courseware is opened or changed', async () => {
    const { id } = await placeCourseware(test, { is_open: 0 });
    const changed = { ...settings, attempts_allowed: 5 };
    await test.get('POST /teacher/courseware_open', { id, settings: changed }, { as: 'teacher' });
    expect(await readLastPlacing()).toMatchObject({
      unit: { id: unitId },
      settings: { attempts_allowed: 5 },
    });
    await test.get('POST /teacher/courseware_update', { id, settings }, { as: 'teacher' });
    expect(await readLastPlacing()).toMatchObject({ settings: { attempts_allowed: 3 } });
    await test.get('POST /teacher/courseware_open', { id }, { as: 'teacher' });
    expect(await readLastPlacing()).toMatchObject({ settings: { attempts_allowed: 3 } });
  });

  it('has no unit of another term, and no deleted one', async () => {
    const past = await addUnit('Past', 'past');
    await placeActivity({ unit_id: past, open: false });
    expect((await readLastPlacing()).unit).toBeNull();
    const gone = await addUnit('Gone');
    await placeActivity({ unit_id: gone, open: false });
    expect((await readLastPlacing()).unit).toMatchObject({ id: gone });
    await test.get('GET /teacher/unit_delete', { id: gone }, { as: 'teacher' });
    expect((await readLastPlacing()).unit).toBeNull();
  });
});
