import { splitForStatements } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';
import type { NewRow } from '#server/database/schema.ts';

/** Queries of the signs that teachers have seen. */

export function listSeen(db: Db, userId: number) {
  return db.selectFrom('seen_need').select(['sign', 'state']).where('user_id', '=', userId).execute();
}

/** Stores what a teacher has seen; of a sign, only the last state is kept. Signs are named once. */
export async function storeSeen(db: Db, rows: readonly NewRow<'seen_need'>[]): Promise<void> {
  for (const chunk of splitForStatements(rows))
    await db
      .insertInto('seen_need')
      .values(chunk)
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'sign']).doUpdateSet((eb) => ({
          state: eb.ref('excluded.state'),
          seen_at: eb.ref('excluded.seen_at'),
        })),
      )
      .execute();
}

export async function deleteSeenBefore(db: Db, time: number): Promise<void> {
  await db.deleteFrom('seen_need').where('seen_at', '<', time).execute();
}
