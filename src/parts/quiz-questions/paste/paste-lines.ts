/** Classifies one line of pasted text; paste-questions.ts describes the format. */

export type PastedOption = { letter: string; text: string; correct: boolean };

export type PastedLine =
  | { kind: 'empty' }
  | { kind: 'question'; number: number | null; text: string; given: string }
  | { kind: 'options'; textBefore: string; options: PastedOption[] }
  | { kind: 'answer'; text: string }
  | { kind: 'explanation'; text: string }
  | { kind: 'text'; text: string };

/** The answer in brackets before the number, as on papers in Chinese: `( B ) 1.`; empty where students write it. */
const answerBefore = String.raw`(?:\(\s*([A-H]{1,5}|[1-8]|[TFOXVYN]|[①-⑧○〇◯✓✔√✗✘×對对錯错是非]|)\s*\)\s*(?=(?:Q\s*)?\d{1,3}\s*[.)、](?!\s*\d)))?`;
const questionLabel = String.raw`(?:Q(?:uestion)?\s*\.?\s*(\d{1,3})(?![\d.]*\d)\s*[.):、]?|(?:第|問題|问题|題目|题目)\s*(\d{1,3})\s*(?:[題题]\s*[.:、]?|[.:、])|(\d{1,3})\s*(?:\.(?!\d)|[)、])|[([](\d{1,3})[)\]](?=\s*\S)|(?:Q(?:uestion)?|問題?|问题?|題目|题目)\s*:(?=\s*\S)|[一二三四五六七八九十]{1,3}[、.])`;
const questionStart = new RegExp(String.raw`^\s*${answerBefore}${questionLabel}\s*`, 'i');
const answerWords = String.raw`(?:the\s+)?(?:(?:correct|model|right|best)\s+)?answers?|(?:correct|right)\s+(?:option|choice)|correct|ans|key|(?:正確|正确|參考|参考|標準|标准)?答案|正解|答`;
/** Letters alone, up to the end of the line. */
const onlyLetters = String.raw`[([]?\s*[A-H①-⑧](?:[\s,;、&和與与及]*[A-H①-⑧])*\s*[)\]]?\s*[.。]?\s*$`;
const answerStart = new RegExp(
  String.raw`^\s*(?:[([【]?\s*(?:${answerWords})\.?\s*(?:[)\]】]\s*)?[:=]|[([【]\s*(?:${answerWords})\s*[)\]】]|(?:${answerWords})\.?\s*(?:is|are|是|為|为|[)–—-]|\s)\s*(?=${onlyLetters}))\s*`,
  'i',
);
const explanationWords =
  'explanation|reason|rationale|feedback|解釋|解释|解說|解説|解说|解析|詳解|详解|說明|説明|说明';
const explanationStart = new RegExp(
  String.raw`^\s*(?:[([【]?\s*(?:${explanationWords})\s*[)\]】]?\s*:|[([【]\s*(?:${explanationWords})\s*[)\]】])\s*`,
  'i',
);
const blankMark = /_{2,}|\(\s*\)|\[\s*\]/;
/** Marks of a blank in a question. */
export const blankMarks = /\[\[\d{1,2}\]\]|_{2,}|\(\s*\)|\[\s*\]/g;

export function countBlanks(body: string): number {
  return Array.from(toHalfWidth(body).matchAll(blankMarks)).length;
}

const tickPattern = '[*✓✔☑✅]';

/**
 * Full-width letters, digits and signs as half-width ones, and every space as a plain one. The length
 * stays the same, so that an index in the copy is valid in the original.
 */
export function toHalfWidth(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\s\u3000]/g, ' ');
}

/** `circled`: options are numbered ① ② ③ instead of lettered. */
export function classifyLine(line: string, circled = false): PastedLine {
  const halfWidthLine = toHalfWidth(line);
  if (halfWidthLine.trim() === '') return { kind: 'empty' };
  const answer = answerStart.exec(halfWidthLine);
  if (answer && !blankMark.test(halfWidthLine)) return { kind: 'answer', text: textAfterMatch(line, answer) };
  const explanation = explanationStart.exec(halfWidthLine);
  if (explanation) return { kind: 'explanation', text: textAfterMatch(line, explanation) };
  const question = questionStart.exec(halfWidthLine);
  if (question) {
    const digits = question.slice(2).find((group) => group !== undefined);
    return {
      kind: 'question',
      number: digits ? Number(digits) : null,
      text: textAfterMatch(line, question),
      given: question[1] ?? '',
    };
  }
  const foundOptions = readLineOptions(line, circled);
  return foundOptions?.textBefore === ''
    ? { kind: 'options', ...foundOptions }
    : { kind: 'text', text: line.trim() };
}

/** An answer behind a question or its last option, which begins with a capital or stands behind a sentence in Chinese. */
const answerInside =
  /(?<=[\s.?!。)\]】_])(?=[([【]?\s*(?:Correct [Aa]nswer|Answer|ANSWER|Ans|ANS|(?:正確|正确|參考|参考|標準|标准)?答案)\s*[)\]】]?\s*:\s*\S)/;

/** The line, or what is before an answer and the answer. */
export function splitAnswer(line: string): string[] {
  const halfWidthLine = toHalfWidth(line);
  const index = answerInside.exec(halfWidthLine)?.index ?? 0;
  const isOneKind = answerStart.test(halfWidthLine) || explanationStart.test(halfWidthLine);
  if (isOneKind || halfWidthLine.slice(0, index).trim() === '' || blankMark.test(halfWidthLine.slice(index)))
    return [line];
  return [line.slice(0, index), line.slice(index)];
}

function textAfterMatch(line: string, match: RegExpExecArray): string {
  return line.slice(match[0].length).trim();
}

const bulletPattern = /^\s*[•·●▪◦■➢–-]?\s*/;
const bullets = /[•·●▪◦■➢]/;

/**
 * Options of one line, lettered on from the first: `A. cat  B. dog`, `(A)cat(B)dog`. Where text comes before them, they
 * count only if there are at least two, beginning with A.
 */
export function readLineOptions(
  line: string,
  circled = false,
): { textBefore: string; options: PastedOption[] } | undefined {
  const halfWidthLine = toHalfWidth(line);
  const find = createOptionFinder(halfWidthLine, circled);
  const firstPlace = find.at(bulletPattern.exec(halfWidthLine)?.[0].length ?? 0) ?? find.first();
  if (!firstPlace) return undefined;
  const places = [firstPlace];
  for (let lastPlace = firstPlace; ; ) {
    const foundOption = find.next(lastPlace);
    if (!foundOption) break;
    places.push(foundOption);
    lastPlace = foundOption;
  }
  const textBefore = line
    .slice(0, firstPlace.start)
    .replace(bullets, '')
    .replace(/^\s*[–-]\s*$/, '')
    .trim();
  if (textBefore !== '' && places.length < 2) return undefined;
  const options = places.map((place, index) => {
    const text = line.slice(place.end, places[index + 1]?.start ?? line.length).trim();
    const { unmarkedText, isMarked } = extractMark(text);
    return { letter: place.letter, text: unmarkedText, correct: place.isMarked || isMarked };
  });
  return { textBefore, options };
}

const optionLetters = 'ABCDEFGH';
const circledNumbers = '①②③④⑤⑥⑦⑧';

/** The letter of an option with a circled number; other text as it is. */
export function toOptionLetters(text: string): string {
  return text.replace(/[①-⑧]/g, (one) => optionLetters[circledNumbers.indexOf(one)] ?? one);
}

type OptionPlace = { start: number; end: number; letter: string; isMarked: boolean; isBracketed: boolean };

/** Where a label may begin within a line: behind a space, or behind the end of a sentence. */
const afterGap = '(?:^|\\s|(?<=[?!:。]))';
/** Behind text in Chinese, where nobody writes spaces. */
const afterWide = '(?:(?<=[^\\u0000-\\u007f]))';

/**
 * `A.` `A)` `A、` `(A)` `[A]`, also as small letters: with a dot only before a space, so that `a.m.` is not taken for an
 * option. `①` if the options have circled numbers.
 */
function createOptionFinder(halfWidthLine: string, circled: boolean) {
  const search = (
    letters: string,
    start: string,
    from: number,
    isSticky: boolean,
  ): OptionPlace | undefined => {
    const small = letters.toLowerCase();
    const numbers = Array.from(letters, (letter) => circledNumbers[optionLetters.indexOf(letter)]).join('');
    const bracketed = `[([]([${letters}${small}])[)\\]]`;
    const bare = `([${letters}])(?:[.)]|、)|([${small}])(?:\\)|\\.(?=\\s))${circled ? `|([${numbers}])[.、]?` : ''}`;
    const label = start === '' ? bracketed : `(?:${bracketed}|${bare})`;
    const pattern = new RegExp(`${start}((?:${tickPattern}|√)?\\s*)${label}\\s*`, isSticky ? 'y' : 'g');
    pattern.lastIndex = from;
    const match = pattern.exec(halfWidthLine);
    if (!match) return undefined;
    const letter = match.slice(2).find((group) => group !== undefined) ?? '';
    return {
      start: match.index,
      end: match.index + match[0].length,
      letter: toOptionLetters(letter.toUpperCase()),
      isMarked: (match[1] ?? '').trim() !== '',
      isBracketed: match[2] !== undefined,
    };
  };
  const nearest = (...places: (OptionPlace | undefined)[]) =>
    places.filter((place) => place !== undefined).sort((one, other) => one.start - other.start)[0];
  return {
    at: (from: number) => search(optionLetters, '(?:)', from, true),
    first: () => search('A', afterGap, 0, false) ?? nearestBracketed(search),
    next: ({ letter, end, isBracketed }: OptionPlace) => {
      const letterAfter = optionLetters[optionLetters.indexOf(letter) + 1];
      if (letterAfter === undefined) return undefined;
      const spaced = search(letterAfter, afterGap, end, false);
      return isBracketed
        ? nearest(spaced, search(letterAfter, '', end, false))
        : nearest(spaced, search(letterAfter, `${afterWide}(?!.、)`, end, false));
    },
  };
}

/** A bracketed A within text in Chinese: `首都是(A)倫敦`. */
const nearestBracketed = (
  search: (letters: string, start: string, from: number, isSticky: boolean) => OptionPlace | undefined,
) => {
  const place = search('A', afterWide, 0, false);
  return place?.isBracketed ? place : undefined;
};

/** Removes the mark of a right answer: `*` or a tick at the beginning or the end, also in brackets. */
export function extractMark(text: string): { unmarkedText: string; isMarked: boolean } {
  const halfWidthText = toHalfWidth(text);
  const frontLength = new RegExp(`^${tickPattern}\\s*`).exec(halfWidthText)?.[0].length ?? 0;
  const backMark =
    /\s*(?:[*✓✔☑✅√]|[([【]\s*(?:[*✓✔☑✅√]|(?:correct|right)(?:\s+answer)?|answer|正確|正确|答案|對|对)\s*[)\]】])\s*$/i.exec(
      halfWidthText,
    );
  const end = backMark && backMark.index >= frontLength ? backMark.index : halfWidthText.length;
  return {
    unmarkedText: text.slice(frontLength, end).trim(),
    isMarked: frontLength > 0 || end < halfWidthText.length,
  };
}
