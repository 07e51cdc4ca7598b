import type { Actor } from '#server/auth/actor.ts';
import type { Db } from '#server/database/database.ts';
import type { NewRow } from '#server/database/schema.ts';
import { selectVisibleUnits, viewerIdOf } from '#server/policy/visible-units.repository.ts';

/** Reads and stores which unit and settings a teacher chose when placing an activity last. */

export function findLastPlacing(db: Db, userId: number) {
  return db.selectFrom('last_placing').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Stores the given columns and keeps the others. */
export async function storeLastPlacing(
  db: Db,
  userId: number,
  changes: Omit<Partial<NewRow<'last_placing'>>, 'user_id'>,
): Promise<void> {
  await db
    .insertInto('last_placing')
    .values({ unit_id: null, settings: null, ...changes, user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changes))
    .execute();
}

/** The unit, unless it belongs to another term or the person may not see it. */
export function findVisibleUnit(
  db: Db,
  actor: Actor,
  { id, calendarId }: { id: number; calendarId: number },
) {
  return selectVisibleUnits(db, { viewerId: viewerIdOf(actor), calendarId })
    .select(['unit.id', 'unit.name', 'class.name as class_name', 'subject.name as subject_name'])
    .where('unit.id', '=', id)
    .executeTakeFirst();
}
