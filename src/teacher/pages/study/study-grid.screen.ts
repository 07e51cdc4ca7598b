import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { createScreen } from '#teacher/create-screen.ts';
import { type RawSearch, readId, readText } from '#teacher/shared/search-params.ts';
import { prefetch } from '#ui/api/call.ts';

const StudyGridPage: RouteComponent = lazyRouteComponent(
  () => import('./study-grid.page.tsx'),
  'StudyGridPage',
);

export const studyGridScreen = createScreen('studyGrid', {
  /** `courseware_id` is 0 when the address names no courseware. `question_id`: the question to look at. */
  readSearch: (raw: RawSearch): { courseware_id: number; question_id?: string | undefined } => ({
    courseware_id: readId(raw['courseware_id']) ?? 0,
    question_id: readText(raw['question_id']),
  }),
  prefetch: ({ courseware_id }) => prefetch('GET /study/grid', { courseware_id }),
  page: StudyGridPage,
});
