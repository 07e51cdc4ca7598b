import type { Random } from '#form/demo-half.ts';
import { inheritedNames } from '#tests/api/hostile/hostile-values.ts';

/** Texts that programs stumble over: pieces of code, of markup, of paths, and signs that are not what they seem. */

const pieces: readonly string[] = [
  "'",
  '"',
  '`',
  '\\',
  ';--',
  '/*',
  '%',
  '_',
  '${7*7}',
  '{{7*7}}',
  '<script>',
  '</textarea>',
  '&#0;',
  '../',
  'C:\\',
  '\r\n',
  '\t',
  '\u0000',
  '\u0001',
  '\u001b[31m',
  '\u007f',
  '\u0085',
  '\u00ad',
  '\u0301',
  '\u200b',
  '\u200f',
  '\u2028',
  '\u202e',
  '\ud800',
  '\udfff',
  '\ufeff',
  '\uffff',
  '𠮷',
  '👩‍👩‍👧',
  'ǅ',
  'ß',
  'İ',
  '１２',
  '٣',
  '-0',
  '1e999',
  'NaN',
  'null',
  'true',
  '__proto__',
  'constructor',
  '學',
  ' ',
  'a',
  '0',
];

/** Up to 12 pieces; now and then so many that a limit is met, or the name of what every object inherits alone. */
export function makeNaughtyText(random: Random): string {
  if (random.nextFraction() < 0.15) return random.pick(inheritedNames);
  const count = random.nextFraction() < 0.05 ? 400 : random.integerBetween(0, 12);
  return Array.from({ length: count }, () => random.pick(pieces)).join('');
}

/** As it may stand in a query; half of them are not encoded rightly. */
export function encodeNaughtily(text: string, random: Random): string {
  const encoded = encodeURIComponent(text.toWellFormed());
  return random.nextFraction() < 0.5
    ? encoded
    : encoded.replaceAll('%25', '%').slice(0, random.integerBetween(0, 200));
}
