import { letterOptions } from './paste-labels.ts';
import { classifyLine, toHalfWidth } from './paste-lines.ts';

/** Takes from lines what other programs write around them: Markdown, labels with tabs, invisible characters. Lines stay lines. */

const invisible = /[\u200b-\u200f\u202a-\u202e\u2060\ufeff]|\ufe0f/g;
/** A letter alone before a tab is a label of a list. */
const letterAndTab = /^(\s*[A-HＡ-Ｈ])\t/;
const markdownStart = /^\s*(?:#{1,6}\s+|>\s+|[-*+]\s+(?=\**[([]?[A-H][.)、\]]|\**(?:answer|答案)))/i;
const boldLine = /^(\s*)\*\*(?!\*)(.+?)\*\*(\s*)$/;

/** A line between questions. */
const ruler = /^\s*([-*=–—])(?:\s*\1){2,}\s*$/;
const points = /^\s*(?:points?|marks?|score|分[數数值])\s*[:：]\s*(\d{1,3})\s*$/i;

const cleanLine = (line: string): string =>
  line
    .replace(invisible, '')
    .replace(ruler, '')
    .replace(points, '($1 marks)')
    .replace(letterAndTab, '$1. ')
    .replace(/\s{4,}/g, '   ');

/** Bold options are the right ones where others are not bold. */
function readMarkdown(lines: readonly string[]): string[] {
  if (!lines.some((line) => /\*\*|^\s*#{1,6}\s/.test(line))) return [...lines];
  const plainLines = lines.map((line) => line.replace(markdownStart, ''));
  const toPlain = (line: string) => line.replaceAll('**', '');
  const isOption = (line: string) => classifyLine(toPlain(line)).kind === 'options';
  const optionLines = plainLines.filter(isOption);
  const marksRight = optionLines.some((line) => !boldLine.test(line));
  return plainLines.map((line) => {
    const isRight = marksRight && boldLine.test(line) && isOption(line);
    return isRight ? `*${toPlain(line).trim()}` : toPlain(line);
  });
}

/** Answers behind `A:`, where questions are behind `Q:` and nothing is behind `B:`. */
function nameAnswers(lines: readonly string[]): readonly string[] {
  const hasLine = (pattern: RegExp) => lines.some((line) => pattern.test(toHalfWidth(line)));
  if (!hasLine(/^\s*Q\s*\d{0,3}\s*[.:]/i) || hasLine(/^\s*B\s*[.:)]/i)) return lines;
  return lines.map((line) => line.replace(/^\s*A\s*\d{0,3}\s*[.:：]\s*(?=\S)/i, 'Answer: '));
}

export function cleanLines(lines: readonly string[]): string[] {
  return letterOptions(nameAnswers(readMarkdown(lines.map(cleanLine))));
}
