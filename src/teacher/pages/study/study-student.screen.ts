import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { createScreen } from '#teacher/create-screen.ts';
import { type RawSearch, readId } from '#teacher/shared/search-params.ts';

const StudyStudentPage: RouteComponent = lazyRouteComponent(
  () => import('./study-student.page.tsx'),
  'StudyStudentPage',
);

export const studyStudentScreen = createScreen('studyStudent', {
  /** Ids are 0 when the address does not name them. */
  readSearch: (raw: RawSearch) => ({
    class_id: readId(raw['class_id']) ?? 0,
    subject_id: readId(raw['subject_id']) ?? 0,
    user_id: readId(raw['user_id']) ?? 0,
  }),
  page: StudyStudentPage,
});
