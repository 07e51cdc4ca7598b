import { readLetters } from './paste-answers.ts';
import type { Block, PasteProblem } from './paste-blocks.ts';
import type { PastedRow } from './paste-cells.ts';
import { type Columns, guessColumns, readHeader } from './paste-columns.ts';
import { countBlanks, extractMark, toHalfWidth } from './paste-lines.ts';

/**
 * Questions of a table: one a row, with or without a head that names the columns. Without a head they are the
 * question, its answers, and the right answer by its letter, number or words. A row without answers to choose from, or with
 * as many blanks as answers, is a fill-in-blank question.
 */
export function readTableBlocks(rows: readonly PastedRow[], problems: PasteProblem[]): Block[] {
  const [first, ...rest] = rows;
  const head = first && readHeader(first);
  for (const { name, place } of head?.unknown ?? []) {
    const isFilled = rest.some(({ cells }) => (cells[place] ?? '') !== '');
    if (isFilled && first)
      problems.push({ line: first.line, message: 'paste_column_unknown', params: { name } });
  }
  const columns = head ?? guessColumns(rows);
  return (head ? rest : rows).flatMap((row) => {
    if ((row.cells[columns.question] ?? '') !== '') return readRow(row, columns);
    problems.push({ line: row.line, message: 'paste_line_ignored' });
    return [];
  });
}

type Option = { letter: string; text: string; correct: boolean };

function readRow({ line, cells }: PastedRow, columns: Columns): Block {
  const cell = (place: number | undefined) => (place === undefined ? '' : (cells[place] ?? ''));
  const body = cell(columns.question);
  const filledOptions: Option[] = columns.options.flatMap((place, index) => {
    const { unmarked, marked } = extractMark(cell(place));
    return unmarked === '' ? [] : [{ letter: letterAt(index), text: unmarked, correct: marked }];
  });
  const score = Number.parseFloat(cell(columns.score));
  const explanation = cell(columns.explanation);
  return {
    line,
    number: null,
    body: [body],
    explanation: explanation === '' ? [] : [explanation],
    ...(Number.isFinite(score) ? { score } : {}),
    ...parseAnswers(body, filledOptions, columns.right === undefined ? undefined : cell(columns.right), line),
  };
}

const letterAt = (index: number): string => String.fromCharCode(65 + index);

function parseAnswers(
  body: string,
  filledOptions: readonly Option[],
  rightText: string | undefined,
  line: number,
): Pick<Block, 'options' | 'answers'> {
  const asBlanks = (texts: readonly string[]) => ({
    options: [],
    answers: texts.map((text) => ({ line, text })),
  });
  if (rightText !== undefined) {
    if (filledOptions.length === 0) return asBlanks(rightText === '' ? [] : [rightText]);
    return {
      options: [...filledOptions],
      answers: rightText === '' ? [] : [{ line, text: toLetters(rightText, filledOptions) ?? rightText }],
    };
  }
  const last = filledOptions.at(-1);
  if (filledOptions.length < 2 || filledOptions.length === countBlanks(body))
    return asBlanks(filledOptions.map(({ text }) => text));
  const options = filledOptions.slice(0, -1);
  const rightLetters = last && toLetters(last.text, options);
  if (rightLetters === undefined) return { options: [...filledOptions], answers: [] };
  return { options, answers: [{ line, text: rightLetters }] };
}

/**
 * The letters that a right answer means: the words of an answer, else letters (`B`, `AC`, `a, c`; small ones in a row
 * may be a word), else numbers. Undefined if the text names none of the answers.
 */
function toLetters(rightText: string, options: readonly Option[]): string | undefined {
  const same = options.find(({ text }) => text === rightText);
  if (same) return same.letter;
  const half = toHalfWidth(rightText).trim();
  const isNumbers = /^[1-8](?:\s*[,;、]\s*[1-8])*$/.test(half);
  const letters = isNumbers
    ? (half.match(/\d/g) ?? []).map((digit) => letterAt(Number(digit) - 1))
    : (!/[a-z]{2}/.test(half) && readLetters(half, options)) || [];
  const isKnown = letters.every((letter) => options.some((option) => option.letter === letter));
  return letters.length > 0 && isKnown ? letters.join('') : undefined;
}
