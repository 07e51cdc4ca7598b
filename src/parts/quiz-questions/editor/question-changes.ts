import { insertAtPlace } from '#parts/editor-parts/insert-at-place.ts';
import { createAnswer, createQuestion } from '../create-question.ts';
import { answersMax } from '../limits.ts';
import type { Answer, Face, Picture, Question, QuestionType } from '../model.ts';

/** Changes of the editor to questions. Each returns a new value. */

/** Keeps everything that the new type can use; a single choice keeps only the first right answer. */
export function switchType(question: Question, type: QuestionType): Question {
  const { answers } = question;
  if (type === 'blank' || type === 'open') return { ...question, type };
  if (answers.length === 0) return { ...question, type, answers: createQuestion(type).answers };
  const first = answers.findIndex(({ correct }) => correct);
  const kept = type === 'single' ? answers.map((one, at) => ({ ...one, correct: at === first })) : answers;
  return { ...question, type, answers: kept };
}

export function markCorrect(
  answers: readonly Answer[],
  type: QuestionType,
  id: string,
  correct: boolean,
): Answer[] {
  return answers.map((answer) => {
    if (answer.id === id) return { ...answer, correct };
    return type === 'single' && correct ? { ...answer, correct: false } : answer;
  });
}

export function changeById<T extends { id: string }>(
  items: readonly T[],
  id: string,
  change: (item: T) => T,
): T[] {
  return items.map((item) => (item.id === id ? change(item) : item));
}

export function setPicture<F extends Face>(face: F, picture: Picture): F {
  return { ...face, kind: 'picture', picture: { ...picture, alt: picture.alt || (face.picture?.alt ?? '') } };
}

/** Puts a picture into the answer with this id; inserts that answer if it is missing, in the order of `added`. */
export function placePicture(
  answers: readonly Answer[],
  picture: Picture,
  id: string,
  added: readonly string[],
): Answer[] {
  if (answers.some((answer) => answer.id === id))
    return changeById(answers, id, (answer) => setPicture(answer, picture));
  if (answers.length >= answersMax) return [...answers];
  return insertAtPlace(answers, { ...setPicture(createAnswer(), picture), id }, added);
}

/** Ids of the answers that take pictures dropped on answer `id`: that answer and the empty answers after it. */
export function findPicturePlaces(answers: readonly Answer[], id: string): string[] {
  const at = answers.findIndex((answer) => answer.id === id);
  if (at < 0) return [];
  return answers
    .slice(at)
    .filter((answer, index) => index === 0 || (answer.text.trim() === '' && !answer.picture))
    .map((answer) => answer.id);
}

export function totalScore(questions: readonly Question[]): number {
  return questions.reduce((sum, { score }) => sum + (score ?? 0), 0);
}
