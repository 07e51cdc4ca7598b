import type { AttemptPin } from '#form/activity-type.ts';
import { shuffleBySeed } from '#parts/quiz-questions/shuffle.ts';
import type { QuestionSort } from './choices.ts';

/** The order of a trip in an attempt. Pure. */

type Ordered = {
  question_sort: QuestionSort;
  stops: readonly { id: string }[];
  questions: readonly { stop_id: string }[];
};

/** The teacher's order, or one of the attempt's own where the trip has a random order. */
export function orderStops<Trip extends Ordered>(
  { stops, question_sort }: Trip,
  pin: AttemptPin | undefined,
): Trip['stops'][number][] {
  return pin && question_sort === 'random' ? shuffleBySeed(stops, pin.seed, 'stops') : [...stops];
}

/** The questions stop by stop; those of a stop keep the teacher's order. */
export function orderQuestions<Trip extends Ordered>(
  trip: Trip,
  pin: AttemptPin | undefined,
): Trip['questions'][number][] {
  return orderStops(trip, pin).flatMap(({ id }) => trip.questions.filter(({ stop_id }) => stop_id === id));
}
