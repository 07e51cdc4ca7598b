/** Chooses how many marks a report shows, so that it stays on one page of A4. Pure; heights are in rows of the table. */

const pageRows = 40;
/** Name, class and footer. */
const frameRows = 5.6;
/** Name and total of a subject with the head of its table, and the note about earlier activities. */
const subjectRows = 3.2;
const textLineRows = 0.85;
const remarkFrameRows = 2;
/** Han characters on a line of the page, and in the column of names. */
const lineHan = 50;
const nameHan = 23;

/** The width of a text in Han characters; others are about half as wide. */
function measureHan(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + (character > '\u2e80' ? 1 : 0.55), 0);
}

const countLines = (text: string, han: number): number =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(measureHan(line) / han)), 0);

type FittedSubject = {
  /** Names of the marked activities, the earliest first. */
  names: readonly string[];
  missingText: string;
};

/**
 * How many of the newest marks each subject shows: the same number as far as they have as many. None of any subject, whose
 * totals then say enough, if the page has no room for one of each.
 */
export function fitRows(subjects: readonly FittedSubject[], remark: string): number[] {
  const remarkRows = remark === '' ? 0 : remarkFrameRows + countLines(remark, lineHan) * textLineRows;
  const aroundRows = subjects.reduce(
    (sum, { missingText }) => sum + subjectRows + countLines(missingText, lineHan) * textLineRows,
    0,
  );
  const counts = subjects.map(({ names }) => Math.min(1, names.length));
  const rowOf = (name: string | undefined) => (name === undefined ? 0 : countLines(name, nameHan));
  let left = pageRows - frameRows - remarkRows - aroundRows;
  for (const { names } of subjects) left -= rowOf(names.at(-1));
  if (left < 0 && subjects.length > 1) return subjects.map(() => 0);
  for (let hasGrown = true; hasGrown; ) {
    hasGrown = false;
    for (const [index, { names }] of subjects.entries()) {
      const count = counts[index] ?? 0;
      const row = rowOf(names.at(-1 - count));
      if (count >= names.length || row > left) continue;
      counts[index] = count + 1;
      left -= row;
      hasGrown = true;
    }
  }
  return counts;
}
