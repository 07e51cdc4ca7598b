import type { DistributionRow, QuestionReport } from '#activities/activity-type.ts';
import { formatText, type Language } from '#contract/language.ts';
import { questionMessages } from '../messages.ts';
import type { Question } from '../model.ts';
import { type Answered, formatPieces, readResponsePieces } from './response-pieces.ts';

/** The answers to an open question: a row for each mark, unmarked answers first, then from the highest mark down. */
export function summarizeOpen(
  question: Question,
  responses: readonly Answered[],
  lang: Language,
): QuestionReport {
  const rows = new Map<number | null, DistributionRow>();
  const answers: NonNullable<QuestionReport['given']> = [];
  const unansweredIds: number[] = [];
  for (const response of responses) {
    const { student_id, score } = response;
    const text = describeGiven(question, response, lang);
    if (text === '') {
      unansweredIds.push(student_id);
      continue;
    }
    answers.push({ student_id, text });
    const row = rows.get(score) ?? createRow(question, score, lang);
    row.student_ids.push(student_id);
    rows.set(score, row);
  }
  const byMark = [...rows].sort(([one], [other]) => rank(other) - rank(one));
  return { rows: byMark.map(([, row]) => row), unanswered: unansweredIds, given: answers, earlier: [] };
}

function rank(score: number | null): number {
  return score ?? Number.POSITIVE_INFINITY;
}

function createRow(question: Question, score: number | null, lang: Language): DistributionRow {
  const { not_marked, marked_with } = questionMessages;
  const label =
    score === null
      ? formatText(not_marked, lang)
      : formatText(marked_with, lang, { score, max: question.score ?? 0 });
  return { label, part: '', correct: null, student_ids: [] };
}

/** The text in one line with the number of files; empty if the student gave neither. */
function describeGiven(
  question: Question,
  { response, files = [], markedBy }: Answered,
  lang: Language,
): string {
  const version = markedBy ?? question;
  const text = formatPieces(version, readResponsePieces(version, response, lang));
  const count =
    files.length > 0 ? formatText(questionMessages.files_given, lang, { count: files.length }) : '';
  return [text, count].filter(Boolean).join(' · ');
}
