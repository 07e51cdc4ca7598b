import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import { pastTermBit } from '#server/database/past-term.ts';

/** Queries of terms (calendars) and of single units. */

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

const selectUnit = compileOnce((db, { id }: { id: number }) =>
  db.selectFrom('unit').selectAll().where('id', '=', id),
);

export async function findUnit(db: Db, id: number) {
  return (await selectUnit(db, { id }))[0];
}
