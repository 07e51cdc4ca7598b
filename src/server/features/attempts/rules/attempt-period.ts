import type { Row } from '#server/database/schema.ts';

/** The period of an attempt on the server's clock, and the total time of its answers. Pure; times in milliseconds. */

/** A period on the server's clock, such as that of an attempt. */
export type Period = { startedAt: number; endedAt: number };

/** Length of a period; never negative. */
export const periodLengthMs = ({ startedAt, endedAt }: Period): number => Math.max(0, endedAt - startedAt);

/** From the start of the attempt to its end, or to `now` if it is in progress. */
export function attemptPeriod(
  attempt: Pick<Row<'attempt'>, 'started_at' | 'submitted_at'>,
  now: number,
): Period {
  return { startedAt: attempt.started_at, endedAt: attempt.submitted_at ?? now };
}

/** Total time of the answers. */
export function sumTimes(rows: readonly { time_ms: number }[]): number {
  return rows.reduce((sum, { time_ms }) => sum + time_ms, 0);
}

/** Total time of the answers of an attempt in progress, limited to its length until `now`. */
export function sumLimitedTimes(
  rows: readonly { time_ms: number }[],
  startedAt: number,
  now: number,
): number {
  return Math.min(sumTimes(rows), periodLengthMs({ startedAt, endedAt: now }));
}
