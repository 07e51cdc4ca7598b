import type { Db } from '#server/database/database.ts';

/** Lists the names of people; `name_eng` is empty if the school has given no English name. */
export async function listPeopleNames(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('user')
    .select(['id as user_id', 'name', 'nickname_eng as name_eng', 'guest_courseware_id'])
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ guest_courseware_id, ...person }) => ({
    ...person,
    is_guest: guest_courseware_id !== null,
  }));
}
