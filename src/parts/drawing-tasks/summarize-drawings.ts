import type { Language } from '#contract/language.ts';
import type { QuestionReport, StudentResponse } from '#form/activity-type.ts';
import { listMarkRows } from '#parts/quiz-questions/kinds/open/mark-rows.ts';

const isDrawn = ({ item_count = 0 }: StudentResponse): boolean => item_count > 0;

/** The drawings of a class: a row for each mark. */
export function summarizeDrawings(
  responses: readonly StudentResponse[],
  maxScore: number,
  lang: Language,
): QuestionReport {
  return {
    rows: listMarkRows(responses.filter(isDrawn), maxScore, lang),
    unanswered: responses.filter((each) => !isDrawn(each)).map(({ student_id }) => student_id),
    earlier: [],
  };
}
