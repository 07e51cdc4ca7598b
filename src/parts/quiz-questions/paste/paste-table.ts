import { readLetters } from './paste-answers.ts';
import type { PasteProblem, QuestionBlock } from './paste-blocks.ts';
import type { PastedRow } from './paste-cells.ts';
import { type Columns, guessColumns, readHeader } from './paste-columns.ts';
import { countBlanks, extractMark, toHalfWidth } from './paste-lines.ts';

/**
 * Questions of a table: one a row, with or without a head that names the columns. Without a head they are the
 * question, its answers, and the right answer by its letter, number or words. A row without answers to choose from, or with
 * as many blanks as answers, is a fill-in-blank question.
 */
export function readTableBlocks(rows: readonly PastedRow[], problems: PasteProblem[]): QuestionBlock[] {
  const [firstRow, ...otherRows] = rows;
  const header = firstRow && readHeader(firstRow);
  for (const { name, columnIndex } of header?.unknown ?? []) {
    const isFilled = otherRows.some(({ cells }) => (cells[columnIndex] ?? '') !== '');
    if (isFilled && firstRow)
      problems.push({ line: firstRow.line, message: 'paste_column_unknown', params: { name } });
  }
  const columns = header ?? guessColumns(rows);
  return (header ? otherRows : rows).flatMap((row) => {
    if ((row.cells[columns.question] ?? '') !== '') return readRow(row, columns);
    problems.push({ line: row.line, message: 'paste_line_ignored' });
    return [];
  });
}

type TableOption = { letter: string; text: string; correct: boolean };

function readRow({ line, cells }: PastedRow, columns: Columns): QuestionBlock {
  const cellAt = (columnIndex: number | undefined) =>
    columnIndex === undefined ? '' : (cells[columnIndex] ?? '');
  const body = cellAt(columns.question);
  const filledOptions: TableOption[] = columns.options.flatMap((place, index) => {
    const { unmarkedText, isMarked } = extractMark(cellAt(place));
    return unmarkedText === ''
      ? []
      : [{ letter: optionLetterAt(index), text: unmarkedText, correct: isMarked }];
  });
  const score = Number.parseFloat(cellAt(columns.score));
  const explanation = cellAt(columns.explanation);
  return {
    line,
    number: null,
    body: [body],
    explanation: explanation === '' ? [] : [explanation],
    ...(Number.isFinite(score) ? { score } : {}),
    ...parseAnswers(
      body,
      filledOptions,
      columns.right === undefined ? undefined : cellAt(columns.right),
      line,
    ),
  };
}

const optionLetterAt = (index: number): string => String.fromCharCode(65 + index);

function parseAnswers(
  body: string,
  filledOptions: readonly TableOption[],
  rightText: string | undefined,
  line: number,
): Pick<QuestionBlock, 'options' | 'answers'> {
  const toBlankAnswers = (texts: readonly string[]) => ({
    options: [],
    answers: texts.map((text) => ({ line, text })),
  });
  if (rightText !== undefined) {
    if (filledOptions.length === 0) return toBlankAnswers(rightText === '' ? [] : [rightText]);
    return {
      options: [...filledOptions],
      answers: rightText === '' ? [] : [{ line, text: toLetters(rightText, filledOptions) ?? rightText }],
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
function toLetters(rightText: string, options: readonly TableOption[]): string | undefined {
  const sameOption = options.find(({ text }) => text === rightText);
  if (sameOption) return sameOption.letter;
  const halfWidthText = toHalfWidth(rightText).trim();
  const areNumbers = /^[1-8](?:\s*[,;、]\s*[1-8])*$/.test(halfWidthText);
  const letters = areNumbers
    ? (halfWidthText.match(/\d/g) ?? []).map((digit) => optionLetterAt(Number(digit) - 1))
    : (!/[a-z]{2}/.test(halfWidthText) && readLetters(halfWidthText, options)) || [];
  const isKnown = letters.every((letter) => options.some((option) => option.letter === letter));
  return letters.length > 0 && isKnown ? letters.join('') : undefined;
}
