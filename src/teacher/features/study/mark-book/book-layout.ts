import { countsWithoutCategory } from '#contract/figures/mark-book.ts';
import type { BookedCategory, BookedWork, MarkBook } from './booked.ts';

/** The order of the columns: the works of each category together, in the order of the categories. Pure. */

/** A work, and its place in the cells of a student. */
export type PlacedWork = { work: BookedWork; place: number };

export type WorkGroup = {
  /** Null for work without a category. */
  category: BookedCategory | null;
  /** The place of the category among the means of a student. */
  place: number;
  /** Its part of the total, 0..1; 0: it does not count. */
  weight: number;
  works: readonly PlacedWork[];
};

/** Without categories there is one group, of all works. */
export function groupWorks({ works, categories }: Pick<MarkBook, 'works' | 'categories'>): WorkGroup[] {
  const sum = categories.reduce((total, { weight }) => total + weight, 0);
  const listWorks = (id: number | null) =>
    [...works.entries()].flatMap(([place, work]) => (work.category_id === id ? [{ work, place }] : []));
  const groups = categories.map((category, place) => ({
    category,
    place,
    weight: sum > 0 ? category.weight / sum : 0,
    works: listWorks(category.id),
  }));
  const rest = listWorks(null);
  if (rest.length === 0 && groups.length > 0) return groups;
  const weight = countsWithoutCategory(categories) ? 1 : 0;
  return [...groups, { category: null, place: -1, weight, works: rest }];
}

/** The first `count` works in the order of the columns; groups without any of them are left out. */
export function takeFirstWorks(groups: readonly WorkGroup[], count: number): WorkGroup[] {
  let left = count;
  return groups.flatMap((group) => {
    const works = group.works.slice(0, left);
    left -= works.length;
    return works.length > 0 || group.works.length === 0 ? [{ ...group, works }] : [];
  });
}

/** A day such as 2026-09-01 as year/month/day, like all dates. */
export const formatDay = (day: string): string => day.split('-').map(Number).join('/');
