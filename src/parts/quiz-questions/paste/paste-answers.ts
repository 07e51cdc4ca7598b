import { toHalfWidth } from './paste-lines.ts';

/** Reads the text behind 'Answer:'. */

type Lettered = { letter: string; text: string };

/** Letters of the options meant: `B`, `(B)`, `A, C`, `ABD`, `A和C`, `B. Paris` or `Paris`; undefined if the text names no option. */
export function readLetters(answer: string, options: readonly Lettered[]): string[] | undefined {
  const half = toHalfWidth(answer).trim().toUpperCase();
  const pickKnown = (letters: string[]) =>
    letters.every((letter) => options.some((option) => option.letter === letter)) ? letters : undefined;
  const bare = half.replace(/\bAND\b|[\s,;、.()&+/和及與与]/g, '');
  if (/^[A-H]+$/.test(bare)) {
    const letters = pickKnown(Array.from(new Set(bare)));
    if (letters) return letters;
  }
  const labelLetter = /^\(?([A-H])[.)、:]\s*\S/.exec(half)?.[1];
  if (labelLetter) return pickKnown([labelLetter]);
  const same = options.find(({ text }) => toHalfWidth(text).trim().toUpperCase() === half);
  return same ? [same.letter] : undefined;
}

/** A key for many questions at once: `1. B  2. AC  3. D`; undefined if the text is not such a list. */
export function readAnswerList(answer: string): Map<number, string> | undefined {
  const half = toHalfWidth(answer).trim();
  if (!/^(?:\(?\d{1,3}\)?\s*[.)、:-]?\s*[A-H]+[\s,;、]*){2,}$/i.test(half)) return undefined;
  const entries = half.matchAll(/(\d{1,3})\)?\s*[.)、:-]?\s*([A-H]+)/gi);
  return new Map(Array.from(entries, ([, number, letters]) => [Number(number), letters ?? '']));
}

/** Accepted texts of `count` blanks, from one line with semicolons (else commas), or one line for each. */
export function readBlankAnswers(lines: readonly string[], count: number): string[] {
  if (count <= 1) return lines.length === 0 ? [] : [lines.join('|')];
  if (lines.length > 1) return lines.map(dropNumber);
  const line = lines[0] ?? '';
  const bySemicolon = splitAt(line, /[;；]/);
  if (bySemicolon.length === count) return bySemicolon;
  const byComma = splitAt(line, /[,，、]/);
  return byComma.length === count ? byComma : bySemicolon;
}

function splitAt(line: string, separator: RegExp): string[] {
  return line
    .split(separator)
    .map(dropNumber)
    .filter((part) => part !== '');
}

/** Drops the number of a blank, as in `(1) oxygen`: the answers are in the order of the blanks anyway. */
function dropNumber(text: string): string {
  const label = /^\s*(?:\(\d\)|\d(?:\.(?!\d)|[)、]))\s*(?=\S)/.exec(toHalfWidth(text));
  return text.slice(label?.[0].length ?? 0).trim();
}
