import * as z from 'zod';
import { mediaNamePattern } from '#contract/files.ts';
import { offerableLanguages } from '#contract/language.ts';
import {
  isTileAddress,
  mapAddressMaxLength,
  mapAttributionMaxLength,
  mapZoomMax,
  mapZoomMin,
} from '#contract/school/map-tiles.ts';

/** Fields of the school that are set in the first run and changed later by administrators. */

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** An IANA time zone, such as Asia/Hong_Kong. */
export const timeZone = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[A-Za-z]/)
  .refine(isTimeZone);

/** The languages in the language selector, each once. */
export const schoolLanguages = z
  .array(z.enum(offerableLanguages))
  .min(1)
  .max(offerableLanguages.length)
  .refine((chosenLanguages) => new Set(chosenLanguages).size === chosenLanguages.length);

/** The media name of an uploaded picture; empty if there is no logo. */
export const logo = z.union([z.literal(''), z.string().max(70).regex(mediaNamePattern)]);

/** The map of the school; without an address there is none. */
export const mapTiles = z.object({
  address: z
    .string()
    .trim()
    .max(mapAddressMaxLength)
    .refine((address) => address === '' || isTileAddress(address)),
  attribution: z.string().trim().max(mapAttributionMaxLength),
  max_zoom: z.int().min(mapZoomMin).max(mapZoomMax),
});

export const mapTilesReply = z.object({
  address: z.string(),
  attribution: z.string(),
  max_zoom: z.int(),
});
