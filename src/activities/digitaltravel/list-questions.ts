import type { AttemptPin, QuestionInfo } from '#form/activity-type.ts';
import { toQuestionInfo } from '#parts/quiz-questions/public-question.ts';
import type { ShownTrip, Stop, TripQuestion } from './model.ts';
import { orderQuestions, orderStops } from './order.ts';

/** Check-ins and questions of a trip, as lists and grids show them. Pure. */

/** A check-in is listed like a question that nobody marks, so that the grid shows who is where. */
const toCheckInInfo = ({ name, check_in }: Stop): QuestionInfo => ({
  id: check_in.id,
  title: name.trim(),
  max_score: 0,
  marked_by: 'nobody',
});

function toInfo(trip: ShownTrip, question: TripQuestion): QuestionInfo {
  const labels = question.labels ?? trip.labels;
  return { ...toQuestionInfo(question), ...(labels && { labels }) };
}

/** On site the check-ins first, so that a list shows at its beginning who was where; then what is asked, stop by stop. */
export function listQuestions(trip: ShownTrip, pin?: AttemptPin): QuestionInfo[] {
  const checkIns = trip.digital_mode === 'site' ? orderStops(trip, pin).map(toCheckInInfo) : [];
  return [...checkIns, ...orderQuestions(trip, pin).map((question) => toInfo(trip, question))];
}
