import type * as z from 'zod';
import type { conversionResult } from '#contract/files.ts';

/** Results of converting media, which never change. Drafts name the media, contents include the results. Pure. */

type Result = z.infer<typeof conversionResult>;

/** Conversion results of one medium, by kind of conversion. */
export type MadeOfMedium = { [K in Result['kind']]?: Omit<Extract<Result, { kind: K }>, 'kind'> };

/** By media url; media without a result are absent. */
export type Made = Readonly<Record<string, MadeOfMedium | undefined>>;

export const nothingMade: Made = {};

/** A copy of `made` with one more result. */
export function addMade(made: Made, media: string, { kind, ...rest }: Result): Made {
  return { ...made, [media]: { ...made[media], [kind]: rest } };
}
