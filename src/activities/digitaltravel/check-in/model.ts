import * as z from 'zod';
import { checkInWays } from '../choices.ts';
import { codeLength } from '../limits.ts';

/** A student's word that they are at a stop, as their device sent it. */
export const checkIn = z.strictObject({
  way: z.enum(checkInWays),
  /** By the clock of the device; milliseconds since 1970. */
  at: z.int().min(0).max(8_640_000_000_000_000),
  /** By position: where the device was, in degrees and metres. Null: the device did not say how exact it is. */
  position: z
    .strictObject({
      lat: z.number().min(-90).max(90),
      lon: z.number().min(-180).max(180),
      accuracy_m: z.number().min(0).max(10_000_000).nullable(),
    })
    .optional(),
  /** By code: what was read at the stop. */
  code: z.string().max(codeLength).optional(),
  /** The position had moved faster than people travel. */
  has_jumped: z.literal(true).optional(),
});

export type CheckIn = z.infer<typeof checkIn>;
