import type * as z from 'zod';
import type { conversionResult } from '#contract/files.ts';
import { findOwn } from '#contract/find-own.ts';

/** Results of converting media, which never change. Drafts name the media, contents include the results. Pure. */

type ConversionResult = z.infer<typeof conversionResult>;

/** Conversion results of one medium, by kind of conversion. */
export type MediumConversionResults = {
  [K in ConversionResult['kind']]?: Omit<Extract<ConversionResult, { kind: K }>, 'kind'>;
};

/** By media url; media without a result are absent. */
export type ConversionResults = Readonly<Record<string, MediumConversionResults | undefined>>;

export const noConversionResults: ConversionResults = {};

/** A copy of `results` with one more result of the medium. */
export function addConversionResult(
  results: ConversionResults,
  media: string,
  { kind, ...result }: ConversionResult,
): ConversionResults {
  return { ...results, [media]: { ...findOwn(results, media), [kind]: result } };
}
