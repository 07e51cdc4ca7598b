import type { Db } from '#server/database/database.ts';

/**
 * Removes names and sessions of the courseware's guests. The empty rows stay, because deleting them would search every
 * table that refers to people.
 */
export async function forgetGuests(db: Db, coursewareId: number): Promise<void> {
  const guests = await db
    .updateTable('user')
    .set({ name: '', nickname: '', nickname_eng: '', is_active: 0 })
    .where('guest_courseware_id', '=', coursewareId)
    .returning('id')
    .execute();
  if (guests.length === 0) return;
  await db
    .deleteFrom('session')
    .where(
      'user_id',
      'in',
      guests.map(({ id }) => id),
    )
    .execute();
}
