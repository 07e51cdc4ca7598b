import { createId } from '#parts/stored-media/create-id.ts';
import type { Answer, Blank, Question, QuestionType } from './model.ts';

/** New questions and their parts. */

export function createAnswer(text = '', correct = false): Answer {
  return { id: createId(), kind: 'word', text, correct };
}

export function createBlank(accepted = ''): Blank {
  return { id: createId(), accepted };
}

/** An empty question of the type: four answers to fill in, or no blank yet. */
export function createQuestion(type: QuestionType): Question {
  return {
    id: createId(),
    type,
    body: { kind: 'word', text: '' },
    instruction: '',
    score: 1,
    explanation: '',
    answers: type === 'blank' ? [] : Array.from({ length: 4 }, () => createAnswer()),
    credit: 'all_or_nothing',
    blanks: [],
    case_sensitive: false,
    ignore_space: true,
    match_variants: false,
  };
}

/** The same question under new ids, so that its statistics start afresh. */
export function duplicateQuestion(question: Question): Question {
  return {
    ...question,
    id: createId(),
    answers: question.answers.map((answer) => ({ ...answer, id: createId() })),
    blanks: question.blanks.map((blank) => ({ ...blank, id: createId() })),
  };
}
