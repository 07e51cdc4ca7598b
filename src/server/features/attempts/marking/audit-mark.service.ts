import type { QuestionInfo } from '#form/activity-type.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import { findOnlyMember } from '#server/policy/attempt-members.repository.ts';

/** Audit entries for changes of marks. */

export type MarkChange = Pick<QuestionInfo, 'marked_by' | 'title'> & {
  attempt: Pick<Row<'attempt'>, 'id' | 'courseware_id'>;
  step: Row<'mark_step'>;
  /** The teacher's mark that the step replaces; undefined if it replaces the machine's mark or none. */
  replacedMark: Pick<Row<'mark_step'>, 'score' | 'comment'> | undefined;
  oldAnswer: Row<'answer'> | undefined;
  newAnswer: Row<'answer'>;
};

const scoreOf = (answer: Row<'answer'> | undefined) =>
  answer === undefined || answer.needs_teacher === 1 ? null : answer.score;

/** Records the change of a question's mark. Runs in the transaction that stores the step. */
export async function auditMark(
  tx: Db,
  { attempt, marked_by, title, step, replacedMark, oldAnswer, newAnswer }: MarkChange,
): Promise<void> {
  const { question_id, score, comment } = step;
  const oldScore = scoreOf(oldAnswer);
  const onlyMemberId = await findOnlyMember(tx, attempt.id);
  await recordAudit(tx, {
    at: step.marked_at,
    actor_id: step.marked_by,
    action: score === null ? 'mark.take_back' : oldScore === null ? 'mark.give' : 'mark.change',
    subject_kind: 'attempt',
    subject_id: attempt.id,
    courseware_id: attempt.courseware_id,
    ...(onlyMemberId !== undefined && { user_id: onlyMemberId }),
    before: { question_id, score: oldScore, comment: replacedMark?.comment ?? '' },
    after: { question_id, question: title, score: scoreOf(newAnswer), comment },
    // If a mark replaces the machine's, or is withdrawn, its comment is the reason.
    reason: marked_by === 'machine' || score === null ? comment : '',
  });
}
