import * as z from 'zod';
import { mediaNamePattern } from '#contract/files.ts';
import { selectableLanguages } from '#contract/language.ts';

/** Facts of the school, which the first run asks for and administrators change later. */

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** An IANA name, such as Asia/Hong_Kong. */
export const timeZone = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[A-Za-z]/)
  .refine(isTimeZone);

/** The languages that the selector offers, each once. */
export const schoolLanguages = z
  .array(z.enum(selectableLanguages))
  .min(1)
  .max(selectableLanguages.length)
  .refine((chosen) => new Set(chosen).size === chosen.length);

/** The media name of an uploaded picture; empty: none. */
export const logo = z.union([z.literal(''), z.string().max(70).regex(mediaNamePattern)]);
