import { toHalfWidth } from './paste-lines.ts';

/**
 * Gives options letters where a text has others, or none that a dot or a bracket shows: `甲、` `(ii)` `A：` `A London` `a - London`
 * `( 2 ) 1. … (1)… (2)…` `○ London`. What has letters stays as it is.
 */

const letters = 'ABCDEFGH';
const lettered = /(?:^|[^a-z])[([]?[A-H][.)、\]](?!\w)|(?:^|\s)[([]?[a-h]\)|(?:^|\s)[([]?[A-H][.)、\]]/m;

type Labels = {
  /** A label at the beginning of a line, which the second group names. */
  start: RegExp;
  names: readonly string[];
  /** Whether numbers of questions may stand without a dot as well. */
  isLoose?: boolean;
};

const kinds: readonly Labels[] = [
  { start: /^(\s*)[([]?([甲乙丙丁戊己])[)\].、:]\s*/, names: Array.from('甲乙丙丁戊己') },
  { start: /^(\s*)[([]?(iii|ii|iv|i|vi|v)[).\]]\s*/i, names: ['i', 'ii', 'iii', 'iv', 'v', 'vi'] },
  { start: /^(\s*)([A-H])\s*[:–—-]\s*(?=\S)/, names: Array.from(letters), isLoose: true },
  { start: /^(\s*)([a-h])\s+[–—-]\s+(?=\S)/, names: Array.from('abcdefgh'), isLoose: true },
  { start: /^(\s*)([A-H])\s+(?=\S)/, names: Array.from(letters), isLoose: true },
];

const readName = ({ start, names }: Labels, line: string) =>
  names.indexOf(start.exec(toHalfWidth(line))?.[2]?.replace(/^[IVX]+$/, (name) => name.toLowerCase()) ?? '');

/** Whether a line has the first label and the next line has the second one. */
const hasRun = (labels: Labels, lines: readonly string[]) => {
  const filledLines = lines.filter((line) => line.trim() !== '');
  return filledLines.some(
    (line, index) => readName(labels, line) === 0 && readName(labels, filledLines[index + 1] ?? '') === 1,
  );
};

const answerLabel =
  /^\s*[([【]?\s*(?:correct\s+)?(?:answers?|ans|key|(?:正確|正确)?答案|答)\s*[)\]】]?\s*[:.–—-]?\s*/i;
const looseNumber = /^(\s*)(\d{1,3})\s*(?:[–—:-]\s+|\s+)(?=\S)/;

function relabel(labels: Labels, line: string): string {
  const halfWidthLine = toHalfWidth(line);
  const index = readName(labels, line);
  if (index >= 0)
    return `${letters[index]}. ${line.slice(labels.start.exec(halfWidthLine)?.[0].length ?? 0)}`;
  const answerStart = answerLabel.exec(halfWidthLine)?.[0];
  if (answerStart) {
    const answer = halfWidthLine.slice(answerStart.length).replace(/[()[\]\s.。]/g, '');
    const answerIndex = labels.names.findIndex((name) => name === answer || name === answer.toLowerCase());
    return answerIndex < 0 ? line : `Answer: ${letters[answerIndex]}`;
  }
  return labels.isLoose ? line.replace(looseNumber, '$1$2. ') : line;
}

const numberedQuestion = /^(\s*[(（]\s*)([1-8])(\s*[)）]\s*\d{1,3}\s*[.．、)）](?!\s*\d))(.*)$/;
const toLetter = (digit: string) => letters[Number(digit) - 1] ?? digit;

/** Papers with the number of the answer before that of the question, and numbers in brackets before the options. */
function letterNumbers(lines: readonly string[]): string[] {
  const letterAll = (text: string) =>
    text.replace(/[(（]\s*([1-8])\s*[)）]/g, (_, digit: string) => ` (${toLetter(digit)}) `);
  return lines.map((line) => {
    const [, before, answer = '', after, text = ''] = numberedQuestion.exec(line) ?? [];
    if (before !== undefined) return `${before}${toLetter(answer)}${after}${letterAll(text)}`;
    return /^\s*[(（]\s*[1-8]\s*[)）]/.test(line) ? letterAll(line).trim() : line;
  });
}

const circleStart = /^\s*(?:[-*+]\s+)?([○◯◦☐□◻◌●◉☑☒✅✓✔√✗✘×❌]|\[[ xX]\])\s*(?=\S)/;
const filledCircle = /[●◉☑☒✅✓✔√]|\[[xX]\]/;

/** Options of web forms behind circles, boxes, ticks and crosses, of which filled ones are right. */
function letterCircles(lines: readonly string[]): string[] {
  const labelled = [...lines];
  for (let start = 0; start < lines.length; ) {
    let end = start;
    while (circleStart.test(lines[end] ?? '') && end - start < letters.length) end += 1;
    const run = lines.slice(start, end);
    const filledCount = run.filter((line) => filledCircle.test(circleStart.exec(line)?.[1] ?? '')).length;
    if (run.length > 1 && lines.slice(0, start).some((line) => line.trim() !== ''))
      for (const [index, line] of run.entries()) {
        const isRight = filledCount < run.length && filledCircle.test(circleStart.exec(line)?.[1] ?? '');
        labelled[start + index] = `${isRight ? '*' : ''}${letters[index]}. ${line.replace(circleStart, '')}`;
      }
    start = Math.max(end, start + 1);
  }
  return labelled;
}

export function letterOptions(lines: readonly string[]): string[] {
  if (lines.some((line) => lettered.test(toHalfWidth(line)))) return [...lines];
  if (lines.some((line) => numberedQuestion.test(line))) return letterNumbers(lines);
  const labels = kinds.find((kind) => hasRun(kind, lines));
  return labels ? lines.map((line) => relabel(labels, line)) : letterCircles(lines);
}
