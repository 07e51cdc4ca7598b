import { formatText, type Language } from '#contract/language.ts';
import type { DistributionRow, QuestionReport } from '#form/activity-type.ts';
import { openReportMessages } from '../kinds/open/report-messages.ts';
import type { Question } from '../model.ts';
import { formatPieces, readResponsePieces, type VersionedResponse } from './response-pieces.ts';

/** The answers to an open question: a row for each mark, unmarked answers first, then from the highest mark down. */
export function summarizeOpen(
  question: Question,
  responses: readonly VersionedResponse[],
  lang: Language,
): QuestionReport {
  const rowByScore = new Map<number | null, DistributionRow>();
  const answerTexts: NonNullable<QuestionReport['given']> = [];
  const unansweredIds: number[] = [];
  for (const response of responses) {
    const { student_id, score } = response;
    const text = describeResponse(question, response, lang);
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

function createRow(question: Question, score: number | null, lang: Language): DistributionRow {
  const { not_marked, marked_with } = openReportMessages;
  const label =
    score === null
      ? formatText(not_marked, lang)
      : formatText(marked_with, lang, { score, max: question.score ?? 0 });
  return { label, part: '', correct: null, student_ids: [] };
}

/** The text in one line with the number of files; empty if the student gave neither. */
function describeResponse(
  question: Question,
  { response, files = [], pinnedQuestion }: VersionedResponse,
  lang: Language,
): string {
  const version = pinnedQuestion ?? question;
  const text = formatPieces(version, readResponsePieces(version, response, lang));
  const filesText =
    files.length > 0 ? formatText(openReportMessages.files_given, lang, { count: files.length }) : '';
  return [text, filesText].filter(Boolean).join(' · ');
}
