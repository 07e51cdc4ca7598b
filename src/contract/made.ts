import type * as z from 'zod';
import type { conversionResult } from '#contract/files.ts';

/** What conversions made of media: an immutable fact of each medium, which drafts name and contents show. Pure. */

type Result = z.infer<typeof conversionResult>;

/** By the kind of making. */
export type MadeOfMedium = { [K in Result['kind']]?: Omit<Extract<Result, { kind: K }>, 'kind'> };

/** By media url; what is not made yet is absent. */
export type Made = Readonly<Record<string, MadeOfMedium | undefined>>;

export const nothingMade: Made = {};

/** With one more result; `made` stays as it is. */
export function addMade(made: Made, media: string, { kind, ...rest }: Result): Made {
  return { ...made, [media]: { ...made[media], [kind]: rest } };
}
