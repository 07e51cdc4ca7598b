import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { requireOwnAttempt } from '#server/features/play/attempts/attempt.service.ts';
import { findSpaceView } from '#server/features/play/own-space-view.ts';
import { readControl } from '#server/features/play/saving/placed-entry.ts';
import { saveInBatch } from '#server/features/play/saving/save.service.ts';
import { readSpace } from '#server/features/spaces/read-space.service.ts';
import type { SpacePage } from '#server/features/spaces/space-page.service.ts';
import type { ActorContext } from '#server/http/context.ts';

/** Students read and watch spaces through their own attempt. */

type Input<K extends keyof Api> = ParsedInputOf<Api[K]>;

/** Reads a space as the student sees it, or only its changes after the cursor `since`. */
export async function readOwnSpace(
  context: ActorContext,
  { attempt_id, space, since }: Input<'GET /play/space'>,
): Promise<ApiReply<'GET /play/space'>> {
  const attempt = await requireOwnAttempt(context, attempt_id);
  return readSpace(context.app, await findSpaceView(context, attempt, space), since);
}

/** Opens the page of an attempt with the student's present rights. Refuses with 'not_found' for attempts of others. */
export async function openAttemptPage(context: ActorContext, attemptId: number): Promise<SpacePage> {
  const attempt = await requireOwnAttempt(context, attemptId);
  const { app, actor } = context;
  return {
    courseware_id: attempt.courseware_id,
    control: readControl(attempt),
    findView: (spaceName) => findSpaceView(context, attempt, spaceName),
    save: async (entries) =>
      (await saveInBatch(app, { actor, attemptId, answers: [], attachments: [], entries })).entries,
  };
}
