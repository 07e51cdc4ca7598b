import { createAnswer, createQuestion } from '../create.ts';
import { answersMax } from '../limits.ts';
import type { Answer, Face, Picture, Question, QuestionType } from '../model.ts';

/** What the editor does to questions, as plain functions from old to new. */

/** Everything stays that the new type can use; a single choice keeps the first right answer only. */
export function switchType(question: Question, type: QuestionType): Question {
  const { answers } = question;
  if (type === 'blank') return { ...question, type };
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

export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from];
  if (item === undefined || from === to) return [...items];
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}

export function changeById<T extends { id: string }>(
  items: readonly T[],
  id: string,
  change: (item: T) => T,
): T[] {
  return items.map((item) => (item.id === id ? change(item) : item));
}

export function showPicture<F extends Face>(face: F, picture: Picture): F {
  return { ...face, kind: 'picture', picture: { ...picture, alt: picture.alt || (face.picture?.alt ?? '') } };
}

/** How many pictures dropped on answer `id` find a place: its own, empty ones after it, and new ones. */
export function countPicturePlaces(answers: readonly Answer[], id: string): number {
  return findPicturePlaces(answers, id).length + Math.max(0, answersMax - answers.length);
}

/** The first picture goes to answer `id`, the others to empty answers after it or to new ones. */
export function placePictures(
  answers: readonly Answer[],
  id: string,
  pictures: readonly Picture[],
): Answer[] {
  const places = findPicturePlaces(answers, id);
  const placed = answers.map((answer) => {
    const picture = pictures[places.indexOf(answer.id)];
    return picture ? showPicture(answer, picture) : answer;
  });
  const added = pictures
    .slice(places.length, places.length + Math.max(0, answersMax - answers.length))
    .map((picture) => showPicture(createAnswer(), picture));
  return [...placed, ...added];
}

function findPicturePlaces(answers: readonly Answer[], id: string): string[] {
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
