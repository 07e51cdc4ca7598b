import type { AttemptPin, QuestionInfo } from '#form/activity-type.ts';
import { toQuestionInfo } from '#parts/quiz-questions/public-question.ts';
import type { ShownTrip, Stop } from './model.ts';
import { orderStops } from './order.ts';

/** Check-ins and questions of a trip, as lists and grids show them. Pure. */

/** A check-in is listed like a question that nobody marks, so that the grid shows who is where. */
const toCheckInInfo = ({ name, check_in }: Stop): QuestionInfo => ({
  id: check_in.id,
  title: name.trim(),
  max_score: 0,
  marked_by: 'nobody',
});

/** Stop by stop: on site the check-in first, then what is asked there. */
export function listQuestions(trip: ShownTrip, pin?: AttemptPin): QuestionInfo[] {
  return orderStops(trip, pin).flatMap((stop) => [
    ...(trip.digital_mode === 'site' ? [toCheckInInfo(stop)] : []),
    ...trip.questions.filter(({ stop_id }) => stop_id === stop.id).map(toQuestionInfo),
  ]);
}
