import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { found } from '#server/app-error.ts';
import { readRevision } from '#server/features/contents/revisions.service.ts';
import { requireOwnAttempt } from '#server/features/play/attempts/attempt.service.ts';
import type { AttemptWithRules } from '#server/features/play/attempts/attempts.repository.ts';
import { feedbackFor } from '#server/features/play/feedback/feedback.ts';
import { openRulesForPerson } from '#server/features/play/feedback/guest-rules.service.ts';
import { readControl, toPerson } from '#server/features/play/saving/save-entries.ts';
import { sharePresence } from '#server/features/spaces/presence.service.ts';
import { readSpace, type SpaceView } from '#server/features/spaces/read-space.service.ts';
import { streamSpaces } from '#server/features/spaces/stream-spaces.service.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** Students read and watch spaces through their own attempt. */

type Input<K extends keyof Api> = ParsedInputOf<Api[K]>;

/** Whether the student may see the teacher's feedback yet. */
async function maySeeFeedback(
  { app, db, actor }: SignedInContext,
  attempt: AttemptWithRules,
): Promise<boolean> {
  const now = app.now();
  const rules = await openRulesForPerson(db, now)(actor, attempt);
  return feedbackFor(attempt.state, rules, now) === 'all';
}

/** Refuses 'not_found' for spaces that the activity type does not have. */
async function findSpaceView(
  context: SignedInContext,
  attempt: AttemptWithRules,
  name: string,
): Promise<SpaceView> {
  const { app, db, actor } = context;
  const own = await readRevision(app, db, attempt);
  const space = found(own.model.work.spaces?.[name]);
  const isShared = space.scope === 'courseware';
  const { id: revisionId, content } = isShared
    ? await readRevision(app, db, { revision_id: attempt.courseware_revision_id })
    : own;
  return {
    person: toPerson(actor),
    space,
    content,
    revisionId,
    key: { courseware_id: attempt.courseware_id, attempt_id: isShared ? null : attempt.id, name },
    isVisible: space.scope !== 'feedback' || (await maySeeFeedback(context, attempt)),
  };
}

export async function readOwnSpace(
  context: SignedInContext,
  { attempt_id, space, since }: Input<'GET /play/space'>,
): Promise<ApiReply<'GET /play/space'>> {
  const attempt = await requireOwnAttempt(context, attempt_id);
  return readSpace(context.app, await findSpaceView(context, attempt, space), since);
}

export async function watchOwnSpaces(
  context: SignedInContext,
  { attempt_id, spaces }: Input<'GET /play/spaces_live'>,
): Promise<void> {
  const attempt = await requireOwnAttempt(context, attempt_id);
  await streamSpaces(context, {
    spaces,
    courseware_id: attempt.courseware_id,
    control: readControl(attempt),
    openViews: async (actor) => {
      const current = await requireOwnAttempt({ ...context, actor }, attempt_id);
      return (name) => findSpaceView(context, current, name);
    },
  });
}

export async function shareOwnPresence(
  context: SignedInContext,
  { attempt_id, space, value }: Input<'POST /play/space_tell'>,
): Promise<void> {
  const attempt = await requireOwnAttempt(context, attempt_id);
  sharePresence(context.app, await findSpaceView(context, attempt, space), value);
}
