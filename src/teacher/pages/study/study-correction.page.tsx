import { getRouteApi } from '@tanstack/react-router';
import { CorrectionPanel } from '#teacher/features/study/correction/correction-panel.tsx';

const route = getRouteApi('/shell/study-situation-view/correction');

/** Corrects a question that students have used. */
export function StudyCorrectionPage() {
  const search = route.useSearch();
  const key = `${search.courseware_id} ${search.question_id} ${search.bank_question_id} ${search.proposal_id}`;
  return <CorrectionPanel key={key} {...search} />;
}
