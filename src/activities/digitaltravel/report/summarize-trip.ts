import { formatText, type Language } from '#contract/language.ts';
import type { QuestionReport, Route, StudentResponse } from '#form/activity-type.ts';
import { traceId } from '#form/trace-id.ts';
import { summarizeParts } from '#parts/part-times/report.ts';
import { summarize as summarizeQuizQuestion } from '#parts/quiz/summarize.ts';
import { checkInOutcomes, judgeCheckIn } from '../check-in/judge-check-in.ts';
import { readCheckIn } from '../check-in/read-check-in.ts';
import type { ShownTrip, Stop } from '../model.ts';
import { readVisits } from '../trace/visits.ts';
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

/** The time at each stop, and the way of each student from stop to stop. */
function summarizeWays({ stops }: ShownTrip, responses: Responses): QuestionReport {
  const report = summarizeParts(
    stops.map(({ id, name }) => ({ id, label: name })),
    responses,
  );
  const routes = responses.map(({ student_id, response }): Route => {
    const visits = readVisits(response).filter(({ stop_id }) => stops.some(({ id }) => id === stop_id));
    return { student_id, visits: visits.map(({ stop_id, at }) => ({ part_id: stop_id, at })) };
  });
  return { ...report, routes: routes.filter(({ visits }) => visits.length > 0) };
}

export function summarizeTrip(
  trip: ShownTrip,
  id: string,
  responses: Responses,
  lang: Language,
): QuestionReport {
  if (id === traceId) return summarizeWays(trip, responses);
  const stop = trip.stops.find(({ check_in }) => check_in.id === id);
  return stop ? summarizeCheckIns(stop, responses, lang) : summarizeQuizQuestion(trip, id, responses, lang);
}
