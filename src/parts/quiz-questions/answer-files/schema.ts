import * as z from 'zod';
import * as limits from '../limits.ts';

/** Kinds of files that an answer may have. */
export const fileKinds = z.array(z.enum(limits.openFileKinds)).max(limits.openFileKinds.length);

/** What students get. `needed`: an answer without a file is not complete. */
export const publicFiles = z.strictObject({
  kinds: z.array(z.enum(limits.openFileKinds)),
  max: z.number(),
  needed: z.literal(true).optional(),
});

export type FileKind = z.infer<typeof fileKinds>[number];
export type PublicFiles = z.infer<typeof publicFiles>;
