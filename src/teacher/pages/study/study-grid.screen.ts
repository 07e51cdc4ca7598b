import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { createScreen } from '#teacher/create-screen.ts';
import { type RawSearch, readId } from '#teacher/shared/search-params.ts';

const StudyGridPage: RouteComponent = lazyRouteComponent(
  () => import('./study-grid.page.tsx'),
  'StudyGridPage',
);

export const studyGridScreen = createScreen('studyGrid', {
  /** `courseware_id` is 0 when the address names no courseware. */
  readSearch: (raw: RawSearch) => ({ courseware_id: readId(raw['courseware_id']) ?? 0 }),
  page: StudyGridPage,
});
