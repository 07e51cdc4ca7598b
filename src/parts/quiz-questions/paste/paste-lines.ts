/** Classifies one line of pasted text; paste-questions.ts describes the format. */

export type PastedOption = { letter: string; text: string; correct: boolean };

export type PastedLine =
  | { kind: 'empty' }
  | { kind: 'question'; number: number | null; text: string }
  | { kind: 'options'; textBefore: string; options: PastedOption[] }
  | { kind: 'answer'; text: string }
  | { kind: 'explanation'; text: string }
  | { kind: 'text'; text: string };

const questionStart =
  /^\s*(?:Q(?:uestion)?\s*\.?\s*(\d{1,3})(?![\d.]*\d)\s*[.):、]?|第\s*(\d{1,3})\s*[題题]\s*[.:、]?|(\d{1,3})\s*(?:\.(?!\d)|[)、])|[([](\d{1,3})[)\]](?=\s*\S)|[一二三四五六七八九十]{1,3}、)\s*/i;
const answerStart =
  /^\s*[([【]?\s*(?:(?:correct\s+|model\s+)?answers?|ans|key|(?:正確|正确|參考|参考)?答案|答)\s*[)\]】]?\s*[:=]\s*/i;
const explanationStart =
  /^\s*[([【]?\s*(?:explanation|reason|解釋|解释|解說|解説|解说|解析|說明|説明|说明)\s*[)\]】]?\s*:\s*/i;
const blankMark = /_{2,}|\(\s*\)|\[\s*\]/;
/** Marks of a blank in a question. */
export const blankMarks = /\[\[\d{1,2}\]\]|_{2,}|\(\s*\)|\[\s*\]/g;

export function countBlanks(body: string): number {
  return Array.from(toHalfWidth(body).matchAll(blankMarks)).length;
}

const tickPattern = '[*✓✔☑]';

/**
 * Full-width letters, digits and signs as half-width ones, and every space as a plain one. The length
 * stays the same, so that an index in the copy is valid in the original.
 */
export function toHalfWidth(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\s\u3000]/g, ' ');
}

export function classifyLine(line: string): PastedLine {
  const halfWidthLine = toHalfWidth(line);
  if (halfWidthLine.trim() === '') return { kind: 'empty' };
  const answer = answerStart.exec(halfWidthLine);
  if (answer && !blankMark.test(halfWidthLine)) return { kind: 'answer', text: textAfterMatch(line, answer) };
  const explanation = explanationStart.exec(halfWidthLine);
  if (explanation) return { kind: 'explanation', text: textAfterMatch(line, explanation) };
  const question = questionStart.exec(halfWidthLine);
  if (question) {
    const digits = question.slice(1).find((group) => group !== undefined);
    return { kind: 'question', number: digits ? Number(digits) : null, text: textAfterMatch(line, question) };
  }
  const foundOptions = readLineOptions(line);
  return foundOptions?.textBefore === ''
    ? { kind: 'options', ...foundOptions }
    : { kind: 'text', text: line.trim() };
}

function textAfterMatch(line: string, match: RegExpExecArray): string {
  return line.slice(match[0].length).trim();
}

/**
 * Options of one line, lettered on from the first: `A. cat  B. dog`. Where text comes before them, they
 * count only if there are at least two, beginning with A.
 */
export function readLineOptions(line: string): { textBefore: string; options: PastedOption[] } | undefined {
  const halfWidthLine = toHalfWidth(line);
  const firstPlace =
    findOption(halfWidthLine, 0, '[A-H]', /^\s*[•·●▪◦]?\s*/.exec(halfWidthLine)?.[0].length) ??
    findOption(halfWidthLine, 0, 'A');
  if (!firstPlace) return undefined;
  const places = [firstPlace];
  for (let lastPlace = firstPlace; ; ) {
    const nextLetter = String.fromCharCode(lastPlace.letter.charCodeAt(0) + 1);
    const foundOption = findOption(halfWidthLine, lastPlace.end, nextLetter);
    if (!foundOption) break;
    places.push(foundOption);
    lastPlace = foundOption;
  }
  const textBefore = line
    .slice(0, firstPlace.start)
    .replace(/[•·●▪◦]/, '')
    .trim();
  if (textBefore !== '' && places.length < 2) return undefined;
  const options = places.map((place, index) => {
    const text = line.slice(place.end, places[index + 1]?.start ?? line.length).trim();
    const { unmarkedText, isMarked } = extractMark(text);
    return { letter: place.letter.toUpperCase(), text: unmarkedText, correct: place.isMarked || isMarked };
  });
  return { textBefore, options };
}

type OptionPlace = { start: number; end: number; letter: string; isMarked: boolean };

/** `A.` `A)` `A、` `(A)`; a small letter only if a space follows, so that `a.m.` is not taken for an option. */
function findOption(
  halfWidthLine: string,
  from: number,
  letter: string,
  at?: number,
): OptionPlace | undefined {
  const smallLetter = letter.toLowerCase();
  const labelPattern = `(?:\\((${letter}|${smallLetter})\\)|(${letter})[.)、]|(${smallLetter})[.)](?=\\s))`;
  const startPattern = at === undefined ? '(?:^|\\s)' : '';
  const pattern = new RegExp(
    `${startPattern}((?:${tickPattern}|√)?\\s*)${labelPattern}\\s*`,
    at === undefined ? 'g' : 'y',
  );
  pattern.lastIndex = at ?? from;
  const match = pattern.exec(halfWidthLine);
  if (!match) return undefined;
  const foundLetter = match[2] ?? match[3] ?? match[4] ?? '';
  const end = match.index + match[0].length;
  return { start: match.index, end, letter: foundLetter, isMarked: (match[1] ?? '').trim() !== '' };
}

/** Removes the mark of a right answer: `*` or a tick at the beginning or the end, also in brackets. */
export function extractMark(text: string): { unmarkedText: string; isMarked: boolean } {
  const halfWidthText = toHalfWidth(text);
  const frontLength = new RegExp(`^${tickPattern}\\s*`).exec(halfWidthText)?.[0].length ?? 0;
  const backMark =
    /\s*(?:[*✓✔☑√]|[([【]\s*(?:[*✓✔☑√]|correct|right|answer|正確|正确|答案|對|对)\s*[)\]】])\s*$/i.exec(
      halfWidthText,
    );
  const end = backMark && backMark.index >= frontLength ? backMark.index : halfWidthText.length;
  return {
    unmarkedText: text.slice(frontLength, end).trim(),
    isMarked: frontLength > 0 || end < halfWidthText.length,
  };
}
