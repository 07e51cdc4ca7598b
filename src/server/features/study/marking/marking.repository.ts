import { sql } from 'kysely';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';

/** Queries of marking by hand. */

const selectWaitingAnswers = compileOnce((db, { attemptIds }: { attemptIds: readonly number[] }) =>
  db
    .selectFrom('answer')
    .select(['attempt_id', 'question_id'])
    .where('attempt_id', 'in', attemptIds)
    // A literal, because with a parameter the databases do not use the partial index.
    .where('needs_teacher', '=', sql.lit(1)),
);

/** Answers of the attempts that wait for a teacher's mark. */
export function listWaitingAnswers(db: Db, attemptIds: readonly number[]) {
  return selectWaitingAnswers(db, { attemptIds });
}

const selectAnswers = compileOnce(
  (db, { attemptIds, questionId }: { attemptIds: readonly number[]; questionId: string | undefined }) =>
    db
      .selectFrom('answer')
      .select([
        'attempt_id',
        'question_id',
        'response',
        'files',
        'item_count',
        'score',
        'max_score',
        'needs_teacher',
        'saved_at',
      ])
      .where('attempt_id', 'in', attemptIds)
      .$if(questionId !== undefined, (query) => query.where('question_id', '=', String(questionId))),
);

/** The answers of the attempts to one question, or to all questions. */
export function listAnswers(db: Db, attemptIds: readonly number[], questionId: string | undefined) {
  return selectAnswers(db, { attemptIds, questionId });
}

type HeldMarks = Pick<Row<'courseware'>, 'marks_held' | 'marks_released_at'>;

/** Reads whether the courseware holds marks back, and locks the courseware until the transaction ends. */
export function lockHeldMarks(db: Db, id: number): Promise<HeldMarks | undefined> {
  return db
    .updateTable('courseware_record')
    .set((eb) => ({ marks_held: eb.ref('marks_held') }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(['marks_held', 'marks_released_at'])
    .executeTakeFirst();
}

/** Students with a score that nobody has to wait for any longer; of an own later due time, after that. */
export async function listPeopleWithMarks(db: Db, coursewareId: number, now: number): Promise<number[]> {
  const rows = await db
    .selectFrom('attempt')
    .innerJoin('attempt_member', 'attempt_member.attempt_id', 'attempt.id')
    .innerJoin('courseware_record', 'courseware_record.id', 'attempt.courseware_id')
    .leftJoin('courseware_exception', (join) =>
      join
        .onRef('courseware_exception.courseware_id', '=', 'attempt.courseware_id')
        .onRef('courseware_exception.user_id', '=', 'attempt_member.user_id'),
    )
    .select('attempt_member.user_id')
    .distinct()
    .where('attempt.courseware_id', '=', coursewareId)
    .where('attempt.state', '=', sql.lit('submitted'))
    .where('attempt.score', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('courseware_record.feedback_rule', '<>', 'after_due'),
        eb(eb.fn.coalesce('courseware_exception.due_at', eb.val(0)), '<=', now),
      ]),
    )
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export async function updateMarksReleasedAt(
  db: Db,
  id: number,
  marks_released_at: number | null,
): Promise<void> {
  await db.updateTable('courseware_record').set({ marks_released_at }).where('id', '=', id).execute();
}
