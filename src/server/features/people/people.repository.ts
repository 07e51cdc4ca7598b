import type { Transaction } from 'kysely';
import type { UserGroup } from '#contract/choices.ts';
import type { Db } from '#server/database/database.ts';
import type { NewRow, Row, Schema } from '#server/database/schema.ts';
import type { SearchTerm } from '#server/database/search/search-terms.ts';
import { matchesPattern } from '#server/database/search/search-text.ts';

/** Queries of the people of the school, without guests. */

export type PeopleFilter = {
  terms: readonly SearchTerm[];
  /** Words of the keyword to look up in the index, rarest first. */
  words: readonly string[];
  userGroup: UserGroup | undefined;
  classId: number | undefined;
  isClosed: boolean;
};

/**
 * Finds people by the rarest word in the index, then checks the other words. The patterns check the whole keyword.
 */
function selectPeople(db: Db, { terms, words, userGroup, classId, isClosed }: PeopleFilter) {
  const [rarestWord, ...otherWords] = words;
  let query = db
    .selectFrom('user')
    .where('user.guest_courseware_id', 'is', null)
    .where('user.is_active', '=', isClosed ? 0 : 1)
    .$if(userGroup !== undefined, (builder) => builder.where('user.user_group', '=', userGroup as UserGroup))
    .$if(classId !== undefined, (builder) =>
      builder.where('user.id', 'in', (eb) =>
        eb.selectFrom('class_student').select('user_id').where('class_id', '=', Number(classId)),
      ),
    );
  if (rarestWord !== undefined)
    query = query.where('user.id', 'in', (eb) =>
      eb.selectFrom('person_word').select('user_id').where('word', '=', rarestWord),
    );
  for (const word of otherWords)
    query = query.where((eb) =>
      eb.exists(
        eb
          .selectFrom('person_word')
          .select('word')
          .where('word', '=', word)
          .whereRef('person_word.user_id', '=', 'user.id'),
      ),
    );
  for (const { pattern } of terms) query = query.where(matchesPattern('user.search_text', pattern));
  return query;
}

export function listPeople(
  db: Db,
  filter: PeopleFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<Row<'user'>[]> {
  return selectPeople(db, filter)
    .selectAll('user')
    .orderBy('user.user_group', 'desc')
    .orderBy('user.name')
    .orderBy('user.id')
    .offset(offset)
    .limit(limit)
    .execute();
}

export async function countPeople(db: Db, filter: PeopleFilter): Promise<number> {
  const { count } = await selectPeople(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A person of the school, whether the account is open or closed. */
export function findPerson(db: Db, id: number): Promise<Row<'user'> | undefined> {
  return db
    .selectFrom('user')
    .selectAll()
    .where('id', '=', id)
    .where('guest_courseware_id', 'is', null)
    .executeTakeFirst();
}

export function listPeopleByIds(db: Db, ids: readonly number[]): Promise<Row<'user'>[]> {
  return db
    .selectFrom('user')
    .selectAll()
    .where('id', 'in', ids)
    .where('guest_courseware_id', 'is', null)
    .execute();
}

/** Another person with this sign-in name. */
export function findOtherWithName(
  db: Db,
  column: 'email' | 'login_name',
  value: string,
  id: number | undefined,
) {
  return db
    .selectFrom('user')
    .select('name')
    .where(column, '=', value)
    .$if(id !== undefined, (query) => query.where('id', '<>', Number(id)))
    .executeTakeFirst();
}

export async function insertPerson(db: Db, row: NewRow<'user'>): Promise<number> {
  const { id } = await db.insertInto('user').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updatePerson(
  db: Db,
  id: number,
  change: Partial<Omit<Row<'user'>, 'id'>>,
): Promise<void> {
  await db.updateTable('user').set(change).where('id', '=', id).execute();
}

/** Locks all administrators who can sign in until the transaction ends, and returns their ids. */
export async function lockAdmins(tx: Transaction<Schema>): Promise<number[]> {
  const rows = await tx
    .updateTable('user')
    .set((eb) => ({ is_active: eb.ref('is_active') }))
    .where('guest_courseware_id', 'is', null)
    .where('is_active', '=', 1)
    .where('user_group', '=', 'teacher')
    .where('roles', 'like', '%"admin"%')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteSessionsOf(tx: Db, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('session').where('user_id', 'in', ids).execute();
}
