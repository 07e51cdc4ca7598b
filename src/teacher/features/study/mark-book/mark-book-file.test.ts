import { expect, it } from 'vitest';
import { type MarkBook, makeMarkBookTable } from './mark-book-file.ts';

const texts = {
  head: (name: string) => name,
  describeState: (state: string) => state,
  average: 'average',
};
const courseware = {
  courseware_id: 1,
  type: 'diyquiz',
  unit_name: 'Unit',
  max_score: 8,
  due_at: null,
};
const student = { user_id: 1, class_number: 1, student_name: 'Ada', student_name_eng: '', group: '' };
const marked = (share: number) => ({ state: 'marked' as const, share, score: share * 8 });
const none = { share: null, score: null };

const book: MarkBook = {
  class_name: '4A',
  subject_name: 'Maths',
  subject_name_eng: 'Maths',
  coursewares: [
    { ...courseware, courseware_name: 'One', average: 1 / 3 },
    { ...courseware, courseware_name: 'Two', average: null },
  ],
  students: [
    {
      ...student,
      cells: [marked(1 / 3), { state: 'open', ...none }],
      total: { share: 1 / 3, marked: 1, expected: 2 },
    },
    {
      ...student,
      class_number: 2,
      student_name: 'Ben',
      cells: [
        { state: 'missing', ...none },
        { state: 'excused', ...none },
      ],
      total: { share: null, marked: 0, expected: 1 },
    },
  ],
  average: null,
  is_cut: false,
};

it('has numbers, words where there is no mark, and nothing where nothing is expected', () => {
  const { columns, rows, frozen } = makeMarkBookTable(book, texts);
  expect(columns.map(({ head }) => head)).toEqual([
    'class_number',
    'student',
    'total',
    'marked_count',
    'expected_count',
    'One',
    'Two',
  ]);
  expect(rows).toEqual([
    [1, 'Ada', 33.33, 1, 2, 33.33, null],
    [2, 'Ben', null, 0, 1, 'missing', 'excused'],
    [null, 'average', null, null, null, 33.33, null],
  ]);
  expect(frozen).toBe(2);
});

it('has English names if anybody has one', () => {
  const [first, second] = book.students;
  if (!first || !second) throw new Error('unreachable');
  const named = { ...book, students: [{ ...first, student_name_eng: 'Ada Lau' }, second] };
  const { rows, frozen } = makeMarkBookTable(named, texts);
  expect(rows.map((cells) => cells.slice(1, 3))).toEqual([
    ['Ada', 'Ada Lau'],
    ['Ben', null],
    ['average', null],
  ]);
  expect(frozen).toBe(3);
});
