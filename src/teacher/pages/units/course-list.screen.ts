import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { createScreen } from '#teacher/create-screen.ts';
import { type RawSearch, readId } from '#teacher/shared/search-params.ts';
import { prefetch } from '#ui/api/call.ts';

const CourseListPage: RouteComponent = lazyRouteComponent(
  () => import('./course-list.page.tsx'),
  'CourseListPage',
);

export const courseListScreen = createScreen('courseList', {
  /** `unit_id` is 0 when the address names no unit. */
  readSearch: (raw: RawSearch) => ({ unit_id: readId(raw['unit_id']) ?? 0 }),
  prefetch: ({ unit_id }) =>
    Promise.all([
      prefetch('GET /teacher/unit_detail', { id: unit_id }),
      prefetch('GET /teacher/course_list', { unit_id }),
      prefetch('GET /common/course_extend_list', {}),
    ]),
  page: CourseListPage,
  isLight: true,
});
