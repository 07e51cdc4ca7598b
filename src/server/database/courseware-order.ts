import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod';
import type { coursewareSort } from '#contract/coursewares.ts';

/** Sorting of coursewares across units, for lists that are limited to one teacher or calendar. */

type Order = 'asc' | 'desc';
type Sort = z.infer<typeof coursewareSort> | 'position';
export type CoursewareOrder = { sort: Sort; order: Order };

/** Sorts newest first by creation time, ascending by everything else. */
export function chooseOrder(sort: Sort, order: Order | undefined): CoursewareOrder {
  return { sort, order: order ?? (sort === 'created_at' ? 'desc' : 'asc') };
}

const columns = {
  created_at: 'courseware.created_at',
  name: 'courseware.search_text',
  due_at: 'courseware.due_at',
  position: 'courseware.position',
} as const satisfies Record<Sort, string>;

/** The databases sort nulls differently. */
const withoutDueTime = sql`case when courseware.due_at is null then 1 else 0 end`;

/** Sort expressions, the most important first. */
export function listOrderings({ sort, order }: CoursewareOrder): [RawBuilder<unknown>, Order][] {
  const ownOrder: [RawBuilder<unknown>, Order][] = [
    [sql.ref(columns[sort]), order],
    [sql.ref('courseware.id'), order],
  ];
  return sort === 'due_at' ? [[withoutDueTime, 'asc'], ...ownOrder] : ownOrder;
}
