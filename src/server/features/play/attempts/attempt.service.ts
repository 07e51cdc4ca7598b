import type { ApiReply } from '#contract/api.ts';
import { requireFound } from '#server/app-error.ts';
import { describeAttempt } from '#server/features/play/attempts/attempt-reply.ts';
import * as attempts from '#server/features/play/attempts/attempts.repository.ts';
import { describeGroup } from '#server/features/play/attempts/groupmates.service.ts';
import { refusalOfMissing } from '#server/features/play/attempts/missing-attempt.service.ts';
import { closeAttempt, submitIfOverdue } from '#server/features/play/ending/submit.service.ts';
import { openRulesForPerson } from '#server/features/play/feedback/guest-rules.service.ts';
import type { ActorContext, SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Reads and submits the actor's own attempts. */

type AttemptReply = ApiReply<'GET /play/attempt'>;

/** Refuses 'not_found' for attempts of others. An attempt whose time is over is submitted first. */
export async function requireOwnAttempt(
  context: ActorContext,
  id: number,
): Promise<attempts.AttemptWithRules> {
  const { db, actor } = context;
  const attempt = await attempts.findAttempt(db, id);
  if (!attempt) throw await refusalOfMissing(db, actor.id, { attemptId: id });
  await authorize(context, 'attempt.work', attempt);
  return submitIfOverdue(context.app, attempt);
}

export async function readAttempt(context: SignedInContext, id: number): Promise<AttemptReply> {
  const { app, actor, lang } = context;
  const attempt = await requireOwnAttempt(context, id);
  const rulesFor = openRulesForPerson(app.db, app.now());
  const { number, own_score } = requireFound(attempt.members.find(({ user_id }) => user_id === actor.id));
  const own = { number, score: own_score ?? attempt.score, group: await describeGroup(app, attempt, lang) };
  return describeAttempt(app, { ...(await rulesFor(actor, attempt)), ...own });
}

/** Repeated calls get the same reply. */
export async function submitAttempt(
  context: SignedInContext,
  id: number,
  times: Readonly<Record<string, number>>,
): Promise<AttemptReply> {
  const attempt = await requireOwnAttempt(context, id);
  if (attempt.state === 'in_progress') await closeAttempt(context.app, id, times);
  return readAttempt(context, id);
}
