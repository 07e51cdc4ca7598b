import type { ExpressionBuilder, Transaction } from 'kysely';
import type { Row, Schema } from '#server/database/schema.ts';

/** Queries that transfer the teaching of one teacher to another. */

type Tx = Transaction<Schema>;

type ClassAndSubject = Pick<Row<'teaching'>, 'class_id' | 'subject_id'>;

/** Ends the giver's teaching and returns it; undefined if there is none. */
export function endTeaching(
  tx: Tx,
  fromId: number,
  { class_id, subject_id }: ClassAndSubject,
): Promise<Row<'teaching'> | undefined> {
  return tx
    .deleteFrom('teaching')
    .where('user_id', '=', fromId)
    .where('class_id', '=', class_id)
    .where('subject_id', '=', subject_id)
    .returningAll()
    .executeTakeFirst();
}

/** If the receiver already teaches it, the later of the two end dates counts. */
export async function transferTeaching(tx: Tx, teaching: Row<'teaching'>): Promise<void> {
  const { ends_at } = teaching;
  const isLater = (eb: ExpressionBuilder<Schema, 'teaching'>) =>
    ends_at === null ? eb('teaching.ends_at', 'is not', null) : eb('teaching.ends_at', '<', ends_at);
  await tx
    .insertInto('teaching')
    .values(teaching)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'class_id', 'subject_id'])
        .doUpdateSet({ ends_at })
        .where((eb) => isLater(eb as ExpressionBuilder<Schema, 'teaching'>)),
    )
    .execute();
}
