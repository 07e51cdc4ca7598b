import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { createScreen } from '#teacher/create-screen.ts';
import { type RawSearch, readId } from '#teacher/shared/search-params.ts';

const StudyPersonalPage: RouteComponent = lazyRouteComponent(
  () => import('./study-personal.page.tsx'),
  'StudyPersonalPage',
);

export const studyPersonalScreen = createScreen('studyPersonal', {
  /** `courseware_id` and `user_id` are 0 when the address does not name them. */
  readSearch: (
    raw: RawSearch,
  ): {
    courseware_id: number;
    user_id: number;
    attempt_id?: number | undefined;
    /** The number of an earlier submission of the attempt. */
    earlier?: number | undefined;
  } => ({
    courseware_id: readId(raw['courseware_id']) ?? 0,
    user_id: readId(raw['user_id']) ?? 0,
    attempt_id: readId(raw['attempt_id']),
    earlier: readId(raw['earlier']),
  }),
  page: StudyPersonalPage,
});
