import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { readHistory, readSpace } from '#server/features/spaces/read-space.service.ts';
import { requireStudyCourseware } from '#server/features/study/class-work/courseware-study.ts';
import { findSpaceView } from '#server/features/study/spaces/study-space-view.ts';
import type { ActorContext } from '#server/http/context.ts';

/** Teachers read spaces of a courseware and of its attempts. */

type Input<K extends keyof Api> = ParsedInputOf<Api[K]>;

const changesPerPage = 2_000;

type SpaceRequest = { courseware_id: number; attempt_id?: number | undefined; space: string };

async function requireSpaceView(context: ActorContext, { courseware_id, attempt_id, space }: SpaceRequest) {
  const courseware = await requireStudyCourseware(context, courseware_id);
  return findSpaceView(context, courseware, { attemptId: attempt_id, name: space });
}

/** Reads a space as the teacher sees it, or only its changes after the cursor `since`. */
export async function readCoursewareSpace(
  context: ActorContext,
  input: Input<'GET /study/space'>,
): Promise<ApiReply<'GET /study/space'>> {
  return readSpace(context.app, await requireSpaceView(context, input), input.since);
}

/** Reads one page of the changes of a space, from the change after number `after` on. */
export async function readSpaceHistory(
  context: ActorContext,
  input: Input<'GET /study/space_history'>,
): Promise<ApiReply<'GET /study/space_history'>> {
  const { after } = input;
  const view = await requireSpaceView(context, input);
  const { changes, last } = await readHistory(context.app, view, { after, limit: changesPerPage });
  return { changes, until: Math.min(last, after + changesPerPage), last };
}
