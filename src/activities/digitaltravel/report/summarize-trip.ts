import { formatText, type Language } from '#contract/language.ts';
import type { QuestionReport, Route, StudentResponse } from '#form/activity-type.ts';
import { traceId } from '#form/trace-id.ts';
import { summarizeParts } from '#parts/part-times/report.ts';
import { summarize as summarizeQuizQuestion } from '#parts/quiz/summarize.ts';
import { checkInOutcomes, judgeCheckIn } from '../check-in/judge-check-in.ts';
import { readCheckIn } from '../check-in/read-check-in.ts';
import type { ShownTrip, Stop } from '../model.ts';
import { countOverMinutes, findLeftMs, findTripStart } from '../trace/trip-time.ts';
import { readVisits, readWorkedUntil } from '../trace/visits.ts';
import { reportMessages } from './report-messages.ts';

/** What teachers learn of a trip. Pure. */

type Responses = readonly StudentResponse<ShownTrip>[];
type Reached = NonNullable<Route['reached']>[number];

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

type TripResponse = Responses[number];

/** The check-ins of a student in the order of their times, with what each was worth. */
function listReached({ stops }: ShownTrip, { unmarked }: TripResponse, lang: Language): Reached[] {
  const reached = stops.flatMap((stop): Reached[] => {
    const checkIn = readCheckIn(unmarked?.get(stop.check_in.id));
    if (!checkIn) return [];
    const label = formatText(reportMessages[judgeCheckIn(stop, checkIn)], lang);
    return [{ part_id: stop.id, at: checkIn.at, label }];
  });
  return reached.sort((one, other) => one.at - other.at);
}

/** Minutes over the time limit on site, from the first check-in to what was last done. */
function findOverMinutes(
  { stops }: ShownTrip,
  { response, unmarked, limit_minutes }: TripResponse,
): number | undefined {
  const startedAt = findTripStart(stops, Object.fromEntries(unmarked ?? []));
  const workedUntil = readWorkedUntil(response);
  if (limit_minutes === undefined || startedAt === undefined || workedUntil === undefined) return undefined;
  return countOverMinutes(findLeftMs(startedAt, limit_minutes, workedUntil)) || undefined;
}

function toRoute(trip: ShownTrip, student: TripResponse, lang: Language): Route {
  const { stops, digital_mode } = trip;
  const visits = readVisits(student.response).filter(({ stop_id }) => stops.some(({ id }) => id === stop_id));
  const over_minutes = findOverMinutes(trip, student);
  return {
    student_id: student.student_id,
    visits: visits.map(({ stop_id, at }) => ({ part_id: stop_id, at })),
    ...(digital_mode === 'site' && { reached: listReached(trip, student, lang) }),
    ...(over_minutes !== undefined && { over_minutes }),
  };
}

/** The time at each stop, and the way of each student from stop to stop. */
function summarizeWays(trip: ShownTrip, responses: Responses, lang: Language): QuestionReport {
  const report = summarizeParts(
    trip.stops.map(({ id, name }) => ({ id, label: name })),
    responses,
  );
  const routes = responses.map((student) => toRoute(trip, student, lang));
  return { ...report, routes: routes.filter(({ visits }) => visits.length > 0) };
}

export function summarizeTrip(
  trip: ShownTrip,
  id: string,
  responses: Responses,
  lang: Language,
): QuestionReport {
  if (id === traceId) return summarizeWays(trip, responses, lang);
  const stop = trip.stops.find(({ check_in }) => check_in.id === id);
  return stop ? summarizeCheckIns(stop, responses, lang) : summarizeQuizQuestion(trip, id, responses, lang);
}
