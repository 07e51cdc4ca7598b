import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { requireFound } from '#server/app-error.ts';
import { removeGuests } from '#server/features/play/joining/guests.service.ts';
import * as study from '#server/features/study/class-work/study.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Removes these guests, or all if `user_ids` is null, with their work permanently. Ignores those removed before. */
export async function removeCoursewareGuests(
  context: SignedInContext,
  { courseware_id, user_ids }: ParsedInputOf<Api['POST /study/remove_guests']>,
): Promise<ApiReply<'POST /study/remove_guests'>> {
  const courseware = requireFound(await study.findStudyCourseware(context.db, courseware_id));
  await authorize(context, 'courseware.change', courseware);
  return { removed: await removeGuests(context.app, courseware_id, user_ids) };
}
