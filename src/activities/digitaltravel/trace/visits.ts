import type { PartTimes } from '#parts/part-times/model.ts';

/** The way of one student or group from stop to stop. Free of zod. */

export type Visit = { stop_id: string; at: number };
export type TripTrace = PartTimes & {
  visits: Visit[];
  /** When the student last did something, by the clock of the device. */
  worked_until?: number | undefined;
};

/** When the student last did something; undefined if the stored trace does not say. */
export function readWorkedUntil(trace: unknown): number | undefined {
  const { worked_until } = (trace ?? {}) as Partial<TripTrace>;
  return Number.isInteger(worked_until) ? worked_until : undefined;
}

/** The visits of a stored trace, without what is none. */
export function readVisits(trace: unknown): Visit[] {
  const { visits } = (trace ?? {}) as Partial<TripTrace>;
  return Array.isArray(visits) ? visits : [];
}
