import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { readHistory, readSpace } from '#server/features/spaces/read-space.service.ts';
import { requireStudyCourseware } from '#server/features/study/courseware-study.ts';
import { findSpaceView } from '#server/features/study/study-space-view.ts';
import type { ActorContext } from '#server/http/context.ts';

/** Teachers read spaces of a courseware and of its attempts. */

type Input<K extends keyof Api> = ParsedInputOf<Api[K]>;

const historyPage = 2_000;

type NamedSpace = { courseware_id: number; attempt_id?: number | undefined; space: string };

async function requireSpaceView(context: ActorContext, { courseware_id, attempt_id, space }: NamedSpace) {
  const courseware = await requireStudyCourseware(context, courseware_id);
  return findSpaceView(context, courseware, { attemptId: attempt_id, name: space });
}

/** A space as its teacher sees it, or what changed in it. */
export async function readCoursewareSpace(
  context: ActorContext,
  input: Input<'GET /study/space'>,
): Promise<ApiReply<'GET /study/space'>> {
  return readSpace(context.app, await requireSpaceView(context, input), input.since);
}

/** A page of all changes of a space. */
export async function readSpaceHistory(
  context: ActorContext,
  input: Input<'GET /study/space_history'>,
): Promise<ApiReply<'GET /study/space_history'>> {
  const { after } = input;
  const view = await requireSpaceView(context, input);
  const { changes, last } = await readHistory(context.app, view, { after, limit: historyPage });
  return { changes, until: Math.min(last, after + historyPage), last };
}
