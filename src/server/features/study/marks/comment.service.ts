import type { Api } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { found } from '#server/app-error.ts';
import * as studentWork from '#server/features/study/student-work.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Stores or replaces the teacher's comment; an empty comment removes it. */
export async function commentAttempt(
  context: SignedInContext,
  { attempt_id, comment }: ParsedInputOf<Api['POST /study/comment']>,
): Promise<void> {
  const attempt = found(await studentWork.findAttemptPlace(context.db, attempt_id));
  await authorize(context, 'attempt.mark', attempt);
  await studentWork.updateComment(context.db, attempt_id, {
    comment,
    comment_by: context.actor.id,
    commented_at: context.app.now(),
  });
}
