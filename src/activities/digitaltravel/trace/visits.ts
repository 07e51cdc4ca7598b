import type { PartTimes } from '#parts/part-times/model.ts';

/** The way of one student or group from stop to stop. Free of zod. */

export type Visit = { stop_id: string; at: number };
export type TripTrace = PartTimes & { visits: Visit[] };

/** The visits of a stored trace, without what is none. */
export function readVisits(trace: unknown): Visit[] {
  const { visits } = (trace ?? {}) as Partial<TripTrace>;
  return Array.isArray(visits) ? visits : [];
}
