import type { ApiInput } from '#contract/api.ts';
import type { BankQuestion } from '#parts/exam-content/bank-question.ts';
import { createQuestion } from '#parts/quiz-questions/create-question.ts';
import type { QuestionType } from '#parts/quiz-questions/model.ts';
import { randomKey } from '#ui/browser/random-key.ts';
import type { ExamItem, QuestionDetail } from '../exam-item.ts';

export type ExamFacts = Required<NonNullable<ApiInput<'POST /exam/question_create'>['facts']>>;

/** What is typed, kept on the device until it is saved. */
export type QuestionDraft = {
  /** So that a repeated call makes only one question. */
  creationKey: string;
  /** The version that it began from; 0: it is new. */
  baseNumber: number;
  content: BankQuestion;
  facts: ExamFacts;
};

export const noFacts: ExamFacts = {
  subject_id: null,
  grade: null,
  year: null,
  difficulty: null,
  tags: [],
  visibility: 'own',
};

export function readFacts(item: ExamItem): ExamFacts {
  const { subject_id, grade, year, difficulty, tags, visibility } = item;
  return { subject_id, grade, year, difficulty, tags, visibility };
}

/** A new question; the next one of a series has the facts and the kind of the one before. */
export function beginDraft(facts = noFacts, type: QuestionType = 'single'): QuestionDraft {
  return {
    creationKey: randomKey(),
    baseNumber: 0,
    content: { question: createQuestion(type), attachments: [] },
    facts,
  };
}

export function toDraft(detail: QuestionDetail): QuestionDraft {
  return {
    creationKey: '',
    baseNumber: detail.version_number,
    // The server has checked it against the schema of the bank.
    content: detail.content as BankQuestion,
    facts: readFacts(detail),
  };
}
