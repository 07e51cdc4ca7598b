import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { createScreen } from '#teacher/create-screen.ts';
import { type RawSearch, readId } from '#teacher/shared/search-params.ts';

const StudyComparisonPage: RouteComponent = lazyRouteComponent(
  () => import('./study-comparison.page.tsx'),
  'StudyComparisonPage',
);

export const studyComparisonScreen = createScreen('studyComparison', {
  /** The id is 0 when the address names no activity. */
  readSearch: (raw: RawSearch) => ({ courseware_id: readId(raw['courseware_id']) ?? 0 }),
  page: StudyComparisonPage,
  isLight: true,
});
