import type { Language } from '#contract/language.ts';
import type { DistributionRow, QuestionReport } from '#form/activity-type.ts';
import type { ResponsePiece, VersionedResponse } from '../kind-form/kind-marking.ts';
import { markingOf } from '../kind-marking.ts';
import { kindOf } from '../kind-of.ts';
import { foldAnswer } from '../marking/blank-match.ts';
import type { Question } from '../model.ts';
import { toQuestionKey } from '../public-question.ts';
import { formatPieces, readResponsePieces } from './response-pieces.ts';

/**
 * The answers to a question: the rows that its kind always has, in the teacher's order, also if nobody chose them; or for
 * each part a row for each different text, wrong ones together that mean the same, the most common first; or what the kind itself makes of the answers.
 * An answer is right or wrong as it was marked then. If today's question would mark it differently or no longer has it,
 * it gets a separate row, marked as `earlier`. Students without an answer are in `unanswered`.
 */
export function summarizeQuestion(
  question: Question,
  responses: readonly VersionedResponse<Question>[],
  lang: Language,
): QuestionReport {
  const marking = markingOf(question);
  if (marking.summarize) return marking.summarize(question, responses, lang);
  const rowByKey = createOptionRows(question, lang);
  const isTyped = rowByKey.size === 0;
  const earlierRowByKey = new Map<string, DistributionRow>();
  const earlierStudentIds: number[] = [];
  const answerTexts: { student_id: number; text: string }[] = [];
  for (const { student_id, response, pinnedQuestion } of responses) {
    const version =
      pinnedQuestion && isOtherVersion(question, pinnedQuestion, lang) ? pinnedQuestion : question;
    const pieces = readResponsePieces(version, response, lang);
    for (const piece of pieces) {
      const rowKey = marking.findRowKey(question, piece);
      const targetRows = rowKey === null ? earlierRowByKey : rowByKey;
      const key = rowKey ?? JSON.stringify([piece.id, piece.label, piece.correct]);
      const row = targetRows.get(key) ?? createRow(question, piece, rowKey === null);
      row.student_ids.push(student_id);
      if (isTyped) addSpelling(row, piece);
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

function createOptionRows(question: Question, lang: Language): Map<string, DistributionRow> {
  const rows = kindOf(question).report.listRows(question, lang);
  return new Map(rows.map(({ key, label, correct }) => [key, { label, part: '', correct, student_ids: [] }]));
}

function createRow(question: Question, piece: ResponsePiece, isEarlier: boolean): DistributionRow {
  const parts = kindOf(question).report.listParts(question);
  const index = parts.findIndex(({ id }) => id === piece.id);
  return {
    label: piece.label,
    part: index >= 0 && parts.length > 1 ? String(index + 1) : '',
    correct: piece.correct,
    student_ids: [],
    ...(isEarlier && { earlier: true as const }),
  };
}

/** Separates the spellings of a row; more than these are left out. */
const betweenSpellings = ' · ';
const spellingsMax = 4;

/** A row of wrong answers that mean the same names their spellings, unless they differ in case and spaces alone. */
function addSpelling(row: DistributionRow, { label, correct }: ResponsePiece): void {
  if (correct !== false || row.label === label) return;
  const spellings = row.label.split(betweenSpellings);
  const isKnown = spellings.some((spelling) => foldAnswer(spelling) === foldAnswer(label));
  if (!isKnown && spellings.length < spellingsMax) row.label = [...spellings, label].join(betweenSpellings);
}

function sortByCount(rows: DistributionRow[]): DistributionRow[] {
  return rows.sort((one, other) => other.student_ids.length - one.student_ids.length);
}

function orderRows(question: Question, rows: DistributionRow[]): DistributionRow[] {
  if (kindOf(question).report.listParts(question).length === 0) return rows;
  return sortByCount(rows).sort((one, other) => Number(one.part) - Number(other.part));
}

/** Whether two versions differ in their options or in anything that marking depends on. */
function isOtherVersion(question: Question, other: Question, lang: Language): boolean {
  return fingerprintVersion(question, lang) !== fingerprintVersion(other, lang);
}

function fingerprintVersion(question: Question, lang: Language): string {
  const { type, score } = question;
  const { explanation: _, ...key } = toQuestionKey(question);
  return JSON.stringify([type, score, key, markingOf(question).fingerprint(question, lang)]);
}
