import type { Language } from '#contract/language.ts';
import type { DistributionRow, QuestionReport } from '#form/activity-type.ts';
import { describeOption } from '../choices/describe-option.ts';
import { normaliseText } from '../marking/blank-match.ts';
import type { Question } from '../model.ts';
import { toQuestionKey } from '../public-question.ts';
import { summarizeOpen } from './open-report.ts';
import {
  formatPieces,
  isRightText,
  type ResponsePiece,
  readResponsePieces,
  type VersionedResponse,
} from './response-pieces.ts';

/**
 * The answers to a question. Single and multiple: a row for each option in the teacher's order, also for options that
 * nobody chose. Open: a row for each mark. Blank: a row for each different text of each blank, the most common first.
 * An answer is right or wrong as it was marked then. If today's question would mark it differently or no longer has it,
 * it gets a separate row, marked as `earlier`. Students without an answer are in `unanswered`.
 */
export function summarizeQuestion(
  question: Question,
  responses: readonly VersionedResponse[],
  lang: Language,
): QuestionReport {
  if (question.type === 'open') return summarizeOpen(question, responses, lang);
  const rowByKey = createOptionRows(question, lang);
  const earlierRowByKey = new Map<string, DistributionRow>();
  const earlierStudentIds: number[] = [];
  const answerTexts: { student_id: number; text: string }[] = [];
  for (const { student_id, response, pinnedQuestion } of responses) {
    const version =
      pinnedQuestion && isOtherVersion(question, pinnedQuestion, lang) ? pinnedQuestion : question;
    const pieces = readResponsePieces(version, response, lang);
    for (const piece of pieces) {
      const rowKey = findRowKey(question, piece);
      const targetRows = rowKey === null ? earlierRowByKey : rowByKey;
      const key = rowKey ?? JSON.stringify([piece.id, piece.label, piece.correct]);
      const row = targetRows.get(key) ?? createRow(question, piece, rowKey === null);
      row.student_ids.push(student_id);
      targetRows.set(key, row);
    }
    if (pieces.length === 0) continue;
    answerTexts.push({ student_id, text: formatPieces(version, pieces) });
    if (version !== question) earlierStudentIds.push(student_id);
  }
  const answeredIds = new Set(answerTexts.map(({ student_id }) => student_id));
  const unansweredIds = responses.map(({ student_id }) => student_id).filter((id) => !answeredIds.has(id));
  return {
    rows: [...orderRows(question, [...rowByKey.values()]), ...sortByCount([...earlierRowByKey.values()])],
    unanswered: unansweredIds,
    given: answerTexts,
    earlier: earlierStudentIds,
  };
}

function createOptionRows({ type, answers }: Question, lang: Language): Map<string, DistributionRow> {
  if (type === 'blank') return new Map();
  return new Map(
    answers.map((answer, index) => [
      answer.id,
      { label: describeOption(answer, index, lang), part: '', correct: answer.correct, student_ids: [] },
    ]),
  );
}

/** Key of the row for this piece, if today's question marks it the same way; else null. */
function findRowKey(question: Question, { id, text, correct }: ResponsePiece): string | null {
  if (question.type !== 'blank') {
    const answer = question.answers.find((one) => one.id === id);
    return answer && answer.correct === correct ? id : null;
  }
  const key = toQuestionKey(question);
  const isKnownBlank = key.blanks.some((blank) => blank.id === id);
  return isKnownBlank && isRightText(key, id, text) === correct ? `${id} ${normaliseText(text, key)}` : null;
}

function createRow({ type, blanks }: Question, piece: ResponsePiece, isEarlier: boolean): DistributionRow {
  const index = type === 'blank' ? blanks.findIndex(({ id }) => id === piece.id) : -1;
  return {
    label: piece.label,
    part: index >= 0 && blanks.length > 1 ? String(index + 1) : '',
    correct: piece.correct,
    student_ids: [],
    ...(isEarlier && { earlier: true as const }),
  };
}

function sortByCount(rows: DistributionRow[]): DistributionRow[] {
  return rows.sort((one, other) => other.student_ids.length - one.student_ids.length);
}

function orderRows({ type }: Question, rows: DistributionRow[]): DistributionRow[] {
  if (type !== 'blank') return rows;
  return sortByCount(rows).sort((one, other) => Number(one.part) - Number(other.part));
}

/** Whether two versions differ in their options or in anything that marking depends on. */
function isOtherVersion(question: Question, other: Question, lang: Language): boolean {
  return fingerprintVersion(question, lang) !== fingerprintVersion(other, lang);
}

function fingerprintVersion(question: Question, lang: Language): string {
  const { type, score, credit, answers } = question;
  const { explanation: _, ...key } = toQuestionKey(question);
  const options =
    type === 'blank' ? [] : answers.map((one, index) => [one.id, describeOption(one, index, lang)]);
  return JSON.stringify([type, score, type === 'multiple' && credit, key, options]);
}
