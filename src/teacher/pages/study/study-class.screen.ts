import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { createScreen } from '#teacher/create-screen.ts';
import { type RawSearch, readId } from '#teacher/shared/search-params.ts';

const StudyClassPage: RouteComponent = lazyRouteComponent(
  () => import('./study-class.page.tsx'),
  'StudyClassPage',
);

export const studyClassScreen = createScreen('studyClass', {
  /** `courseware_id` is 0 when the address names no courseware. `projector` is 1 for the view on a projector. */
  readSearch: (raw: RawSearch): { courseware_id: number; projector?: 1 | undefined } => ({
    courseware_id: readId(raw['courseware_id']) ?? 0,
    projector: readId(raw['projector']) === 1 ? 1 : undefined,
  }),
  page: StudyClassPage,
});
