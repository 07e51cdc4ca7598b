import type { ApiReply } from '#contract/api.ts';
import type { CoursewareItem } from '#teacher/shared/coursewares/coursewares.ts';

export type PlacedCourseware = ApiReply<'GET /teacher/courseware_search'>['items'][number];

/** Shares of the class in percent, for a progress bar. Students who have submitted do not count as working. */
export function progressShares({
  assigned,
  started,
  submitted,
}: Pick<CoursewareItem, 'assigned' | 'started' | 'submitted'>) {
  const share = (count: number) => (assigned === 0 ? 0 : Math.min(100, (100 * count) / assigned));
  const working = Math.max(0, started - submitted);
  return { working, submittedShare: share(submitted), workingShare: share(working) };
}

/** `data-opener` of the row's menu button, which gets the focus back after a dialog. */
export function coursewareMenuId({ id }: { id: number }): string {
  return `courseware-menu-${id}`;
}
