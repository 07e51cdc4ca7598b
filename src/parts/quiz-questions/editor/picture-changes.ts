import { insertAtPlace } from '#parts/editor-parts/insert-at-place.ts';
import { createAnswer } from '../choices/create-answer.ts';
import { answersMax } from '../limits.ts';
import type { Answer, Face, Picture } from '../model.ts';
import { changeById } from './question-changes.ts';

/** Shows a picture; keeps the earlier picture's description if the new one has none. */
export function setPicture<F extends Face>(face: F, picture: Picture): F {
  return { ...face, kind: 'picture', picture: { ...picture, alt: picture.alt || (face.picture?.alt ?? '') } };
}

/** Puts a picture into the answer with this id; inserts that answer if it is missing, in the order of `addedIds`. */
export function placePicture(
  answers: readonly Answer[],
  picture: Picture,
  id: string,
  addedIds: readonly string[],
): Answer[] {
  if (answers.some((answer) => answer.id === id))
    return changeById(answers, id, (answer) => setPicture(answer, picture));
  if (answers.length >= answersMax) return [...answers];
  return insertAtPlace(answers, { ...setPicture(createAnswer(), picture), id }, addedIds);
}

/** Ids of the answers that take pictures dropped on answer `id`: that answer and the empty answers after it. */
export function listPictureAnswerIds(answers: readonly Answer[], id: string): string[] {
  const answerIndex = answers.findIndex((answer) => answer.id === id);
  if (answerIndex < 0) return [];
  return answers
    .slice(answerIndex)
    .filter((answer, index) => index === 0 || (answer.text.trim() === '' && !answer.picture))
    .map((answer) => answer.id);
}
