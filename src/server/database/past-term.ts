import { sql } from 'kysely';

/**
 * The condition that a term is past: it is not current, because a later one is. Students can look at their work in a
 * past term, but not change it; its coursewares are closed to them. The query names the term's table `calendar`.
 */
export const isPastTerm = sql<boolean>`(calendar.is_current = 0 and exists (
  select 1 from calendar as later where later.is_current = 1 and later.starts_at > calendar.starts_at
))`;

/** 1 for a past term, otherwise 0. */
export const pastTermBit = sql<number>`case when ${isPastTerm} then 1 else 0 end`;

/** `is_open` of the query's `courseware`, which counts as closed once its term is past. */
export const openUnlessPast = sql<number>`case when ${isPastTerm} then 0 else courseware.is_open end`;
