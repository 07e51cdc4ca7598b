import type { NeedCertainty } from '#contract/choices.ts';
import { calculateMedian, findMiddle, sumSquares } from '#contract/figures/averages.ts';

/**
 * Whether a student is stuck at a question. Pure; times in milliseconds.
 *
 * Said where all of these hold: the question is unanswered; the last change of the attempt is at most 10 minutes old; at
 * least 5 others have answered it, and at least half of those who work on the courseware, because the median of the
 * first few would be that of the fastest; the time is above 2 × the class's median and at least a minute.
 *
 * Students differ, and the same student differs from question to question. With ln(time ÷ median) of a question as its
 * distance, a student's *pace* is the median of the distances of the questions that they answered, and the *spread* is the
 * standard deviation of what remains without it, over all students and questions. The time is also above
 * median × pace × e^(5 × spread), which hardly any student reaches who is only slow. Without it, a simulated term of 30
 * classes has hundreds of false signs; with it, a handful (`tests/support/simulated-term.ts`).
 */

/** Whoever changed nothing for longer has stopped working. */
export const activeMs = 10 * 60_000;
const peersMin = 5;
const medianFactor = 2;
const timeMinMs = 60_000;
const spreadFactor = 5;
/** Fewer distances say little of their spread; students are then taken to differ much. */
const distancesMin = 40;
const unknownSpread = 0.55;
const smallestSpread = 0.2;
const pacedQuestionsMin = 3;
/** From this many peers on it is likely that the class's median says something of the student. */
const likelyPeers = 10;

/** The times of answered questions: by student, then by question. */
export type AnswerTimes = ReadonlyMap<number, ReadonlyMap<string, number>>;

export type ClassTimes = {
  /** Number of people who work on it. */
  people: number;
  questions: ReadonlyMap<string, { median: number; count: number }>;
  /** ln of the pace; absent while too little is answered. */
  paces: ReadonlyMap<number, number>;
  /** `paced`: without the paces. */
  spread: { paced: number; whole: number };
};

function calculateSpread(distances: readonly number[], parameters: number): number {
  if (distances.length < distancesMin + parameters) return unknownSpread;
  return Math.max(smallestSpread, Math.sqrt(sumSquares(distances) / (distances.length - 1 - parameters)));
}

/** What the times of a courseware's answered questions say of the class. */
export function measureTimes(times: AnswerTimes): ClassTimes {
  const timesByQuestion = new Map<string, number[]>();
  for (const ownTimes of times.values())
    for (const [question, time] of ownTimes) {
      if (time <= 0) continue;
      const list = timesByQuestion.get(question);
      if (list) list.push(time);
      else timesByQuestion.set(question, [time]);
    }
  const questions = new Map(
    [...timesByQuestion].map(([question, list]) => [
      question,
      { median: calculateMedian(list) ?? 0, count: list.length },
    ]),
  );
  const paces = new Map<number, number>();
  const distances: number[] = [];
  const distancesFromPace: number[] = [];
  for (const [student, ownTimes] of times) {
    const own = [...ownTimes].flatMap(([question, time]) => {
      const { median = 0, count = 0 } = questions.get(question) ?? {};
      return time > 0 && median > 0 && count > peersMin ? [Math.log(time / median)] : [];
    });
    distances.push(...own);
    if (own.length < pacedQuestionsMin) continue;
    const pace = findMiddle(own) ?? 0;
    paces.set(student, pace);
    distancesFromPace.push(...own.map((distance) => distance - pace));
  }
  const spread = {
    paced: calculateSpread(distancesFromPace, paces.size),
    whole: calculateSpread(distances, 0),
  };
  return { people: times.size, questions, paces, spread };
}

export type WorkOnQuestion = {
  student: number;
  question: string;
  is_answered: boolean;
  time_ms: number;
  /** When the attempt was changed last. */
  active_at: number;
};

export type Stuck = { time_ms: number; median_ms: number; peers: number; certainty: NeedCertainty };

export function findStuck(work: WorkOnQuestion, times: ClassTimes, now: number): Stuck | undefined {
  const { student, question, time_ms, active_at } = work;
  const { median = 0, count: peers = 0 } = times.questions.get(question) ?? {};
  if (work.is_answered || now - active_at > activeMs || median === 0) return undefined;
  if (peers < peersMin || peers * 2 < times.people) return undefined;
  const pace = times.paces.get(student);
  const spread = pace === undefined ? times.spread.whole : times.spread.paced;
  const unusualFactor = Math.exp(Math.max(0, pace ?? 0) + spreadFactor * spread);
  const limitMs = Math.max(timeMinMs, median * Math.max(medianFactor, unusualFactor));
  if (time_ms <= limitMs) return undefined;
  const certainty = peers >= likelyPeers ? 'likely' : 'possible';
  return { time_ms, median_ms: median, peers, certainty };
}
