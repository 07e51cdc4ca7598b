import { type Stretch, toTenths, type WatchTrace } from '../watched.ts';

/** The steps of time that a report counts in. Pure; times in tenths of a second. */

const stepsMax = 100;
const stepMin = 10;

export type Steps = { begin: number; end: number; size: number; count: number };

/** Equal steps of whole seconds, a hundred at most. */
export function divideTime(beginS: number, endS: number): Steps {
  const begin = toTenths(beginS);
  const end = Math.max(begin + stepMin, toTenths(endS));
  const size = stepMin * Math.max(1, Math.ceil((end - begin) / stepMin / stepsMax));
  return { begin, end, size, count: Math.ceil((end - begin) / size) };
}

const lengthOf = ({ begin, end, size }: Steps, step: number) => Math.min(size, end - begin - step * size);

/** In which steps at least half is in the stretches. */
function findCovered(steps: Steps, stretches: readonly Readonly<Stretch>[]): boolean[] {
  const { begin, end, size, count } = steps;
  const covered = Array.from({ length: count }, () => 0);
  for (const [from, to] of stretches) {
    const last = Math.min(to, end);
    for (let time = Math.max(from, begin); time < last; ) {
      const step = Math.floor((time - begin) / size);
      const next = Math.min(last, begin + (step + 1) * size);
      covered[step] = (covered[step] ?? 0) + next - time;
      time = next;
    }
  }
  return covered.map((length, step) => 2 * length >= lengthOf(steps, step));
}

/** A digit for each step: 0 not watched, 1 watched, 2 watched again. */
export function describeSteps(steps: Steps, { watched, again }: WatchTrace): string {
  const repeated = findCovered(steps, again);
  return findCovered(steps, watched)
    .map((isWatched, step) => (isWatched ? (repeated[step] ? '2' : '1') : '0'))
    .join('');
}

/** How many steps lie wholly before a time; all of them at the end, where the last may be shorter. */
export const countStepsBefore = ({ begin, end, size, count }: Steps, at: number): number =>
  at >= end ? count : Math.max(0, Math.floor((at - begin) / size));

/** The step in which the student was last seen; undefined at the end. */
export function findLeftStep({ begin, size, count }: Steps, at: number): number | undefined {
  const step = Math.max(0, Math.floor((at - begin) / size));
  return step >= count - 1 ? undefined : step;
}
