import { formatText, type Language } from '#contract/language.ts';
import type { DistributionRow, QuestionReport } from '#form/activity-type.ts';
import type { CommonQuestion } from '../../common/schema.ts';
import type { VersionedResponse } from '../../kind-form/kind-marking.ts';
import { readOpenText } from './open-text.ts';
import { openReportMessages } from './report-messages.ts';

/** The answers to an open question: a row for each mark, unmarked answers first, then from the highest mark down. */
export function summarizeOpen(
  question: CommonQuestion,
  responses: readonly VersionedResponse<CommonQuestion>[],
  lang: Language,
): QuestionReport {
  const rowByScore = new Map<number | null, DistributionRow>();
  const answerTexts: NonNullable<QuestionReport['given']> = [];
  const unansweredIds: number[] = [];
  for (const response of responses) {
    const { student_id, score } = response;
    const text = describeResponse(response, lang);
    if (text === '') {
      unansweredIds.push(student_id);
      continue;
    }
    answerTexts.push({ student_id, text });
    const row = rowByScore.get(score) ?? createRow(question, score, lang);
    row.student_ids.push(student_id);
    rowByScore.set(score, row);
  }
  const sortedRows = [...rowByScore].sort(([one], [other]) => rankScore(other) - rankScore(one));
  return {
    rows: sortedRows.map(([, row]) => row),
    unanswered: unansweredIds,
    given: answerTexts,
    earlier: [],
  };
}

function rankScore(score: number | null): number {
  return score ?? Number.POSITIVE_INFINITY;
}

function createRow(question: CommonQuestion, score: number | null, lang: Language): DistributionRow {
  const { not_marked, marked_with } = openReportMessages;
  const label =
    score === null
      ? formatText(not_marked, lang)
      : formatText(marked_with, lang, { score, max: question.score ?? 0 });
  return { label, part: '', correct: null, student_ids: [] };
}

/** The text in one line with the number of files; empty if the student gave neither. */
function describeResponse(
  { response, files = [] }: VersionedResponse<CommonQuestion>,
  lang: Language,
): string {
  const text = readOpenText(response).replace(/\s+/g, ' ');
  const filesText =
    files.length > 0 ? formatText(openReportMessages.files_given, lang, { count: files.length }) : '';
  return [text, filesText].filter(Boolean).join(' · ');
}
