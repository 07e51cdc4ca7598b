import * as z from 'zod';
import * as f from '#contract/fields.ts';

/** What is drawn or posted: spaces of items, written to, read and watched by students and teachers alike. */

const spaceName = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z_]*$/);

const entryWrite = z.object({
  space: spaceName,
  /** Made by the device that founds it. */
  item: z
    .string()
    .max(40)
    .regex(/^[\w-]+$/),
  value: z.unknown(),
  /** Grows with each change of this entry on any device of the person. */
  seq: z.int().min(1).max(f.wholeNumberMax),
  /** Random: tells a repeat from another device's change with the same number. */
  key: z
    .string()
    .min(6)
    .max(24)
    .regex(/^[\w-]+$/),
});

export const spaceEntries = z.array(entryWrite).max(200);

export const savedEntry = z.object({
  space: z.string(),
  item: z.string(),
  /**
   * `saved`: on disk. `stale`: the server holds a newer one of the same person, which it gives. Others: refused for good;
   * `full`: there is no room for it in this space.
   */
  result: z.enum(['saved', 'stale', 'late', 'full', 'not_allowed', 'invalid']),
  stored: z.object({ seq: z.int(), value: z.unknown() }).optional(),
});
