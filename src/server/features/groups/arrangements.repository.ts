import type { Db } from '#server/database/database.ts';

/** Queries of the saved arrangements of a set, which are its history. */

/** The latest saved arrangements with the names of the people who saved them, newest first. */
export function listArrangements(db: Db, setId: number, limit: number) {
  return db
    .selectFrom('group_arrangement')
    .innerJoin('user', 'user.id', 'group_arrangement.saved_by')
    .select([
      'group_arrangement.id',
      'group_arrangement.cause',
      'group_arrangement.saved_by',
      'group_arrangement.saved_at',
      'group_arrangement.content',
      'user.name',
      'user.nickname',
      'user.nickname_eng',
    ])
    .where('group_set_id', '=', setId)
    .orderBy('group_arrangement.id', 'desc')
    .limit(limit)
    .execute();
}

/** The groups of one entry of the history, as JSON. */
export function findArrangement(db: Db, setId: number, id: number) {
  return db
    .selectFrom('group_arrangement')
    .select('content')
    .where('group_set_id', '=', setId)
    .where('id', '=', id)
    .executeTakeFirst();
}
