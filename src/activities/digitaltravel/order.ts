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

/** The questions stop by stop; those of a stop keep the teacher's order. Those of no stop, as in a draft, come last. */
export function orderQuestions<Trip extends Ordered>(
  trip: Trip,
  pin: AttemptPin | undefined,
): Trip['questions'][number][] {
  const placeById = new Map(orderStops(trip, pin).map(({ id }, place) => [id, place]));
  const placeOf = ({ stop_id }: Trip['questions'][number]) => placeById.get(stop_id) ?? trip.stops.length;
  return [...trip.questions].sort((one, other) => placeOf(one) - placeOf(other));
}
