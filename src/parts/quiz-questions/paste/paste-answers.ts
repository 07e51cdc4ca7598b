import { toHalfWidth } from './paste-lines.ts';

/** Reads the text after 'Answer:'. */

type LetteredOption = { letter: string; text: string };

/** Letters of the options that the text means: `B`, `(B)`, `A, C`, `ABD`, `A和C`, `B. Paris` or `Paris`; undefined if the text names no option. */
export function readLetters(answer: string, options: readonly LetteredOption[]): string[] | undefined {
  const halfWidthAnswer = toHalfWidth(answer).trim().toUpperCase();
  const keepIfKnown = (letters: string[]) =>
    letters.every((letter) => options.some((option) => option.letter === letter)) ? letters : undefined;
  const bareLetters = halfWidthAnswer.replace(/\bAND\b|[\s,;、.()&+/和及與与]/g, '');
  if (/^[A-H]+$/.test(bareLetters)) {
    const letters = keepIfKnown(Array.from(new Set(bareLetters)));
    if (letters) return letters;
  }
  const labelLetter = /^\(?([A-H])[.)、:]\s*\S/.exec(halfWidthAnswer)?.[1];
  if (labelLetter) return keepIfKnown([labelLetter]);
  const sameOption = options.find(({ text }) => toHalfWidth(text).trim().toUpperCase() === halfWidthAnswer);
  return sameOption ? [sameOption.letter] : undefined;
}

/** A key for many questions at once: `1. B  2. AC  3. D`; undefined if the text is not such a list. */
export function readAnswerList(answer: string): Map<number, string> | undefined {
  const halfWidthAnswer = toHalfWidth(answer).trim();
  if (!/^(?:\(?\d{1,3}\)?\s*[.)、:-]?\s*[A-H]+[\s,;、]*){2,}$/i.test(halfWidthAnswer)) return undefined;
  const entries = halfWidthAnswer.matchAll(/(\d{1,3})\)?\s*[.)、:-]?\s*([A-H]+)/gi);
  return new Map(Array.from(entries, ([, number, letters]) => [Number(number), letters ?? '']));
}

/** Accepted texts of `count` blanks, from one line with semicolons (else commas), or one line for each. */
export function readBlankAnswers(lines: readonly string[], count: number): string[] {
  if (count <= 1) return lines.length === 0 ? [] : [lines.join('|')];
  if (lines.length > 1) return lines.map(dropNumber);
  const line = lines[0] ?? '';
  const semicolonParts = splitAt(line, /[;；]/);
  if (semicolonParts.length === count) return semicolonParts;
  const commaParts = splitAt(line, /[,，、]/);
  return commaParts.length === count ? commaParts : semicolonParts;
}

function splitAt(line: string, separator: RegExp): string[] {
  return line
    .split(separator)
    .map(dropNumber)
    .filter((part) => part !== '');
}

/** Drops the number of a blank, as in `(1) oxygen`: the answers are in the order of the blanks anyway. */
function dropNumber(text: string): string {
  const numberLabel = /^\s*(?:\(\d\)|\d(?:\.(?!\d)|[)、]))\s*(?=\S)/.exec(toHalfWidth(text));
  return text.slice(numberLabel?.[0].length ?? 0).trim();
}
