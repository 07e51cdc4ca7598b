import { formatText, type Language } from '#contract/language.ts';
import type { DistributionRow, StudentResponse } from '#form/activity-type.ts';
import { openReportMessages } from './report-messages.ts';

type MarkedResponse = Pick<StudentResponse, 'student_id' | 'score'>;

const rankScore = (score: number | null): number => score ?? Number.POSITIVE_INFINITY;

function describeScore(score: number | null, max: number, lang: Language): string {
  const { not_marked, marked_with } = openReportMessages;
  return score === null ? formatText(not_marked, lang) : formatText(marked_with, lang, { score, max });
}

/** A row for each mark that a teacher gave: answers without one first, then from the highest mark down. */
export function listMarkRows(
  responses: readonly MarkedResponse[],
  maxScore: number,
  lang: Language,
): DistributionRow[] {
  const idsByScore = new Map<number | null, number[]>();
  for (const { student_id, score } of responses)
    idsByScore.set(score, [...(idsByScore.get(score) ?? []), student_id]);
  return [...idsByScore]
    .sort(([one], [other]) => rankScore(other) - rankScore(one))
    .map(([score, student_ids]) => ({
      label: describeScore(score, maxScore, lang),
      part: '',
      correct: null,
      student_ids,
    }));
}
