import { sql } from 'kysely';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';

/** Queries of the pairs of students that new splits of a class keep apart or together. */

type Pair = Row<'group_pair'>;

/** Pairs whose students are both still in the class. */
export function listPairs(db: Db, classId: number) {
  const isMember = (column: 'first_id' | 'second_id') =>
    sql<boolean>`exists (select 1 from class_student where class_student.class_id = ${classId}
      and class_student.user_id = ${sql.ref(`group_pair.${column}`)})`;
  return db
    .selectFrom('group_pair')
    .select(['first_id', 'second_id', 'kind'])
    .where('class_id', '=', classId)
    .where(isMember('first_id'))
    .where(isMember('second_id'))
    .orderBy('first_id')
    .orderBy('second_id')
    .execute();
}

export async function storePair(db: Db, pair: Pair): Promise<void> {
  await db
    .insertInto('group_pair')
    .values(pair)
    .onConflict((conflict) =>
      conflict.columns(['class_id', 'first_id', 'second_id']).doUpdateSet({ kind: pair.kind }),
    )
    .execute();
}

export async function deletePair(
  db: Db,
  { class_id, first_id, second_id }: Omit<Pair, 'kind'>,
): Promise<void> {
  await db
    .deleteFrom('group_pair')
    .where('class_id', '=', class_id)
    .where('first_id', '=', first_id)
    .where('second_id', '=', second_id)
    .execute();
}
