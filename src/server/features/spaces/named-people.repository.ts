import type { Db } from '#server/database/database.ts';

/** Names of people for lists; `name_eng` is empty if the school has given none. */
export async function listNames(db: Db, ids: readonly number[]) {
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
