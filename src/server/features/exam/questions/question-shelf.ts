import { type BankQuestion, bankQuestion } from '#parts/exam-content/bank-question.ts';
import { listQuestionTexts } from '#server/features/exam/questions/question-content.ts';
import type { Shelf } from '#server/features/exam/shelf/shelf.ts';

/** The questions of the bank. */

/** Reads a stored content; fields that were added since have their defaults. */
export function readBankQuestion(content: string): BankQuestion {
  return bankQuestion.parse(JSON.parse(content));
}

export const questionShelf: Shelf = {
  view: 'exam_question',
  record: 'exam_question_record',
  versions: 'exam_question_version',
  tags: 'exam_question_tag',
  thingId: 'question_id',
  search: 'questionSearch',
  see: 'exam_question.see',
  change: 'exam_question.change',
  listTexts: (content) => listQuestionTexts(readBankQuestion(content)),
  ownFacts: (row) => {
    const { kind, is_draft } = row as typeof row & { kind: string; is_draft: number };
    return { k: kind, r: is_draft };
  },
};
