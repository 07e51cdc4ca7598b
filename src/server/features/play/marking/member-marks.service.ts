import { roundScore } from '#activities/mark-work.ts';
import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import type { App } from '#server/app.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { inTransaction } from '#server/database/database.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import {
  lockSubmittedAttempt,
  recordAttemptMarkedAt,
} from '#server/features/play/attempts/attempt-changes.repository.ts';
import { publishAttemptChange } from '#server/features/play/attempts/attempt-events.ts';
import * as marks from '#server/features/play/marking/member-marks.repository.ts';

/** Gives one member of a group's attempt another mark than the group's. */

type MemberMark = ParsedInputOf<Api['POST /study/member_mark']>;

/**
 * Stores a member's own mark, or withdraws it (null). If a colleague was faster, stores nothing and returns the
 * colleague's mark. Refuses with 'not_handed_in', 'mark_too_high', and 'not_found' for people who are not members.
 */
export async function giveMemberMark(
  app: App,
  { attempt_id, user_id, seen, score, reason }: MemberMark,
  actorId: number,
): Promise<ApiReply<'POST /study/member_mark'>> {
  const newScore = score === null ? null : roundScore(score);
  const {
    attempt,
    before: currentScore,
    isStored,
  } = await inTransaction(app.db, async (tx) => {
    const lockedAttempt = await lockSubmittedAttempt(tx, attempt_id);
    if (!lockedAttempt) throw new AppError('not_handed_in');
    if (newScore !== null && newScore > lockedAttempt.max_score)
      throw new AppError('mark_too_high', { max: lockedAttempt.max_score });
    const { own_score } = requireFound(await marks.findOwnScore(tx, attempt_id, user_id));
    if (own_score !== seen)
      return { attempt: lockedAttempt, before: own_score, isStored: own_score === newScore };
    const markedAt = app.now();
    await marks.storeOwnScore(tx, attempt_id, user_id, newScore);
    await recordAttemptMarkedAt(tx, attempt_id, markedAt);
    await recordAudit(tx, {
      at: markedAt,
      actor_id: actorId,
      action: 'mark.member',
      subject_kind: 'attempt',
      subject_id: attempt_id,
      courseware_id: lockedAttempt.courseware_id,
      user_id,
      before: { own_score },
      after: { own_score: newScore },
      reason,
    });
    return { attempt: lockedAttempt, before: newScore, isStored: true };
  });
  if (isStored) publishAttemptChange(app, attempt);
  return { is_stored: isStored, own_score: currentScore };
}
