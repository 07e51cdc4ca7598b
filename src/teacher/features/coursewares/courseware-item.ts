import type { ApiReply } from '#contract/api.ts';

export type CoursewareItem = ApiReply<'GET /teacher/course_list'>['course_list'][number];
export type PlacedCourseware = ApiReply<'GET /teacher/course_search'>['items'][number];

/** What shows coursewares, and is out of date once one has changed. */
export const coursewareReads = [
  'GET /teacher/course_list',
  'GET /teacher/course_search',
  'GET /teacher/unit_list',
  'GET /teacher/unit_detail',
  'GET /teacher/today',
] as const;

/** A join code in groups of three, as it is read out and typed. */
export function spaceCode(code: string): string {
  return code.match(/.{1,3}/g)?.join(' ') ?? '';
}

/** Shares of the class for a bar, 0..100; who has submitted is not counted as working. */
export function progressShares({
  assigned,
  started,
  submitted,
}: Pick<CoursewareItem, 'assigned' | 'started' | 'submitted'>) {
  const share = (count: number) => (assigned === 0 ? 0 : Math.min(100, (100 * count) / assigned));
  const working = Math.max(0, started - submitted);
  return { working, submittedShare: share(submitted), workingShare: share(working) };
}

/** Names the row's menu button, which takes the focus back after a dialog. */
export function coursewareMenuId({ id }: { id: number }): string {
  return `courseware-menu-${id}`;
}
