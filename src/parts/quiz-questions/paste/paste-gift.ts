import type { PasteProblem, QuestionBlock } from './paste-blocks.ts';

/**
 * Reads questions in Moodle's GIFT format (docs.moodle.org, GIFT format): `::Title::Question {=right ~wrong #feedback}`. A
 * question is a paragraph. Matching, numerical and open questions are told as lines that were not understood.
 */

const answerPart = /\{[^{}]*\}/;
const hasChoice = /\{(?:[^{}]*[^\\{}])?[=~][^{}]*\}/;
const hasTruth = /\{\s*(?:T|F|TRUE|FALSE)\s*(?:#[^{}]*)?\}/i;

/** Signs behind a backslash stand for themselves; they get through the parts as characters for private use. */
const escaped = '~=#{}:';
const hide = (text: string) =>
  text.replace(/\\([~=#{}:])/g, (_, sign: string) => String.fromCharCode(0xe000 + escaped.indexOf(sign)));
const show = (text: string) =>
  text
    .replace(/[\ue000-\ue005]/g, (one) => escaped[one.charCodeAt(0) - 0xe000] ?? '')
    .replaceAll('\\n', '\n')
    .trim();

export const isGift = (text: string): boolean => {
  const hidden = hide(text);
  return hasChoice.test(hidden) || hasTruth.test(hidden);
};

type Paragraph = { line: number; text: string };

function splitParagraphs(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let current: Paragraph | undefined;
  let isOpen = false;
  for (const [index, line] of hide(text)
    .split(/\r\n|\r|\n/)
    .entries()) {
    const isLeftOut = /^\s*(?:\/\/|\$CATEGORY)/i.test(line);
    if (line.trim() === '' && !isOpen) current = undefined;
    else if (!isLeftOut) {
      if (!current) {
        current = { line: index + 1, text: '' };
        paragraphs.push(current);
      }
      current.text += `${line}\n`;
      isOpen = current.text.lastIndexOf('{') > current.text.lastIndexOf('}');
    }
  }
  return paragraphs;
}

const textFormat = /^\s*\[(?:html|moodle|plain|markdown)\]/i;

/** An answer without its weight and its feedback. */
function readAnswer(part: string): { text: string; weight: number | undefined } {
  const [, weight, text = ''] = /^\s*(?:%(-?\d+(?:\.\d+)?)%)?([\s\S]*)$/.exec(part) ?? [];
  return {
    text: show((text.split('#')[0] ?? '').replace(textFormat, '')),
    weight: weight === undefined ? undefined : Number(weight),
  };
}

function readAnswers(content: string, line: number): Pick<QuestionBlock, 'options' | 'answers'> | undefined {
  const truth = /^\s*(T|F|TRUE|FALSE)\s*(?:#|$)/i.exec(content)?.[1];
  if (truth) return { options: [], answers: [{ line, text: /^t/i.test(truth) ? 'true' : 'false' }] };
  if (/^\s*#/.test(content) || content.includes('->')) return undefined;
  const parts = Array.from(content.matchAll(/([=~])([^=~]*)/g), ([, sign, part = '']) => ({
    sign,
    ...readAnswer(part),
  }));
  if (parts.length === 0) return undefined;
  if (parts.every(({ sign }) => sign === '='))
    return { options: [], answers: [{ line, text: parts.map(({ text }) => text).join('|') }] };
  const options = parts.map(({ sign, text, weight }, index) => ({
    letter: String.fromCharCode(65 + index),
    text,
    correct: sign === '=' ? (weight ?? 100) > 0 : (weight ?? 0) > 0,
  }));
  return { options, answers: [] };
}

function readParagraph({ line, text }: Paragraph): QuestionBlock | undefined {
  const plainText = text.replace(/^\s*::[\s\S]*?::/, '').replace(textFormat, '');
  const part = answerPart.exec(plainText);
  const content = part?.[0].slice(1, -1).replace(/####[\s\S]*$/, '') ?? '';
  const answers = part ? readAnswers(content, line) : undefined;
  if (!part || !answers) return undefined;
  const before = show(plainText.slice(0, part.index));
  const after = show(plainText.slice(part.index + part[0].length));
  const isBlank = answers.options.length === 0 && after !== '';
  const body = isBlank ? `${before} ____ ${after}` : `${before}${after === '' ? '' : ` ____ ${after}`}`;
  const feedback = /####([\s\S]*)$/.exec(part[0].slice(1, -1))?.[1];
  return {
    line,
    number: null,
    body: [body],
    explanation: feedback === undefined ? [] : [show(feedback)],
    given: '',
    ...answers,
  };
}

export function readGiftBlocks(text: string, problems: PasteProblem[]): QuestionBlock[] {
  return splitParagraphs(text).flatMap((paragraph) => {
    const block = readParagraph(paragraph);
    if (block) return [block];
    problems.push({ line: paragraph.line, message: 'paste_line_ignored' });
    return [];
  });
}
