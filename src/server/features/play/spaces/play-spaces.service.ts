import type { Api, ApiReply } from '#contract/api.ts';
import { findOwn } from '#contract/find-own.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import {
  type OwnAttempt,
  requireAnswerableAttempt,
  requireOwnAttempt,
} from '#server/features/attempts/ending/own-attempt.service.ts';
import { createRulesForPerson } from '#server/features/attempts/reading/guest-rules.service.ts';
import { findReopenings } from '#server/features/attempts/reading/reopenings.service.ts';
import { feedbackFor } from '#server/features/attempts/rules/feedback.ts';
import { readControl, toPerson } from '#server/features/attempts/rules/space-facts.ts';
import { saveInBatch } from '#server/features/attempts/saving/save.service.ts';
import { readRevision } from '#server/features/contents/revisions.service.ts';
import { readHistory, readSpace, type SpaceView } from '#server/features/spaces/read-space.service.ts';
import type { SpacePage } from '#server/features/spaces/space-page.service.ts';
import { withSchoolWords } from '#server/features/words/words.service.ts';
import type { ActorContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Students read and watch spaces through their own attempt. */

type Input<K extends keyof Api> = ParsedInputOf<Api[K]>;

/**
 * Whether the student may see the teacher's feedback yet: with the marks, and while correcting work that the teacher has
 * returned.
 */
async function maySeeFeedback({ app, db, actor }: ActorContext, attempt: OwnAttempt): Promise<boolean> {
  const reopening = (await findReopenings(db, [attempt])).get(attempt.id);
  if (attempt.state === 'in_progress') return reopening?.is_return === 1;
  const now = app.now();
  const rules = await createRulesForPerson(db, now)(actor, attempt);
  return feedbackFor(attempt.state, rules, now) === 'all';
}

/** The same for a page that is open: an attempt that is not the student's any more has no feedback. */
async function maySeeFeedbackStill(context: ActorContext, attemptId: number): Promise<boolean> {
  try {
    return await maySeeFeedback(context, await requireOwnAttempt(context, attemptId));
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** Refuses with 'not_found' for spaces that the activity type does not have. */
async function findSpaceView(
  context: ActorContext,
  attempt: OwnAttempt,
  spaceName: string,
): Promise<SpaceView> {
  const { app, db, actor } = context;
  const ownRevision = await readRevision(app, db, attempt);
  const space = requireFound(findOwn(ownRevision.model.work.spaces, spaceName));
  const isShared = space.scope === 'courseware';
  const isHeldBack = space.scope === 'feedback' && !space.isReadWhileWorking;
  if (isShared) await authorize(context, 'shared_space.use', attempt);
  const revision = isShared
    ? await readRevision(app, db, {
        revision_id: attempt.courseware_revision_id,
        courseware_id: attempt.courseware_id,
      })
    : ownRevision;
  return {
    person: toPerson(actor),
    space,
    content: await withSchoolWords(db, revision),
    revisionId: revision.id,
    key: { courseware_id: attempt.courseware_id, attempt_id: isShared ? null : attempt.id, name: spaceName },
    isVisible: !isHeldBack || (await maySeeFeedback(context, attempt)),
    ...(isHeldBack && { isStillVisible: () => maySeeFeedbackStill(context, attempt.id) }),
  };
}

/** Somebody who draws sends presence many times a second: it is not asked for each time. */
const presenceCheckMs = 2_000;

/** Whether the student may still change the attempt. */
async function mayStillAnswer(context: ActorContext, attemptId: number): Promise<boolean> {
  try {
    return (await requireAnswerableAttempt(context, attemptId)).state === 'in_progress';
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

function createPresenceCheck(context: ActorContext, attemptId: number): () => Promise<boolean> {
  let lastCheck: { at: number; answer: Promise<boolean> } | undefined;
  return () => {
    const now = performance.now();
    if (!lastCheck || now - lastCheck.at > presenceCheckMs)
      lastCheck = { at: now, answer: mayStillAnswer(context, attemptId) };
    return lastCheck.answer;
  };
}

/** Reads a space as the student sees it, or only its changes after the cursor `since`. */
export async function readOwnSpace(
  context: ActorContext,
  { attempt_id, space, since }: Input<'GET /play/space'>,
): Promise<ApiReply<'GET /play/space'>> {
  const attempt = await requireOwnAttempt(context, attempt_id);
  return readSpace(context.app, await findSpaceView(context, attempt, space), since);
}

/**
 * Reads one page of the changes of a space in which the student draws. Other spaces have no history for students: it would
 * tell who wrote an anonymous card, and what a teacher has erased before the work was returned.
 */
export async function readOwnHistory(
  context: ActorContext,
  { attempt_id, space, after }: Input<'GET /play/space_history'>,
): Promise<ApiReply<'GET /play/space_history'>> {
  const attempt = await requireOwnAttempt(context, attempt_id);
  const view = await findSpaceView(context, attempt, space);
  if (view.space.scope !== 'attempt') throw new AppError('not_found');
  return readHistory(context.app, view, after);
}

/** Opens the page of an attempt with the student's present rights. Refuses with 'not_found' for attempts of others. */
export async function openAttemptPage(context: ActorContext, attemptId: number): Promise<SpacePage> {
  const attempt = await requireOwnAttempt(context, attemptId);
  const { app, actor } = context;
  const mayBePresent = createPresenceCheck(context, attemptId);
  return {
    courseware_id: attempt.courseware_id,
    control: readControl(attempt),
    findView: async (spaceName) => ({ ...(await findSpaceView(context, attempt, spaceName)), mayBePresent }),
    save: async (entries) =>
      (await saveInBatch(app, { actor, attemptId, answers: [], attachments: [], entries })).entries,
  };
}
