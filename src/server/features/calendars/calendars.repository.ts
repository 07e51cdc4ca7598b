import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import { pastTermBit } from '#server/database/past-term.ts';

/** Queries of terms (calendars). */

const selectCalendars = compileOnce((db, _none: Record<string, never>) =>
  db
    .selectFrom('calendar')
    .select(['id', 'name', 'is_current', pastTermBit.as('is_past')])
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc'),
);

/** Lists terms, newest first. */
export function listCalendars(db: Db) {
  return selectCalendars(db, {});
}
