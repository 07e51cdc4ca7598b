import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod';
import type { coursewareSort } from '#contract/coursewares.ts';

/** Sorting of coursewares across units, for lists that are limited to one teacher or calendar. */

type SortDirection = 'asc' | 'desc';
type SortField = z.infer<typeof coursewareSort> | 'position';
export type CoursewareOrder = { sort: SortField; order: SortDirection };

/** Sorts newest first by creation time, ascending by everything else. */
export function chooseOrder(sort: SortField, order: SortDirection | undefined): CoursewareOrder {
  return { sort, order: order ?? (sort === 'created_at' ? 'desc' : 'asc') };
}

const columnBySort = {
  created_at: 'courseware.created_at',
  name: 'courseware.search_text',
  due_at: 'courseware.due_at',
  position: 'courseware.position',
} as const satisfies Record<SortField, string>;

/** 1 without a due time. Sorts these last in both databases, which sort nulls differently. */
const noDueTimeBit = sql`case when courseware.due_at is null then 1 else 0 end`;

/** Sort expressions, the most important first. */
export function listOrderings({ sort, order }: CoursewareOrder): [RawBuilder<unknown>, SortDirection][] {
  const fieldOrderings: [RawBuilder<unknown>, SortDirection][] = [
    [sql.ref(columnBySort[sort]), order],
    [sql.ref('courseware.id'), order],
  ];
  return sort === 'due_at' ? [[noDueTimeBit, 'asc'], ...fieldOrderings] : fieldOrderings;
}
