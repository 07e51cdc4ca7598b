import { readLetters } from './paste-answers.ts';
import type { PasteProblem, QuestionBlock } from './paste-blocks.ts';
import { type Columns, findHeader, guessColumns } from './paste-columns.ts';
import { countBlanks, extractMark, toHalfWidth } from './paste-lines.ts';
import type { PastedRow } from './pasted-row.ts';

/**
 * Questions of a table: one a row, with or without a head that names the columns. Without a head they are the
 * question, its answers, and the right answer by its letter, number or words. A row without answers to choose from, or with
 * as many blanks as answers, is a fill-in-blank question.
 */
export function readTableBlocks(rows: readonly PastedRow[], problems: PasteProblem[]): QuestionBlock[] {
  const header = findHeader(rows);
  const headerRow = header && rows[header.index];
  const questionRows = header ? rows.slice(header.index + 1) : rows;
  for (const { line } of rows.slice(0, header?.index ?? 0))
    problems.push({ line, message: 'paste_line_ignored' });
  for (const { name, columnIndex } of header?.columns.unknown ?? []) {
    const texts = questionRows.map(({ cells }) => cells[columnIndex] ?? '').filter((text) => text !== '');
    const areOnlyNumbers = name === '' && texts.every((text) => /^\d{1,3}\.?$/.test(text));
    if (texts.length > 0 && !areOnlyNumbers && headerRow)
      problems.push({ line: headerRow.line, message: 'paste_column_unknown', params: { name } });
  }
  const columns = header?.columns ?? guessColumns(rows);
  const areNumbers = hasOnlyNumbers(questionRows, columns);
  return questionRows.flatMap((row) => {
    if ((row.cells[columns.question] ?? '') !== '') return readRow(row, columns, areNumbers);
    problems.push({ line: row.line, message: 'paste_line_ignored' });
    return [];
  });
}

const numbersPattern = /^[1-8](?:\s*[,;、]\s*[1-8])*$/;
const readNumbers = (text: string) =>
  numbersPattern.test(toHalfWidth(text).trim())
    ? (toHalfWidth(text).match(/\d/g) ?? []).map(Number)
    : undefined;

/**
 * Whether a column of right answers has the numbers of answers, also where an answer reads like such a number: all of them
 * are numbers of answers, and one is not the text of any.
 */
function hasOnlyNumbers(rows: readonly PastedRow[], { right, options }: Columns): boolean {
  if (right === undefined) return false;
  const answered = rows.filter(({ cells }) => (cells[right] ?? '') !== '');
  const isNumber = ({ cells }: PastedRow) =>
    readNumbers(cells[right] ?? '')?.every((number) => (cells[options[number - 1] ?? -1] ?? '') !== '');
  const isText = ({ cells }: PastedRow) => options.some((place) => cells[place] === cells[right]);
  return answered.length > 0 && answered.every(isNumber) && !answered.every(isText);
}

type TableOption = { letter: string; text: string; correct: boolean };

function readRow({ line, cells }: PastedRow, columns: Columns, areNumbers: boolean): QuestionBlock {
  const cellAt = (columnIndex: number | undefined) =>
    columnIndex === undefined ? '' : (cells[columnIndex] ?? '');
  const body = cellAt(columns.question);
  const rightText = columns.right === undefined ? undefined : cellAt(columns.right);
  const places =
    columns.isRightApart && columns.right !== undefined
      ? [columns.right, ...columns.options]
      : columns.options;
  const filledOptions: TableOption[] = places.flatMap((place, index) => {
    const { unmarkedText, isMarked } = extractMark(cellAt(place));
    return unmarkedText === ''
      ? []
      : [{ letter: optionLetterAt(index), text: unmarkedText, correct: isMarked }];
  });
  const isBlank = rightText === '' && /blank|填/i.test(cellAt(columns.kind));
  const score = Number.parseFloat(cellAt(columns.score));
  const explanation = cellAt(columns.explanation);
  return {
    line,
    number: null,
    body: [body],
    explanation: explanation === '' ? [] : [explanation],
    ...(Number.isFinite(score) ? { score } : {}),
    given: '',
    ...(isBlank
      ? { options: [], answers: filledOptions.map(({ text }) => ({ line, text })) }
      : parseAnswers(body, filledOptions, rightText, line, areNumbers)),
  };
}

const optionLetterAt = (index: number): string => String.fromCharCode(65 + index);

function parseAnswers(
  body: string,
  filledOptions: readonly TableOption[],
  rightText: string | undefined,
  line: number,
  areNumbers: boolean,
): Pick<QuestionBlock, 'options' | 'answers'> {
  const toBlankAnswers = (texts: readonly string[]) => ({
    options: [],
    answers: texts.map((text) => ({ line, text })),
  });
  if (rightText !== undefined) {
    if (filledOptions.length === 0) return toBlankAnswers(rightText === '' ? [] : [rightText]);
    return {
      options: [...filledOptions],
      answers:
        rightText === ''
          ? []
          : [{ line, text: toLetters(rightText, filledOptions, areNumbers) ?? rightText }],
    };
  }
  const lastOption = filledOptions.at(-1);
  if (filledOptions.length < 2 || filledOptions.length === countBlanks(body))
    return toBlankAnswers(filledOptions.map(({ text }) => text));
  const options = filledOptions.slice(0, -1);
  const rightLetters = lastOption && toLetters(lastOption.text, options);
  if (rightLetters === undefined) return { options: [...filledOptions], answers: [] };
  return { options, answers: [{ line, text: rightLetters }] };
}

/**
 * The letters that a right answer means: the words of an answer, else letters (`B`, `AC`, `a, c`; small ones in a row
 * may be a word), else numbers. Undefined if the text names none of the answers.
 */
function toLetters(
  rightText: string,
  options: readonly TableOption[],
  areNumbers = false,
): string | undefined {
  const sameOption = options.find(({ text }) => text === rightText);
  if (sameOption && !areNumbers) return sameOption.letter;
  const halfWidthText = toHalfWidth(rightText).trim();
  const numbers = readNumbers(rightText);
  const letters = numbers
    ? numbers.map((number) => optionLetterAt(number - 1))
    : (!/[a-z]{2}/.test(halfWidthText) && readLetters(halfWidthText, options)) || [];
  const isKnown = letters.every((letter) => options.some((option) => option.letter === letter));
  return letters.length > 0 && isKnown ? letters.join('') : undefined;
}
