import type { Api } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { found } from '#server/app-error.ts';
import * as study from '#server/features/study/study.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Stores or replaces the teacher's comment; an empty comment removes it. */
export async function commentAttempt(
  context: SignedInContext,
  { attempt_id, comment }: ParsedInputOf<Api['POST /study/comment']>,
): Promise<void> {
  const attempt = found(await study.findAttemptPlace(context.db, attempt_id));
  await authorize(context, 'attempt.mark', attempt);
  await study.updateComment(context.db, attempt_id, {
    comment,
    comment_by: context.actor.id,
    commented_at: context.app.now(),
  });
}
