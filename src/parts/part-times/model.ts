import * as z from 'zod';
import { partId } from '#parts/stored-media/model.ts';

/** Reading times of a student by part (a page, a file), and the part where they stopped. */

const partCountMax = 1_000;
const dayMs = 86_400_000;

export const partTimes = z.strictObject({
  /** Milliseconds by the part's id. */
  parts: z
    .record(partId, z.int().min(0).max(dayMs))
    .refine((parts) => Object.keys(parts).length <= partCountMax),
  /** The part shown last; absent if none was shown yet. */
  last: partId.optional(),
  /** When `last` was shown, by the clock of the student's device; milliseconds since 1970. */
  last_at: z.int().min(0).max(8_640_000_000_000_000).optional(),
});

export type PartTimes = z.infer<typeof partTimes>;
