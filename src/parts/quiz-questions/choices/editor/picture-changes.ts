import { insertAtPlace } from '#parts/editor-parts/insert-at-place.ts';
import { isEmptyText } from '#parts/formatted-text/plain-text.ts';
import type { Picture } from '../../common/schema.ts';
import { changeById } from '../../editor-fields/change-by-id.ts';
import { setPicture } from '../../editor-fields/set-picture.ts';
import { answersMax } from '../../limits.ts';
import { createAnswer } from '../create-answer.ts';
import type { Answer } from '../schema.ts';

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
    .filter((answer, index) => index === 0 || (isEmptyText(answer.text) && !answer.picture))
    .map((answer) => answer.id);
}
