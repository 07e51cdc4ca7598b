import { toHalfWidth, toOptionLetters } from './paste-lines.ts';

/** Reads the text after 'Answer:'. */

type LetteredOption = { letter: string; text: string };

/** Words before a letter that say no more than it. */
const optionWord = /^(?:OPTION|CHOICE|選項|选项|選|选)\s*/;

/**
 * Letters of the options that the text means: `B`, `(B)`, `A, C`, `ABD`, `A和C`, `B. Paris`, `②`, `2` or `Paris`; undefined
 * if the text names no option.
 */
export function readLetters(answer: string, options: readonly LetteredOption[]): string[] | undefined {
  const halfWidthAnswer = toOptionLetters(toHalfWidth(answer)).trim().toUpperCase().replace(optionWord, '');
  const keepIfKnown = (letters: string[]) =>
    letters.every((letter) => options.some((option) => option.letter === letter)) ? letters : undefined;
  const bareLetters = halfWidthAnswer.replace(/\bAND\b|[\s,;、.。()[\]&+/和及與与]/g, '');
  if (/^[A-H]+$/.test(bareLetters)) {
    const letters = keepIfKnown(Array.from(new Set(bareLetters)));
    if (letters) return letters;
  }
  const labelLetter = /^[([]?([A-H])[.)、:\]]\s*\S/.exec(halfWidthAnswer)?.[1];
  if (labelLetter) return keepIfKnown([labelLetter]);
  const sameOption = options.find(({ text }) => toHalfWidth(text).trim().toUpperCase() === halfWidthAnswer);
  if (sameOption) return [sameOption.letter];
  const number = /^\(?([1-8])\)?[.。]?$/.exec(halfWidthAnswer)?.[1];
  return number === undefined ? undefined : keepIfKnown([String.fromCharCode(64 + Number(number))]);
}

const keyEntry =
  /[\s,;、|]*(?:\(?(\d{1,3})\)?\s*[-~–—至到]\s*(\d{1,3})\s*[.)、:]?\s*([A-H](?:[\s,]*[A-H])*)|\(?(\d{1,3})\)?\s*[.)、:-]?\s*(?:\(\s*)?([A-H]{1,8}|[TF]|[○✓✔√✗✘×對对錯错])(?:\s*\))?)(?![A-Za-z])/iy;

/** A key of one or more entries, from beginning to end: `1. B  2. AC`, `1-5 BACDD`. */
function readKey(text: string): { answers: Map<number, string>; hasRange: boolean } | undefined {
  const answers = new Map<number, string>();
  let hasRange = false;
  keyEntry.lastIndex = 0;
  let end = 0;
  for (let match = keyEntry.exec(text); match; match = keyEntry.exec(text)) {
    const [, first, last, run = '', number, letters = ''] = match;
    end = keyEntry.lastIndex;
    if (first === undefined) {
      answers.set(Number(number), letters);
      continue;
    }
    const runLetters = run.replace(/[\s,]/g, '');
    if (runLetters.length !== Number(last) - Number(first) + 1) return undefined;
    hasRange = true;
    for (const [index, letter] of Array.from(runLetters).entries())
      answers.set(Number(first) + index, letter);
  }
  return answers.size > 0 && /^[\s,;、|.。]*$/.test(text.slice(end)) ? { answers, hasRange } : undefined;
}

/**
 * A key for many questions at once: `1. B  2. AC  3. D` or `1-5 BACDD`; undefined if the text is not such a list. `isKey`: a
 * heading has said so, and one entry is enough.
 */
export function readAnswerList(answer: string, isKey = false): Map<number, string> | undefined {
  const key = readKey(toHalfWidth(answer).trim());
  return key && (isKey || key.hasRange || key.answers.size > 1) ? key.answers : undefined;
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
