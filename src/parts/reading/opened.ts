import * as z from 'zod';
import type { TraceRules } from '#activities/activity-type.ts';

/** Trace of a student who opened something to read or watch. The app itself counts how long they stayed. */
export const opened = z.object({
  /** When it was first opened, by the clock of the student's device; milliseconds since 1970. */
  opened_at: z.int().min(0).max(8_640_000_000_000_000),
});

export type Opened = z.infer<typeof opened>;

/** If the student opened it on two devices, the first time counts. */
export const openedTrace: TraceRules<Opened> = {
  schema: opened,
  merge: (one, other) => (one.opened_at <= other.opened_at ? one : other),
  limitTimes: (trace) => trace,
};
