import { formatText, type Language } from '#contract/language.ts';
import type { QuestionReport, StudentResponse } from '#form/activity-type.ts';
import { traceId } from '#form/trace-id.ts';
import { summarizeParts } from '#parts/part-times/report.ts';
import { summarize as summarizeQuizQuestion } from '#parts/quiz/summarize.ts';
import { checkInOutcomes, judgeCheckIn } from '../check-in/judge-check-in.ts';
import { readCheckIn } from '../check-in/read-check-in.ts';
import type { ShownTrip, Stop } from '../model.ts';
import { reportMessages } from './report-messages.ts';

/** What teachers learn of a trip. Pure. */

type Responses = readonly StudentResponse<ShownTrip>[];

/** Who checked in at the stop, by what it was worth. */
function summarizeCheckIns(stop: Stop, responses: Responses, lang: Language): QuestionReport {
  const outcomes = responses.map(({ student_id, response }) => {
    const checkIn = readCheckIn(response);
    return { student_id, outcome: checkIn && judgeCheckIn(stop, checkIn) };
  });
  const listIds = (wanted: (typeof outcomes)[number]['outcome']) =>
    outcomes.filter(({ outcome }) => outcome === wanted).map(({ student_id }) => student_id);
  return {
    rows: checkInOutcomes
      .map((outcome) => ({
        label: formatText(reportMessages[outcome], lang),
        part: '',
        correct: null,
        student_ids: listIds(outcome),
      }))
      .filter(({ student_ids }) => student_ids.length > 0),
    unanswered: listIds(undefined),
  };
}

export function summarizeTrip(
  trip: ShownTrip,
  id: string,
  responses: Responses,
  lang: Language,
): QuestionReport {
  if (id === traceId)
    return summarizeParts(
      trip.stops.map(({ id: stopId, name }) => ({ id: stopId, label: name })),
      responses,
    );
  const stop = trip.stops.find(({ check_in }) => check_in.id === id);
  return stop ? summarizeCheckIns(stop, responses, lang) : summarizeQuizQuestion(trip, id, responses, lang);
}
