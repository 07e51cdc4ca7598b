import type { ApiReply } from '#contract/api.ts';
import type { CoursewareItem } from '#teacher/shared/coursewares/coursewares.ts';

export type FoundCourseware = ApiReply<'GET /teacher/courseware_search'>['items'][number];

/** Shares of the class in percent, for a progress bar. Students who have submitted do not count as working. */
export function computeProgressShares({
  assigned,
  started,
  submitted,
}: Pick<CoursewareItem, 'assigned' | 'started' | 'submitted'>) {
  const toPercent = (count: number) => (assigned === 0 ? 0 : Math.min(100, (100 * count) / assigned));
  const workingCount = Math.max(0, started - submitted);
  return { workingCount, submittedShare: toPercent(submitted), workingShare: toPercent(workingCount) };
}

/** `data-opener` of the row's menu button, which gets the focus back after a dialog. */
export function coursewareMenuId({ id }: { id: number }): string {
  return `courseware-menu-${id}`;
}
