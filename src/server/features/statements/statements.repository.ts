import { splitForLists, splitForStatements } from '#server/database/chunks.ts';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';

/** Queries of the statements of learning that wait to be sent. */

type NewStatement = Pick<Row<'statement'>, 'id' | 'user_id' | 'json' | 'created_at'>;

const insertRows = compileOnce((db, { rows }: { rows: readonly NewStatement[] }) =>
  db.insertInto('statement').values(rows),
);

export async function insertStatements(db: Db, rows: readonly NewStatement[]): Promise<void> {
  for (const part of splitForStatements(rows)) await insertRows(db, { rows: part });
}

export function listNextStatements(db: Db, limit: number): Promise<Row<'statement'>[]> {
  return db.selectFrom('statement').selectAll().orderBy('seq').limit(limit).execute();
}

export async function hasStatements(db: Db): Promise<boolean> {
  const row = await db.selectFrom('statement').select('seq').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Counting stops at 10,000. */
export async function countStatements(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom((eb) =>
      eb.selectFrom('statement').select('seq').where('seq', '>', 0).limit(10_000).as('first'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function deleteStatements(db: Db, seqs: readonly number[]): Promise<void> {
  await db.deleteFrom('statement').where('seq', 'in', seqs).execute();
}

export async function deleteAllStatements(db: Db): Promise<void> {
  await db.deleteFrom('statement').execute();
}

export type Member = { attempt_id: number; user_id: number; name: string; own_score: number | null };

const selectMembers = compileOnce((db, { ids }: { ids: readonly number[] }) =>
  db
    .selectFrom('attempt_member')
    .innerJoin('user', 'user.id', 'attempt_member.user_id')
    .select(['attempt_member.attempt_id', 'attempt_member.user_id', 'attempt_member.own_score', 'user.name'])
    .where('attempt_member.attempt_id', 'in', ids)
    .where('user.erased_at', 'is', null)
    .orderBy('attempt_member.attempt_id')
    .orderBy('attempt_member.user_id'),
);

/** The members of attempts, without people who were erased. */
export async function listMembers(db: Db, attemptIds: readonly number[]): Promise<Member[]> {
  const members: Member[] = [];
  for (const ids of splitForLists(attemptIds)) members.push(...(await selectMembers(db, { ids })));
  return members;
}

export type Place = { id: number; name: string; unit_id: number; unit_name: string };

const selectPlaces = compileOnce((db, { ids }: { ids: readonly number[] }) =>
  db
    .selectFrom('courseware_record')
    .innerJoin('unit_record', 'unit_record.id', 'courseware_record.unit_id')
    .select([
      'courseware_record.id',
      'courseware_record.name',
      'courseware_record.unit_id',
      'unit_record.name as unit_name',
    ])
    .where('courseware_record.id', 'in', ids),
);

/** Names of coursewares and their units, also of deleted ones. */
export async function listPlaces(db: Db, coursewareIds: readonly number[]): Promise<Map<number, Place>> {
  const places = new Map<number, Place>();
  for (const ids of splitForLists([...new Set(coursewareIds)]))
    for (const row of await selectPlaces(db, { ids })) places.set(row.id, row);
  return places;
}

const selectAttempts = compileOnce((db, { ids }: { ids: readonly number[] }) =>
  db.selectFrom('attempt').selectAll().where('id', 'in', ids).orderBy('id'),
);

export async function listAttempts(db: Db, attemptIds: readonly number[]): Promise<Row<'attempt'>[]> {
  const attempts: Row<'attempt'>[] = [];
  for (const ids of splitForLists(attemptIds)) attempts.push(...(await selectAttempts(db, { ids })));
  return attempts;
}
