import type { TextParams } from '#contract/language.ts';
import { readAnswerList } from './paste-answers.ts';
import { cleanLines } from './paste-clean.ts';
import { isHeading } from './paste-headings.ts';
import { classifyLine, type PastedOption, readLineOptions, splitAnswer, toHalfWidth } from './paste-lines.ts';

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
  /** The answer in brackets before the number; else empty. */
  given: string;
  /** Present if a table has a column for it. */
  score?: number;
};

export const scoreMark = /[([【]\s*(\d{1,3}(?:\.\d+)?)\s*(?:marks?|points?|pts?|分)\s*[)\]】]/i;

/** A line that says that the answers to all questions follow. */
const keyHeading =
  /^\s*[([【]?\s*(?:answers?(?:\s+keys?)?|keys?|(?:參考|参考|標準|标准)?答案)\s*[)\]】]?\s*:?\s*$/i;
const letteredOption = /(?:^|[\s(])[([]?[A-H][.)、\]]/;

/** Circled numbers are options where nothing is lettered; elsewhere they are part of the question. */
function hasCircledOptions(lines: readonly string[]): boolean {
  const halfWidthLines = lines.map(toHalfWidth);
  return (
    halfWidthLines.some((line) => /[①-⑧]/.test(line)) &&
    !halfWidthLines.some((line) => letteredOption.test(line))
  );
}

/** Whether the next filled line is a key, such as `1. B` or `1-5 BACDD`. */
function isBeforeKey(lines: readonly string[], index: number): boolean {
  const nextLine = lines.slice(index + 1).find((line) => line.trim() !== '') ?? '';
  return readAnswerList(nextLine, true) !== undefined;
}

export function readBlocks(text: string, problems: PasteProblem[]): QuestionBlock[] {
  const numberedLines = cleanLines(text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)).flatMap((line, index) =>
    splitAnswer(isHeading(line) ? '' : line).map((lineText) => ({ line: index + 1, lineText })),
  );
  const lines = numberedLines.map(({ lineText }) => lineText);
  const circled = hasCircledOptions(lines);
  const parsedLines = lines.map((line) => classifyLine(line, circled));
  const hasNumbers = parsedLines.some(({ kind }) => kind === 'question');
  const blocks: QuestionBlock[] = [];
  let isAfterGap = true;
  let isInKey = false;
  for (const [index, parsedLine] of parsedLines.entries()) {
    const { line = 0, lineText = '' } = numberedLines[index] ?? {};
    let block = blocks.at(-1);
    if (block && parsedLine.kind !== 'empty') {
      if (keyHeading.test(toHalfWidth(lineText)) && isBeforeKey(lines, index)) {
        isInKey = true;
        continue;
      }
      isInKey &&= addKeyLine(blocks, lineText, line, true);
      if (isInKey || addKeyLine(blocks, lineText, line, false)) continue;
    }
    const isDone = block !== undefined && block.options.length > 0 && block.answers.length > 0;
    if (
      parsedLine.kind === 'question' ||
      (!hasNumbers && (isAfterGap || isDone) && parsedLine.kind === 'text')
    ) {
      block = { line, number: null, body: [], options: [], answers: [], explanation: [], given: '' };
      if (parsedLine.kind === 'question') {
        block.number = parsedLine.number;
        block.given = parsedLine.given;
      }
      blocks.push(block);
    }
    if (parsedLine.kind === 'answer' && addAnswerList(blocks, parsedLine.text, line)) continue;
    if (parsedLine.kind !== 'empty' && !(block && addLine(block, parsedLine, line, isAfterGap, circled))) {
      problems.push({ line, message: 'paste_line_ignored' });
    }
    isAfterGap = parsedLine.kind === 'empty';
  }
  return blocks;
}

/** Adds a line of a key: any below its heading, elsewhere only one such as `1-5 BACDD`. */
function addKeyLine(blocks: readonly QuestionBlock[], text: string, line: number, isKey: boolean): boolean {
  if (!isKey && !/^\s*\d{1,3}\s*[-~–—]\s*\d{1,3}/.test(toHalfWidth(text))) return false;
  return addAnswerList(blocks, text, line, isKey);
}

function addAnswerList(blocks: readonly QuestionBlock[], text: string, line: number, isKey = false): boolean {
  const answerList = readAnswerList(text, isKey);
  if (!answerList || !blocks.some(({ number }) => number !== null && answerList.has(number))) return false;
  if (!isKey && !blocks.some(({ options }) => options.length > 0)) return false;
  for (const block of blocks) {
    const letters = block.number === null ? undefined : answerList.get(block.number);
    if (!letters) continue;
    if (block.options.length > 0) block.answers.push({ line, text: letters });
    else block.given ||= letters;
  }
  return true;
}

/** False if the line belongs to no part of the question. */
function addLine(
  block: QuestionBlock,
  parsedLine: ReturnType<typeof classifyLine>,
  line: number,
  isAfterGap: boolean,
  circled: boolean,
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
      return addText(block, parsedLine.text, isAfterGap, circled);
    default:
      return true;
  }
}

/** False if a letter is already taken, because that option belongs to another question. */
function addOptions(block: QuestionBlock, options: readonly PastedOption[]): boolean {
  const openAnswer = block.answers.at(-1);
  const [onlyOption] = options;
  if (openAnswer?.text === '' && onlyOption && options.length === 1) {
    openAnswer.text = onlyOption.letter;
    return true;
  }
  const newOptions = options.filter(
    ({ letter }) => !block.options.some((option) => option.letter === letter),
  );
  block.options.push(...newOptions);
  return newOptions.length === options.length;
}

function addText(block: QuestionBlock, text: string, isAfterGap: boolean, circled: boolean): boolean {
  const lastOption = block.options.at(-1);
  const lastAnswer = block.answers.at(-1);
  if (lastAnswer?.text === '' && !isAfterGap) {
    lastAnswer.text = text;
    return true;
  }
  if (block.explanation.length > 0 && !isAfterGap) {
    block.explanation.push(text);
  } else if (block.answers.length > 0 || block.explanation.length > 0) {
    return scoreMark.test(toHalfWidth(text)) && block.body.push(text) > 0;
  } else if (lastOption) {
    if (isAfterGap) return false;
    lastOption.text = `${lastOption.text} ${text}`.trim();
  } else {
    const inlineOptions = readLineOptions(text, circled);
    block.body.push(inlineOptions ? inlineOptions.textBefore : text);
    block.options.push(...(inlineOptions?.options ?? []));
  }
  return true;
}
