import type { Kysely } from 'kysely';
import type { Schema } from '#server/database/schema.ts';

/** What was noted of somebody who read or watched was kept as the answer to a question of its own. Frozen. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await db
    .updateTable('answer')
    .set({ question_id: '-trace' })
    .where('question_id', '=', 'reading')
    .where('attempt_id', 'in', (eb) =>
      eb
        .selectFrom('attempt')
        .innerJoin('activity_revision as revision', 'revision.id', 'attempt.revision_id')
        .select('attempt.id')
        .where('revision.question_count', '=', 0),
    )
    .execute();
}
