import { letterOptions } from './paste-labels.ts';
import { classifyLine } from './paste-lines.ts';

/** Takes from lines what other programs write around them: Markdown, labels with tabs, invisible characters. Lines stay lines. */

const invisible = /[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g;
/** A letter alone before a tab is a label of a list. */
const letterAndTab = /^(\s*[A-HＡ-Ｈ])\t/;
const markdownStart = /^\s*(?:#{1,6}\s+|>\s+|[-*+]\s+(?=\**[([]?[A-H][.)、\]]|\**(?:answer|答案)))/i;
const boldLine = /^(\s*)\*\*(?!\*)(.+?)\*\*(\s*)$/;

const cleanLine = (line: string): string =>
  line
    .replace(invisible, '')
    .replace(letterAndTab, '$1. ')
    .replace(/\s{4,}/g, '   ');

/** Bold options are the right ones where others are not bold. */
function readMarkdown(lines: readonly string[]): string[] {
  if (!lines.some((line) => line.includes('**'))) return [...lines];
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

export function cleanLines(lines: readonly string[]): string[] {
  return letterOptions(readMarkdown(lines.map(cleanLine)));
}
