import { expect, it } from 'vitest';
import { groupWorks, takeFirstWorks } from './book-layout.ts';
import type { BookedCategory, BookedWork } from './booked.ts';

const createWork = (id: number, category_id: number | null): BookedWork => ({
  kind: 'courseware',
  id,
  name: `Work ${id}`,
  unit_name: 'Unit',
  max_score: 8,
  due_at: null,
  day: null,
  category_id,
  average: null,
});
const createCategory = (id: number): BookedCategory => ({
  id,
  name: `Category ${id}`,
  weight: 50,
  drop_lowest: 0,
});
const book = {
  works: [1, 2, 3, 4, 5].map((id) => createWork(id, id % 2 === 0 ? 10 : 20)),
  categories: [10, 15, 20].map(createCategory),
};

const readColumns = (count: number) =>
  takeFirstWorks(groupWorks(book), count).map(({ category, works }) => [
    category?.id,
    ...works.map(({ work }) => work.id),
  ]);

it.each([
  [2, [[10, 2, 4], [15]]],
  [3, [[10, 2, 4], [15], [20, 1]]],
  [Number.POSITIVE_INFINITY, [[10, 2, 4], [15], [20, 1, 3, 5]]],
])('takes the first %d works in the order of the columns', (count, columns) => {
  expect(readColumns(count)).toEqual(columns);
});
