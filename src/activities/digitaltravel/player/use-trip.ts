import { useRef, useState } from 'react';
import { findOwn } from '#contract/find-own.ts';
import { usePartTimes } from '#parts/part-times/use-part-times.ts';
import { isWholeAnswer } from '#parts/quiz-questions/has-answer.ts';
import { readCheckIn } from '../check-in/read-check-in.ts';
import { visitsMax } from '../limits.ts';
import type { PublicStop, PublicTripQuestion } from '../model.ts';
import { readVisits, readWorkedUntil, type Visit } from '../trace/visits.ts';
import type { TripPlayerProps } from './trip-props.ts';

/** A stop with where its student is in the trip. */
export type StopState = {
  stop: PublicStop;
  /** From 1, in the order of the attempt. */
  number: number;
  isVisited: boolean;
  isCheckedIn: boolean;
  /** All its questions have an answer; false if it has none. */
  isAnswered: boolean;
  /** In a fixed order: the stops before it come first. */
  isLocked: boolean;
  questions: readonly PublicTripQuestion[];
};

/** The end of the trip, where it is handed in: no stop's id begins like this. */
export const tripEnd = '-end';

function listStates({ content, answers, mode }: TripPlayerProps, visits: readonly Visit[]): StopState[] {
  const visitedIds = new Set(visits.map(({ stop_id }) => stop_id));
  const isAnyOrder = content.question_sort === 'free' || mode === 'review';
  let areEarlierDone = true;
  return content.stops.map((stop, index) => {
    const questions = content.questions.filter(({ stop_id }) => stop_id === stop.id);
    const isVisited = visitedIds.has(stop.id);
    const isCheckedIn =
      stop.check_in === null || readCheckIn(findOwn(answers, stop.check_in.id)?.response) !== undefined;
    const isLocked = !isAnyOrder && !isVisited && !areEarlierDone;
    areEarlierDone = areEarlierDone && isVisited && isCheckedIn;
    return {
      stop,
      number: index + 1,
      isVisited,
      isCheckedIn: isCheckedIn || mode === 'review',
      isAnswered:
        questions.length > 0 &&
        questions.every((question) => isWholeAnswer(question, findOwn(answers, question.id))),
      isLocked,
      questions,
    };
  });
}

/** Where the student is in the trip, and was. Going to a stop is noted in the trace. */
export function useTrip(props: TripPlayerProps) {
  const { content, mode, traceAndFiles } = props;
  const { trace, saveTrace } = traceAndFiles;
  const [ownVisits, setOwnVisits] = useState<readonly Visit[]>(() => readVisits(trace));
  // A visit is saved at once, before it is rendered.
  const newestVisits = useRef(ownVisits);
  const workedUntil = useRef(readWorkedUntil(trace));
  const visits = mode === 'review' ? readVisits(trace) : ownVisits;
  const [currentId, setCurrentId] = useState(() => findStart(content.stops, trace?.last));
  const { show } = usePartTimes({
    mode,
    traceAndFiles: {
      ...traceAndFiles,
      saveTrace: (times) =>
        saveTrace({
          ...times,
          visits: [...newestVisits.current],
          ...(workedUntil.current !== undefined && { worked_until: workedUntil.current }),
        }),
    },
  });
  const isOnSite = content.stops.some(({ check_in }) => check_in);
  const states = listStates(props, visits);

  function noteWork(): void {
    if (isOnSite) workedUntil.current = Date.now();
  }
  function visit(id: string): void {
    const earlier = newestVisits.current;
    // Who reloads the page is still at the stop.
    const isNew = earlier.at(-1)?.stop_id !== id && earlier.length < visitsMax;
    if (mode === 'work' && isNew) {
      newestVisits.current = [...earlier, { stop_id: id, at: Date.now() }];
      setOwnVisits(newestVisits.current);
      noteWork();
    }
    show([id]);
  }
  return {
    states,
    current: states.find(({ stop }) => stop.id === currentId),
    isAtEnd: currentId === tripEnd,
    visits,
    visit,
    /** The student has just done something: on site the trace says when that was last. */
    noteWork,
    goTo: setCurrentId,
    /** Goes to the stop, or to the last one that is open where this one is not yet. */
    goToOpen(id: string | undefined): void {
      const open = states.filter(({ isLocked }) => !isLocked);
      setCurrentId((open.find(({ stop }) => stop.id === id) ?? open.at(-1))?.stop.id);
    },
  };
}

const findStart = (stops: readonly PublicStop[], lastId: string | undefined): string | undefined =>
  (stops.find(({ id }) => id === lastId) ?? stops[0])?.id;
