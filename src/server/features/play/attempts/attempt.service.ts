import type { ApiReply } from '#contract/api.ts';
import { requireFound } from '#server/app-error.ts';
import { describeAttempt } from '#server/features/play/attempts/attempt-reply.ts';
import * as attempts from '#server/features/play/attempts/attempts.repository.ts';
import { describeAttemptGroup } from '#server/features/play/attempts/groupmates.service.ts';
import { createMissingError } from '#server/features/play/attempts/missing-attempt.service.ts';
import { submitAndMark, submitIfOverdue } from '#server/features/play/ending/submit.service.ts';
import { createRulesForPerson } from '#server/features/play/feedback/guest-rules.service.ts';
import type { ActorContext, SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Reads and submits the actor's own attempts. */

type AttemptReply = ApiReply<'GET /play/attempt'>;

/** Returns the actor's own attempt, submitted first if its time is over. Refuses with 'not_found' for attempts of others. */
export async function requireOwnAttempt(
  context: ActorContext,
  id: number,
): Promise<attempts.AttemptWithRules> {
  const { db, actor } = context;
  const attempt = await attempts.findAttempt(db, id);
  if (!attempt) throw await createMissingError(db, actor.id, { attemptId: id });
  await authorize(context, 'attempt.work', attempt);
  return submitIfOverdue(context.app, attempt);
}

/** Like `requireOwnAttempt`, for changes of it. Refuses with 'not_allowed' after the actor was taken out of its group. */
export async function requireAnswerableAttempt(
  context: ActorContext,
  id: number,
): Promise<attempts.AttemptWithRules> {
  const attempt = await requireOwnAttempt(context, id);
  if (attempt.state === 'in_progress') await authorize(context, 'attempt.answer', attempt);
  return attempt;
}

export async function readAttempt(context: SignedInContext, id: number): Promise<AttemptReply> {
  const { app, actor, lang } = context;
  const attempt = await requireOwnAttempt(context, id);
  const rulesFor = createRulesForPerson(app.db, app.now());
  const { number, own_score } = requireFound(attempt.members.find(({ user_id }) => user_id === actor.id));
  const memberFields = {
    number,
    score: own_score ?? attempt.score,
    group: await describeAttemptGroup(app, attempt, lang),
  };
  return describeAttempt(app, { ...(await rulesFor(actor, attempt)), ...memberFields });
}

/** Submits the attempt unless it was submitted before. Repeated calls get the same reply. */
export async function submitAttempt(
  context: SignedInContext,
  id: number,
  timeMsByQuestion: Readonly<Record<string, number>>,
): Promise<AttemptReply> {
  const attempt = await requireAnswerableAttempt(context, id);
  if (attempt.state === 'in_progress') await submitAndMark(context.app, id, timeMsByQuestion);
  return readAttempt(context, id);
}
