import { expect, test } from 'vitest';
import { computePosition, groupUnits, type UnitItem } from './group-units.ts';

function createUnit(id: number, class_id: number, subject_id: number, position = 1): UnitItem {
  return {
    id,
    name: `Unit ${id}`,
    calendar_id: 1,
    calendar_name: 'Term',
    class_id,
    class_name: `Class ${class_id}`,
    class_grade: 4,
    subject_id,
    subject_name: `Subject ${subject_id}`,
    subject_colour: 'harbour',
    student_count: 30,
    courseware_count: 0,
    open_count: 0,
    position,
    created_at: 0,
  };
}

test('units are grouped by class and subject, in their given order', () => {
  const groups = groupUnits([
    createUnit(3, 1, 2),
    createUnit(1, 1, 2),
    createUnit(2, 1, 1),
    createUnit(4, 2, 2),
  ]);
  expect(groups.map(({ key, units }) => [key, units.map(({ id }) => id)])).toEqual([
    ['1-2', [3, 1]],
    ['1-1', [2]],
    ['2-2', [4]],
  ]);
});

test('a position on the first page counts from 1, without gaps of deleted units', () => {
  const [group] = groupUnits([createUnit(1, 1, 1, 2), createUnit(2, 1, 1, 7)]);
  expect(group && computePosition(group, 1, 0)).toBe(2);
});

test('a position in a group that begins on an earlier page counts from the start of the page', () => {
  const [group] = groupUnits([createUnit(1, 1, 1, 101), createUnit(2, 1, 1, 102)]);
  expect(group && computePosition(group, 1, 100)).toBe(102);
});
