import type { TextParams } from '#contract/language.ts';
import { readAnswerList } from './paste-answers.ts';
import { classifyLine, type PastedOption, readLineOptions, toHalfWidth } from './paste-lines.ts';

/** `line` counts from 1; `message` is a key of messages.ts. */
export type PasteProblem = { line: number; message: string; params?: TextParams };

/** The lines of one question by their kind. */
export type QuestionBlock = {
  line: number;
  number: number | null;
  body: string[];
  options: PastedOption[];
  answers: { line: number; text: string }[];
  explanation: string[];
  /** Present if a table has a column for it. */
  score?: number;
};

export const scoreMark = /[([【]\s*(\d{1,3}(?:\.\d+)?)\s*(?:marks?|points?|pts?|分)\s*[)\]】]/i;

export function readBlocks(text: string, problems: PasteProblem[]): QuestionBlock[] {
  const parsedLines = text
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => classifyLine(line.replace(/\s{4,}/g, '   ')));
  const hasNumbers = parsedLines.some(({ kind }) => kind === 'question');
  const blocks: QuestionBlock[] = [];
  let isAfterGap = true;
  for (const [index, parsedLine] of parsedLines.entries()) {
    const line = index + 1;
    let block = blocks.at(-1);
    if (parsedLine.kind === 'question' || (!hasNumbers && isAfterGap && parsedLine.kind === 'text')) {
      block = { line, number: null, body: [], options: [], answers: [], explanation: [] };
      if (parsedLine.kind === 'question') block.number = parsedLine.number;
      blocks.push(block);
    }
    if (parsedLine.kind === 'answer' && addAnswerList(blocks, parsedLine.text, line)) continue;
    if (parsedLine.kind !== 'empty' && !(block && addLine(block, parsedLine, line, isAfterGap))) {
      problems.push({ line, message: 'paste_line_ignored' });
    }
    isAfterGap = parsedLine.kind === 'empty';
  }
  return blocks;
}

function addAnswerList(blocks: readonly QuestionBlock[], text: string, line: number): boolean {
  const answerList = readAnswerList(text);
  if (!answerList || !blocks.some(({ options }) => options.length > 0)) return false;
  for (const block of blocks) {
    const letters = block.number === null ? undefined : answerList.get(block.number);
    if (letters) block.answers.push({ line, text: letters });
  }
  return true;
}

/** False if the line belongs to no part of the question. */
function addLine(
  block: QuestionBlock,
  parsedLine: ReturnType<typeof classifyLine>,
  line: number,
  isAfterGap: boolean,
): boolean {
  switch (parsedLine.kind) {
    case 'options':
      return addOptions(block, parsedLine.options);
    case 'answer':
      block.answers.push({ line, text: parsedLine.text });
      return true;
    case 'explanation':
      block.explanation.push(parsedLine.text);
      return true;
    case 'question':
    case 'text':
      return addText(block, parsedLine.text, isAfterGap);
    default:
      return true;
  }
}

/** False if a letter is already taken, because that option belongs to another question. */
function addOptions(block: QuestionBlock, options: readonly PastedOption[]): boolean {
  const newOptions = options.filter(
    ({ letter }) => !block.options.some((option) => option.letter === letter),
  );
  block.options.push(...newOptions);
  return newOptions.length === options.length;
}

function addText(block: QuestionBlock, text: string, isAfterGap: boolean): boolean {
  const lastOption = block.options.at(-1);
  if (block.explanation.length > 0 && !isAfterGap) {
    block.explanation.push(text);
  } else if (block.answers.length > 0 || block.explanation.length > 0) {
    return scoreMark.test(toHalfWidth(text)) && block.body.push(text) > 0;
  } else if (lastOption) {
    if (isAfterGap) return false;
    lastOption.text = `${lastOption.text} ${text}`.trim();
  } else {
    const inlineOptions = readLineOptions(text);
    block.body.push(inlineOptions ? inlineOptions.textBefore : text);
    block.options.push(...(inlineOptions?.options ?? []));
  }
  return true;
}
