import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { createScreen } from '#teacher/create-screen.ts';
import { type RawSearch, readId, readOneOf } from '#teacher/shared/search-params.ts';

const ExamCreatePage: RouteComponent = lazyRouteComponent(
  () => import('./exam-create.page.tsx'),
  'ExamCreatePage',
);

export const examCreateScreen = createScreen('examCreate', {
  /** Without an id it makes a new question or paper. */
  readSearch: (raw: RawSearch): { kind?: 'paper' | undefined; id?: number | undefined } => ({
    kind: readOneOf(raw['kind'], ['paper']),
    id: readId(raw['id']),
  }),
  page: ExamCreatePage,
});
