import { expect, it } from 'vitest';
import { listClassAttempts } from './list-class-attempts.ts';

const createRow = (user_id: number, attempt_id: number | null, group?: string) => ({
  user_id,
  attempt_id,
  student_name: `S${user_id}`,
  student_name_eng: '',
  class_number: user_id,
  is_guest: false,
  state: 'in_progress' as const,
  shared: group === undefined ? undefined : { name: group },
});

it('lists each attempt once, by its student or its group, without those who have none', () => {
  const rows = [createRow(1, 7, 'Red'), createRow(2, 8), createRow(3, 7, 'Red'), createRow(4, null)];
  expect(listClassAttempts(rows, ({ student_name }) => student_name)).toEqual([
    { attempt_id: 7, student_ids: [1, 3], name: 'Red', state: 'in_progress' },
    { attempt_id: 8, student_ids: [2], name: 'S2', state: 'in_progress' },
  ]);
});

it('names all members where the group is not known', () => {
  const rows = [createRow(1, 7), createRow(3, 7)];
  expect(listClassAttempts(rows, ({ student_name }) => student_name).map(({ name }) => name)).toEqual([
    'S1, S3',
  ]);
});
