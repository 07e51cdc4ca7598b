import { useCall } from '#ui/api/hooks.ts';
import { type ExamSearch, toListInput } from './exam-search.ts';

/** The questions or papers of a page of the list. */
export function useExamItems(search: ExamSearch) {
  const isPapers = search.tab === 'papers';
  const input = toListInput(search);
  const options = { keepPrevious: true, reportsInPlace: true };
  const questions = useCall('GET /exam/question_list', input, { ...options, enabled: !isPapers });
  const papers = useCall('GET /exam/paper_list', input, { ...options, enabled: isPapers });
  return isPapers ? papers : questions;
}
