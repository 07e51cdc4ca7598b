import * as z from 'zod';
import * as limits from '../limits.ts';

/** Kinds of files that an answer may have. */
export const fileKinds = z.array(z.enum(limits.openFileKinds)).max(limits.openFileKinds.length);

/** What students get. An answer is its files `alone`, or is complete only with a file `beside` it; else files are optional. */
export const publicFiles = z
  .strictObject({
    kinds: z.array(z.enum(limits.openFileKinds)),
    max: z.number(),
    needed: z.enum(['alone', 'beside']).optional(),
  })
  .optional();

/** Files that belong to an answer as its evidence. `max`: largest number; null = not entered yet. */
export const evidence = z.object({ kinds: fileKinds, max: z.number().nullable() });

export type FileKind = z.infer<typeof fileKinds>[number];
export type PublicFiles = NonNullable<z.infer<typeof publicFiles>>;
