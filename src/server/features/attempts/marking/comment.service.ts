import type { Api } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { requireFound } from '#server/app-error.ts';
import { inTransaction } from '#server/database/database.ts';
import { lockAttempt, updateComment } from '#server/features/attempts/rows/attempt-changes.repository.ts';
import { findClassOfAttempt } from '#server/features/attempts/rows/attempts.repository.ts';
import { recordChanges } from '#server/features/changes/record-changes.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { findOnlyMember } from '#server/policy/attempt-members.repository.ts';
import { authorize } from '#server/policy/policy.ts';

/** Stores or replaces the teacher's comment; an empty comment removes it, and the same one changes nothing. */
export async function commentAttempt(
  context: SignedInContext,
  { attempt_id, comment }: ParsedInputOf<Api['POST /study/comment']>,
): Promise<void> {
  const { app, actor } = context;
  await authorize(context, 'attempt.mark', requireFound(await findClassOfAttempt(app.db, attempt_id)));
  const commentedAt = app.now();
  await inTransaction(app.db, async (tx) => {
    const attempt = requireFound(await lockAttempt(tx, attempt_id));
    // The same comment again would be news to the student.
    if (attempt.comment === comment) return;
    await updateComment(tx, attempt_id, {
      comment,
      comment_by: actor.id,
      commented_at: commentedAt,
    });
    await recordChanges(app, tx, {
      kind: 'attempt.commented',
      at: commentedAt,
      by: actor.id,
      attempt,
      member: await findOnlyMember(tx, attempt_id),
      before: attempt.comment,
      after: comment,
    });
  });
}
