import { expect, it } from 'vitest';
import type { MarkBook } from './booked.ts';
import { makeMarkBookTable } from './mark-book-file.ts';

const texts = {
  head: (name: string) => name,
  describeState: (state: string) => state,
  describeFinal: ({ reason }: { reason: string }) => `because: ${reason}`,
  meanOf: (name: string) => `${name}: mean`,
  average: 'average',
  category: 'category',
  noCategory: 'none',
  weight: 'weight',
  dropped: 'left out',
};
const work = {
  kind: 'courseware' as const,
  unit_name: 'Unit',
  max_score: 8,
  due_at: null,
  day: null,
  category_id: null,
};
const student = {
  user_id: 1,
  class_number: 1,
  student_name: 'Ada',
  student_name_eng: '',
  group: '',
  final: null,
};
const marked = (share: number) => ({ state: 'marked' as const, share, score: share * 8 });
const none = { share: null, score: null };

const book: MarkBook = {
  class_name: '4A',
  subject_name: 'Maths',
  subject_name_eng: 'Maths',
  can_change: true,
  categories: [],
  works: [
    { ...work, id: 1, name: 'One', average: 1 / 3 },
    { ...work, id: 2, name: 'Two', average: null },
  ],
  students: [
    {
      ...student,
      cells: [marked(1 / 3), { state: 'open', ...none }],
      total: { share: 1 / 3, marked: 1, expected: 2, means: [] },
    },
    {
      ...student,
      class_number: 2,
      student_name: 'Ben',
      cells: [
        { state: 'missing', ...none },
        { state: 'excused', ...none },
      ],
      total: { share: null, marked: 0, expected: 1, means: [] },
    },
  ],
  average: null,
  is_cut: false,
};
const [first, second] = book.students;
if (!first || !second) throw new Error('unreachable');

it('has numbers, words where there is no mark, and nothing where nothing is expected', () => {
  const { columns, rows, frozen } = makeMarkBookTable(book, texts);
  expect(columns.map(({ head }) => head)).toEqual([
    'class_number',
    'student',
    'total',
    'marked_count',
    'expected_count',
    'final',
    'One',
    'Two',
  ]);
  expect(rows).toEqual([
    [1, 'Ada', 33.33, 1, 2, 33.33, 33.33, null],
    [2, 'Ben', null, 0, 1, null, 'missing', 'excused'],
    [null, 'average', null, null, null, null, 33.33, null],
  ]);
  expect(frozen).toBe(2);
});

it('has English names if anybody has one', () => {
  const named = { ...book, students: [{ ...first, student_name_eng: 'Ada Lau' }, second] };
  const { rows, frozen } = makeMarkBookTable(named, texts);
  expect(rows.map((cells) => cells.slice(1, 3))).toEqual([
    ['Ada', 'Ada Lau'],
    ['Ben', null],
    ['average', null],
  ]);
  expect(frozen).toBe(3);
});

it('has a row of categories, one of weights, means, final marks with their reasons, and strikes what is left out', () => {
  const final = { share: 0.8, reason: 'Oral', teacher_name: 'Chan', changed_at: 0, computed_share: 0.5 };
  const { columns, rows, frozenRows, struckCells } = makeMarkBookTable(
    {
      ...book,
      categories: [
        { id: 5, name: 'Tests', weight: 1, drop_lowest: 1 },
        { id: 6, name: 'Oral', weight: 2, drop_lowest: 0 },
      ],
      works: [
        { ...work, id: 1, name: 'One', average: 0.5, category_id: null },
        { ...work, kind: 'paper', id: 1, name: 'Paper', average: 0.25, category_id: 5 },
        { ...work, id: 2, name: 'Two', average: 0.75, category_id: 5 },
      ],
      students: [
        {
          ...first,
          cells: [marked(0.5), { ...marked(0.25), is_dropped: true }, marked(0.75)],
          total: { share: 0.75, marked: 1, expected: 1, means: [0.75, null] },
          final: { ...final, is_outdated: true },
        },
      ],
    },
    texts,
  );
  expect(columns.map(({ head, kind }) => [head, kind]).slice(5)).toEqual([
    ['final', 'number'],
    ['final_reason', 'text'],
    ['Tests: mean', 'number'],
    ['Paper', 'number'],
    ['Two', 'number'],
    ['Oral: mean', 'number'],
    ['One', 'number'],
  ]);
  const nothing = [null, null, null, null, null];
  expect(rows).toEqual([
    [null, 'category', ...nothing, 'Tests', 'Tests', 'Tests', 'Oral', 'none'],
    [null, 'weight', ...nothing, 33.33, null, null, 66.67, null],
    [1, 'Ada', 75, 1, 1, 80, 'because: Oral', 75, 25, 75, null, 50],
    [null, 'average', null, null, null, 80, null, 75, 25, 75, null, 50],
  ]);
  expect(frozenRows).toBe(2);
  expect(struckCells).toEqual([{ row: 2, column: 8, word: 'left out' }]);
});
