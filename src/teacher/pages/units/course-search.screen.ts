import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { createScreen } from '#teacher/create-screen.ts';
import type { CourseSearchParams } from '#teacher/features/coursewares/search/course-search-filters.tsx';
import { readClassListSearch } from '#teacher/shared/class-filter/class-filter.ts';
import { coursewareSortChoices, readSorting } from '#teacher/shared/lists/sorting.ts';
import { type RawSearch, readText } from '#teacher/shared/search-params.ts';

const CourseSearchPage: RouteComponent = lazyRouteComponent(
  () => import('./course-search.page.tsx'),
  'CourseSearchPage',
);

export const courseSearchScreen = createScreen('courseSearch', {
  readSearch: (raw: RawSearch): CourseSearchParams => ({
    ...readClassListSearch(raw),
    ...readSorting(raw, coursewareSortChoices),
    type: readText(raw['type']),
  }),
  page: CourseSearchPage,
});
