import { formatText, type Language } from '#contract/language.ts';
import type { DistributionRow, QuestionReport, StudentResponse } from '#form/activity-type.ts';
import { openReportMessages } from '#parts/quiz-questions/kinds/open/report-messages.ts';

/** A row for each mark: drawings without one first, then from the highest mark down. */
export function summarizeDrawings(
  responses: readonly StudentResponse[],
  maxScore: number,
  lang: Language,
): QuestionReport {
  const isDrawn = ({ item_count = 0 }: StudentResponse) => item_count > 0;
  const drawnByScore = new Map<number | null, StudentResponse[]>();
  for (const response of responses.filter(isDrawn))
    drawnByScore.set(response.score, [...(drawnByScore.get(response.score) ?? []), response]);
  const rows = [...drawnByScore].sort(([one], [other]) => rankScore(other) - rankScore(one));
  return {
    rows: rows.map(
      ([score, drawn]): DistributionRow => ({
        label: describeScore(score, maxScore, lang),
        part: '',
        correct: null,
        student_ids: drawn.map(({ student_id }) => student_id),
      }),
    ),
    unanswered: responses.filter((each) => !isDrawn(each)).map(({ student_id }) => student_id),
    earlier: [],
  };
}

const rankScore = (score: number | null): number => score ?? Number.POSITIVE_INFINITY;

function describeScore(score: number | null, max: number, lang: Language): string {
  const { not_marked, marked_with } = openReportMessages;
  return score === null ? formatText(not_marked, lang) : formatText(marked_with, lang, { score, max });
}
