import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { createScreen } from '#teacher/create-screen.ts';
import type { StudyFilter } from '#teacher/features/study/list/study-filters.tsx';
import { readClassListSearch } from '#teacher/shared/class-filter/class-filter.ts';
import { coursewareSortChoices, readSorting } from '#teacher/shared/lists/sorting.ts';
import { type RawSearch, readId, readText } from '#teacher/shared/search-params.ts';

const StudyListPage: RouteComponent = lazyRouteComponent(
  () => import('./study-list.page.tsx'),
  'StudyListPage',
);

export const studyListScreen = createScreen('studyList', {
  readSearch: (raw: RawSearch): StudyFilter => ({
    ...readClassListSearch(raw),
    ...readSorting(raw, coursewareSortChoices),
    unit_id: readId(raw['unit_id']),
    type: readText(raw['type'])?.slice(0, 40),
  }),
  page: StudyListPage,
  isLight: true,
});
