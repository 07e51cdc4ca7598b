import * as z from 'zod';
import type { TraceRules } from '#form/activity-type.ts';

/** Trace of a student who opened something to read or watch. The app itself counts how long they stayed. */
export const openingTrace = z.object({
  /** When it was first opened, by the clock of the student's device; milliseconds since 1970. */
  opened_at: z.int().min(0).max(8_640_000_000_000_000),
});

export type OpeningTrace = z.infer<typeof openingTrace>;

/** If the student opened it on two devices, the first time counts. */
export const openingTraceRules: TraceRules<OpeningTrace> = {
  schema: openingTrace,
  merge: (one, other) => (one.opened_at <= other.opened_at ? one : other),
  limitTimes: (trace) => trace,
};
