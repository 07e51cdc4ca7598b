import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware } from '#tests/support/test-courseware.ts';

/**
 * When many people add, sort, move and copy units and coursewares at once, positions stay unique and without gaps.
 */

const many = 20;
const as = 'teacher' as const;

let test: TestApp;
let place: { calendar_id: number; class_id: number; subject_id: number };
beforeAll(async () => {
  test = await openTestApp();
  const { calendars, classes, subjects } = test.school;
  place = { calendar_id: calendars.current, class_id: classes.a, subject_id: subjects.maths };
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const unit of await listUnits()) await test.get('GET /teacher/unit_delete', { id: unit.id }, { as });
});

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const manyTimes = <T>(count: number, call: (index: number) => Promise<T>) =>
  Promise.all(numbersTo(count).map((index) => call(index)));
const addUnit = (name: string) => test.get('POST /teacher/unit_add', { name, ...place }, { as });
const listUnits = async () =>
  (await test.get('GET /teacher/unit_list', { ...place, limit: 100 }, { as })).items;
const listCoursewares = async (unit_id: number) =>
  (await test.get('GET /teacher/course_list', { unit_id }, { as })).course_list;
const placesOf = (items: readonly { position: number }[]) => items.map(({ position }) => position);

/** A completed activity, placed in its own unit. */
async function addActivity(): Promise<number> {
  const { activityId, revisionId } = await placeCourseware(test, { is_open: 0 });
  await test.app.db
    .updateTable('activity')
    .set({ revision_id: revisionId })
    .where('id', '=', activityId)
    .execute();
  return activityId;
}

describe('units added at once', () => {
  it('get a place each', async () => {
    await manyTimes(many, (index) => addUnit(`Unit ${index}`));
    expect(placesOf(await listUnits())).toEqual(numbersTo(many));
  });

  it('get a place each while others are moved, copied and deleted', async () => {
    const first = await manyTimes(6, (index) => addUnit(`Old ${index}`));
    const [moved, copied, gone] = first as [{ id: number }, { id: number }, { id: number }];
    const done = await Promise.all([
      ...numbersTo(8).map((index) => addUnit(`New ${index}`)),
      ...numbersTo(8).map((position) =>
        test.call('POST /teacher/unit_update', { id: moved.id, position }, { as }),
      ),
      ...numbersTo(4).map((index) =>
        test.get('POST /teacher/unit_copy', { id: copied.id, ...place, name: `Copy ${index}` }, { as }),
      ),
      test.get('GET /teacher/unit_delete', { id: gone.id }, { as }),
    ]);
    expect(done).toHaveLength(21);
    expect(placesOf(await listUnits())).toEqual(numbersTo(6 + 8 + 4 - 1));
  });
});

describe('a unit', () => {
  it('moves to the front, to the end and between others', async () => {
    const ids: number[] = [];
    for (const name of ['A', 'B', 'C', 'D']) ids.push((await addUnit(name)).id);
    const move = async (index: number, position: number) => {
      await test.get('POST /teacher/unit_update', { id: Number(ids[index]), position }, { as });
      const units = await listUnits();
      expect(placesOf(units)).toEqual([1, 2, 3, 4]);
      return units.map(({ name }) => name).join('');
    };
    expect(await move(3, 1)).toBe('DABC');
    expect(await move(3, 10_000)).toBe('ABCD');
    expect(await move(1, 3)).toBe('ACBD');
  });
});

describe('coursewares added at once', () => {
  it('get a place each, also while others are sorted and deleted', async () => {
    const activity_ids = [await addActivity()];
    const { id: unit_id } = await addUnit('Shelf');
    const add = () => test.get('POST /teacher/courseware_add', { unit_id, activity_ids }, { as });
    await manyTimes(many, add);
    const before = await listCoursewares(unit_id);
    expect(placesOf(before)).toEqual(numbersTo(many));
    const ids = before.map(({ id }) => id);
    const outcomes = await Promise.all([
      ...numbersTo(5).map(add),
      ...numbersTo(5).map(() =>
        test.call('POST /teacher/courseware_sort', { unit_id, ids: ids.toReversed() }, { as }),
      ),
      test.get('GET /teacher/course_delete', { ids: ids.slice(0, 3) }, { as }),
    ]);
    expect(outcomes).toHaveLength(11);
    expect(placesOf(await listCoursewares(unit_id))).toEqual(numbersTo(many + 5 - 3));
  });

  it('are sorted as asked', async () => {
    const activity_ids = [await addActivity(), await addActivity(), await addActivity()];
    const { id: unit_id } = await addUnit('Sorted');
    const { ids } = await test.get('POST /teacher/courseware_add', { unit_id, activity_ids }, { as });
    const [a, b, c] = ids as [number, number, number];
    for (const wish of [
      [c, a, b],
      [b, a, c],
      [a, b, c],
    ]) {
      await test.get('POST /teacher/courseware_sort', { unit_id, ids: wish }, { as });
      const coursewares = await listCoursewares(unit_id);
      expect(coursewares.map(({ id }) => id)).toEqual(wish);
      expect(placesOf(coursewares)).toEqual([1, 2, 3]);
    }
  });
});
