import type { Language } from '#contract/language.ts';
import type { StudentResponse } from '#form/activity-type.ts';
import { describeOption } from '../choices/describe-option.ts';
import type { QuestionKey } from '../kind-of.ts';
import { matchBlanks, normaliseText } from '../marking/blank-match.ts';
import { type Question, questionResponse } from '../model.ts';
import { readOpenText } from '../open-text.ts';
import { toQuestionKey } from '../public-question.ts';

/** `pinnedQuestion`: the question as the student had it, if the attempt pins another revision. */
export type VersionedResponse = Omit<StudentResponse, 'content'> & { pinnedQuestion?: Question | undefined };

/** One part of a response: a chosen option, or the text typed into a blank. */
export type ResponsePiece = {
  /** Id of the option or the blank; 'text' for an open answer. */
  id: string;
  text: string;
  label: string;
  /** null if a teacher marks it. */
  correct: boolean | null;
};

/** The pieces of a response that belong to the question, in the teacher's order, without empty blanks. */
export function readResponsePieces(question: Question, response: unknown, lang: Language): ResponsePiece[] {
  if (question.type === 'blank') return readBlankPieces(toQuestionKey(question), response);
  if (question.type === 'open') return readOpenPieces(response);
  const chosenIds = readChosenIds(question.type, response);
  return question.answers.flatMap((answer, index) => {
    const label = describeOption(answer, index, lang);
    return chosenIds.includes(answer.id)
      ? [{ id: answer.id, text: label, label, correct: answer.correct }]
      : [];
  });
}

/** One student's pieces in a line; several blanks are numbered, empty ones included. */
export function formatPieces({ type, blanks }: Question, pieces: readonly ResponsePiece[]): string {
  const isNumbered = type === 'blank' && blanks.length > 1;
  const pieceTexts = isNumbered
    ? blanks.map(({ id }, index) => `${index + 1}: ${pieces.find((piece) => piece.id === id)?.label ?? '–'}`)
    : pieces.map(({ label }) => label);
  return pieceTexts.join(' · ');
}

export function isRightText(key: QuestionKey, blankId: string, text: string): boolean {
  const index = key.blanks.findIndex(({ id }) => id === blankId);
  return matchBlanks(key, { [blankId]: text })[index] === true;
}

function readChosenIds(type: Question['type'], response: unknown): string[] {
  const parsedResponse = questionResponse.safeParse(response);
  if (!parsedResponse.success) return [];
  if (type === 'multiple') return 'options' in parsedResponse.data ? parsedResponse.data.options : [];
  return 'option' in parsedResponse.data && parsedResponse.data.option !== null
    ? [parsedResponse.data.option]
    : [];
}

function readOpenPieces(response: unknown): ResponsePiece[] {
  const text = readOpenText(response);
  return text === '' ? [] : [{ id: 'text', text, label: text.replace(/\s+/g, ' '), correct: null }];
}

function readBlankPieces(key: QuestionKey, response: unknown): ResponsePiece[] {
  const parsed = questionResponse.safeParse(response);
  if (!parsed.success || !('blanks' in parsed.data)) return [];
  const texts = parsed.data.blanks;
  return key.blanks.flatMap(({ id }) => {
    const text = Object.hasOwn(texts, id) ? (texts[id] ?? '') : '';
    if (normaliseText(text, key) === '') return [];
    return [{ id, text, label: text.trim(), correct: isRightText(key, id, text) }];
  });
}
