import type { TextParams } from '#contract/language.ts';
import { readAnswerList } from './paste-answers.ts';
import { type PastedOption, readLine, readOptions, toHalfWidth } from './paste-lines.ts';

/** `line` counts from 1; `message` is a key of messages.ts. */
export type PasteProblem = { line: number; message: string; params?: TextParams };

/** The lines of one question by their kind. */
export type Block = {
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

export function readBlocks(text: string, problems: PasteProblem[]): Block[] {
  const lines = text
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => readLine(line.replace(/\s{4,}/g, '   ')));
  const hasNumbers = lines.some(({ kind }) => kind === 'question');
  const blocks: Block[] = [];
  let afterGap = true;
  for (const [index, read] of lines.entries()) {
    const line = index + 1;
    let block = blocks.at(-1);
    if (read.kind === 'question' || (!hasNumbers && afterGap && read.kind === 'text')) {
      block = { line, number: null, body: [], options: [], answers: [], explanation: [] };
      if (read.kind === 'question') block.number = read.number;
      blocks.push(block);
    }
    if (read.kind === 'answer' && addAnswerList(blocks, read.text, line)) continue;
    if (read.kind !== 'empty' && !(block && addLine(block, read, line, afterGap))) {
      problems.push({ line, message: 'paste_line_ignored' });
    }
    afterGap = read.kind === 'empty';
  }
  return blocks;
}

function addAnswerList(blocks: readonly Block[], text: string, line: number): boolean {
  const list = readAnswerList(text);
  if (!list || !blocks.some(({ options }) => options.length > 0)) return false;
  for (const block of blocks) {
    const letters = block.number === null ? undefined : list.get(block.number);
    if (letters) block.answers.push({ line, text: letters });
  }
  return true;
}

/** False if the line belongs to no part of the question. */
function addLine(block: Block, read: ReturnType<typeof readLine>, line: number, afterGap: boolean): boolean {
  switch (read.kind) {
    case 'options':
      return addOptions(block, read.options);
    case 'answer':
      block.answers.push({ line, text: read.text });
      return true;
    case 'explanation':
      block.explanation.push(read.text);
      return true;
    case 'question':
    case 'text':
      return addText(block, read.text, afterGap);
    default:
      return true;
  }
}

/** False if a letter is already taken, because that option belongs to another question. */
function addOptions(block: Block, options: readonly PastedOption[]): boolean {
  const fresh = options.filter(({ letter }) => !block.options.some((option) => option.letter === letter));
  block.options.push(...fresh);
  return fresh.length === options.length;
}

function addText(block: Block, text: string, afterGap: boolean): boolean {
  const last = block.options.at(-1);
  if (block.explanation.length > 0 && !afterGap) {
    block.explanation.push(text);
  } else if (block.answers.length > 0 || block.explanation.length > 0) {
    return scoreMark.test(toHalfWidth(text)) && block.body.push(text) > 0;
  } else if (last) {
    if (afterGap) return false;
    last.text = `${last.text} ${text}`.trim();
  } else {
    const inline = readOptions(text);
    block.body.push(inline ? inline.before : text);
    block.options.push(...(inline?.options ?? []));
  }
  return true;
}
