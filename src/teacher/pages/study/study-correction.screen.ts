import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { createScreen } from '#teacher/create-screen.ts';
import { type RawSearch, readId, readText } from '#teacher/shared/search-params.ts';

const StudyCorrectionPage: RouteComponent = lazyRouteComponent(
  () => import('./study-correction.page.tsx'),
  'StudyCorrectionPage',
);

type CorrectionSearch = {
  courseware_id: number;
  question_id?: string | undefined;
  bank_question_id?: number | undefined;
  /** A colleague's correction that fills in the form. */
  proposal_id?: number | undefined;
};

export const studyCorrectionScreen = createScreen('studyCorrection', {
  /** `courseware_id` is 0 when the address names no courseware. */
  readSearch: (raw: RawSearch): CorrectionSearch => ({
    courseware_id: readId(raw['courseware_id']) ?? 0,
    question_id: readText(raw['question_id']),
    bank_question_id: readId(raw['bank_question_id']),
    proposal_id: readId(raw['proposal_id']),
  }),
  page: StudyCorrectionPage,
});
