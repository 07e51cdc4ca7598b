import { moveItem } from '#parts/editor-parts/move-item.ts';
import { duplicateQuestion } from '#parts/quiz-questions/create-question.ts';
import { changeById } from '#parts/quiz-questions/editor-fields/change-by-id.ts';
import { questionsMax } from '#parts/quiz-questions/limits.ts';
import type { Question } from '#parts/quiz-questions/model.ts';
import type { PicturePlace } from '#parts/site-map/model.ts';
import { stopsMax } from '../limits.ts';
import type { Spot, Stop, Trip, TripQuestion } from '../model.ts';
import { orderQuestions } from '../order.ts';
import { duplicateStop } from './create-stop.ts';

/** Changes of the editor to a trip. Each returns a new one, whose questions are sorted stop by stop. */

const sortQuestions = (trip: Trip): Trip => ({ ...trip, questions: orderQuestions(trip, undefined) });

export const listQuestionsOf = ({ questions }: Trip, stopId: string): TripQuestion[] =>
  questions.filter(({ stop_id }) => stop_id === stopId);

/** Adds the stops behind the one at `index`; those over the limit are left out. */
export function insertStops(trip: Trip, added: readonly Stop[], index = trip.stops.length): Trip {
  const room = Math.max(0, stopsMax - trip.stops.length);
  const stops = [...trip.stops.slice(0, index), ...added.slice(0, room), ...trip.stops.slice(index)];
  return sortQuestions({ ...trip, stops });
}

export const changeStop = (trip: Trip, id: string, change: (stop: Stop) => Stop): Trip => ({
  ...trip,
  stops: changeById(trip.stops, id, change),
});

export const moveStop = (trip: Trip, from: number, to: number): Trip =>
  sortQuestions({ ...trip, stops: moveItem(trip.stops, from, to) });

/** A copy of the stop behind it, with copies of its questions. */
export function copyStop(trip: Trip, id: string): { trip: Trip; copy: Stop } | undefined {
  const index = trip.stops.findIndex((stop) => stop.id === id);
  const stop = trip.stops[index];
  if (!stop) return undefined;
  const copy = duplicateStop(stop);
  const questions = listQuestionsOf(trip, id).map((question) => ({
    ...question,
    ...duplicateQuestion(question),
    stop_id: copy.id,
  }));
  const withCopies = { ...trip, questions: [...trip.questions, ...questions].slice(0, questionsMax) };
  return { trip: insertStops(withCopies, [copy], index + 1), copy };
}

export function removeStop(trip: Trip, id: string): Trip {
  return {
    ...trip,
    stops: trip.stops.filter((stop) => stop.id !== id),
    questions: trip.questions.filter(({ stop_id }) => stop_id !== id),
  };
}

/** Undoes the removal of a stop with its questions. */
export function restoreStop(trip: Trip, stop: Stop, questions: readonly TripQuestion[], index: number): Trip {
  const room = Math.max(0, questionsMax - trip.questions.length);
  return insertStops({ ...trip, questions: [...trip.questions, ...questions.slice(0, room)] }, [stop], index);
}

const hasStop = ({ stops }: Trip, stopId: string): boolean => stops.some(({ id }) => id === stopId);

/**
 * Changes the questions of one stop; nothing if it has gone meanwhile. New ones are asked there; those over the limit of the
 * trip are left out.
 */
export function changeQuestionsOf(
  trip: Trip,
  stopId: string,
  change: (questions: readonly TripQuestion[]) => readonly Question[],
): Trip {
  if (!hasStop(trip, stopId)) return trip;
  const others = trip.questions.filter(({ stop_id }) => stop_id !== stopId);
  const own = change(listQuestionsOf(trip, stopId)).map(
    (question): TripQuestion => ({ stop_id: stopId, ...question }),
  );
  return sortQuestions({ ...trip, questions: [...others, ...own].slice(0, questionsMax) });
}

/** Asks the question at another stop, where it has no place on the scene yet. */
export function moveQuestion(trip: Trip, id: string, stopId: string): Trip {
  const question = trip.questions.find((one) => one.id === id);
  if (!question || question.stop_id === stopId || !hasStop(trip, stopId)) return trip;
  const { at: _at, ...moved } = question;
  const others = trip.questions.filter((one) => one.id !== id);
  return sortQuestions({ ...trip, questions: [...others, { ...moved, stop_id: stopId }] });
}

/** Puts a point or a question of the stop to a place of its scene; undefined: only into the list. */
export function placePart(trip: Trip, stopId: string, id: string, at: PicturePlace | undefined): Trip {
  const place = <Part extends { at?: PicturePlace | undefined }>({ at: _old, ...part }: Part): Part =>
    ({ ...part, ...(at && { at }) }) as Part;
  return {
    ...changeStop(trip, stopId, (stop) => ({ ...stop, spots: changeById(stop.spots, id, place<Spot>) })),
    questions: changeById(trip.questions, id, place<TripQuestion>),
  };
}

export const sumPoints = (questions: readonly Pick<Question, 'score'>[]): number =>
  questions.reduce((sum, { score }) => sum + (score ?? 0), 0);
