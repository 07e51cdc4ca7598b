import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { createScreen } from '#teacher/create-screen.ts';
import { type RawSearch, readId, readText } from '#teacher/shared/search-params.ts';

const StudyMarkingPage: RouteComponent = lazyRouteComponent(
  () => import('./study-marking.page.tsx'),
  'StudyMarkingPage',
);

type MarkingSearch = {
  courseware_id: number;
  by?: 'student' | undefined;
  question_id?: string | undefined;
  attempt_id?: number | undefined;
  names?: 'hidden' | undefined;
  similar?: 'together' | undefined;
  show?: 'all' | undefined;
};

export const studyMarkingScreen = createScreen('studyMarking', {
  /** `courseware_id` is 0 when the address names no courseware. */
  readSearch: (raw: RawSearch): MarkingSearch => ({
    courseware_id: readId(raw['courseware_id']) ?? 0,
    by: raw['by'] === 'student' ? 'student' : undefined,
    question_id: readText(raw['question_id']),
    attempt_id: readId(raw['attempt_id']),
    names: raw['names'] === 'hidden' ? 'hidden' : undefined,
    similar: raw['similar'] === 'together' ? 'together' : undefined,
    show: raw['show'] === 'all' ? 'all' : undefined,
  }),
  page: StudyMarkingPage,
});
