import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { roundScore } from '#form/mark-work.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { inTransaction } from '#server/database/database.ts';
import {
  lockSubmittedAttempt,
  recordAttemptMarkedAt,
} from '#server/features/attempts/rows/attempt-changes.repository.ts';
import { findClassOfAttempt } from '#server/features/attempts/rows/attempts.repository.ts';
import * as marks from '#server/features/attempts/rows/member-marks.repository.ts';
import { markResultsDue } from '#server/features/bank-results/results-due.service.ts';
import { recordChanges } from '#server/features/changes/record-changes.service.ts';
import { recordMemberScore } from '#server/features/statements/record-statements.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Gives one member of a group's attempt another mark than the group's. */

/**
 * Stores a member's own mark, or withdraws it (null). If a colleague was faster, stores nothing and returns the
 * colleague's mark. Refuses with 'not_handed_in', 'mark_too_high', and 'not_found' for people who are not members.
 */
export async function markMember(
  { app, db, actor }: SignedInContext,
  { attempt_id, user_id, seen, score, reason }: ParsedInputOf<Api['POST /study/member_mark']>,
): Promise<ApiReply<'POST /study/member_mark'>> {
  const attemptClass = requireFound(await findClassOfAttempt(db, attempt_id));
  await authorize({ db, actor }, 'attempt.mark', attemptClass);
  const newScore = score === null ? null : roundScore(score);
  return inTransaction(db, async (tx) => {
    const attempt = await lockSubmittedAttempt(tx, attempt_id);
    if (!attempt) throw new AppError('not_handed_in');
    if (newScore !== null && newScore > attempt.max_score)
      throw new AppError('mark_too_high', { max: attempt.max_score });
    const { own_score } = requireFound(await marks.findOwnScore(tx, attempt_id, user_id));
    if (own_score !== seen) return { is_stored: own_score === newScore, own_score };
    const at = app.now();
    await marks.storeOwnScore(tx, attempt_id, user_id, newScore);
    await recordAttemptMarkedAt(tx, attempt_id, at);
    await markResultsDue(app, tx, [attempt.courseware_id]);
    await recordMemberScore(app, tx, attempt, user_id);
    const change = { at, by: actor.id, attempt, member: user_id, before: own_score, after: newScore, reason };
    await recordChanges(app, tx, { kind: 'mark.member_given', ...change });
    return { is_stored: true, own_score: newScore };
  });
}
