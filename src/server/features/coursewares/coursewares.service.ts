import * as coursewares from '#server/features/coursewares/coursewares.repository.ts';
import { found } from '#server/http/app-error.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Finding a courseware for somebody, and what became of it for this person. */

type CoursewareAction = 'courseware.see' | 'courseware.change' | 'courseware.do';

/** The courseware with its unit, class and subject; refuses who may not do `action` with it. */
export async function requireCourseware(
  context: SignedInContext,
  id: number,
  action: CoursewareAction,
): Promise<coursewares.PlacedCourseware> {
  const placed = found(await coursewares.findPlaced(context.db, id));
  await authorize(context, action, { ...placed, courseware_id: placed.id });
  return placed;
}
