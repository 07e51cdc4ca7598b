import { createId } from '#parts/stored-media/create-id.ts';
import { openTextDefault } from './limits.ts';
import type { Answer, Blank, Question, QuestionType, RubricLine } from './model.ts';

/** New questions and their parts. */

export function createAnswer(text = '', correct = false): Answer {
  return { id: createId(), kind: 'word', text, correct };
}

export function createBlank(accepted = ''): Blank {
  return { id: createId(), accepted };
}

export function createRubricLine(): RubricLine {
  return { id: createId(), text: '', points: null };
}

/** The fields that only open questions use, with the values of a new question. */
export const openFieldDefaults = {
  text_max: openTextDefault,
  file_kinds: [] as Question['file_kinds'],
  file_max: 3,
  model_answer: '',
  rubric: [] as RubricLine[],
};

/** An empty question of the type, with four empty answers or without blanks. */
export function createQuestion(type: QuestionType): Question {
  return {
    id: createId(),
    type,
    body: { kind: 'word', text: '' },
    instruction: '',
    score: 1,
    explanation: '',
    answers: type === 'blank' || type === 'open' ? [] : Array.from({ length: 4 }, () => createAnswer()),
    credit: 'all_or_nothing',
    blanks: [],
    case_sensitive: false,
    ignore_space: true,
    match_variants: false,
    ...openFieldDefaults,
  };
}

/** A copy of the question with new ids, so that it has its own statistics. */
export function duplicateQuestion(question: Question): Question {
  return {
    ...question,
    id: createId(),
    answers: question.answers.map((answer) => ({ ...answer, id: createId() })),
    blanks: question.blanks.map((blank) => ({ ...blank, id: createId() })),
    rubric: question.rubric.map((line) => ({ ...line, id: createId() })),
  };
}
