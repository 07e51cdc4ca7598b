import { createBlank } from '../../../create-question.ts';
import type { Blank } from '../../../model.ts';

/**
 * Edits a text with blanks. Blanks are always numbered by position and keep their accepted texts. Deleting a part of a
 * mark `[[1]]` deletes the whole mark. `removed` remembers blanks that were cut out, so that cutting and pasting a mark
 * moves its accepted texts along.
 */
export type BlankText = { text: string; blanks: Blank[] };
export type EditedText = BlankText & { caret: number; removed: Blank[] };

type BlankMark = { start: number; end: number; number: number };
/** `before[start..oldEnd)` became `after[start..newEnd)`. */
type Change = { start: number; oldEnd: number; newEnd: number };

/** The limit of a draft. */
const blanksInDraftMax = 20;
const removedMax = 20;

function findBlankMarks(text: string): BlankMark[] {
  return Array.from(text.matchAll(/\[\[(\d{1,2})\]\]/g), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    number: Number(match[1]),
  }));
}

/** The result of typing: the field's text became `typedText`, with the cursor at `caret`. */
export function editBlankText(
  before: BlankText,
  typedText: string,
  caret: number,
  removed: readonly Blank[],
): EditedText {
  const blankMarks = findBlankMarks(before.text);
  const change = findChange(before.text, typedText, caret, blankMarks);
  const { start, oldEnd } = keepMarksWhole(change, blankMarks);
  const insertedText = typedText.slice(change.start, change.newEnd);
  const text = before.text.slice(0, start) + insertedText + before.text.slice(oldEnd);
  return matchBlanksToMarks(
    before,
    blankMarks,
    text,
    { start, oldEnd, newEnd: start + insertedText.length },
    removed,
  );
}

function findChange(before: string, after: string, caret: number, blankMarks: readonly BlankMark[]): Change {
  let tail = 0;
  const tailMax = Math.min(before.length, after.length - caret);
  while (tail < tailMax && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  let start = 0;
  const startMax = Math.min(before.length, after.length) - tail;
  while (start < startMax && before[start] === after[start]) start += 1;
  // If a mark replaces another, their equal brackets are not a common start: the whole mark changed.
  const oldEnd = before.length - tail;
  const cut = blankMarks.find((mark) => mark.start < start && start < mark.end);
  if (cut && start < oldEnd && findBlankMarks(after).some((mark) => mark.start === cut.start))
    start = cut.start;
  return { start, oldEnd, newEnd: after.length - tail };
}

/** Widens the replaced part to whole marks; text that was typed inside a mark goes behind it. */
function keepMarksWhole(
  { start, oldEnd }: Change,
  blankMarks: readonly BlankMark[],
): { start: number; oldEnd: number } {
  const first = blankMarks.find((mark) => mark.start < start && start < mark.end);
  if (first && start === oldEnd) return { start: first.end, oldEnd: first.end };
  const last = blankMarks.find((mark) => mark.start < oldEnd && oldEnd < mark.end);
  return { start: first?.start ?? start, oldEnd: last?.end ?? oldEnd };
}

/**
 * Gives each mark of the new text its blank (the old one, one that was cut out, or a new one), and numbers the marks
 * in order.
 */
function matchBlanksToMarks(
  before: BlankText,
  oldMarks: readonly BlankMark[],
  text: string,
  { start, oldEnd, newEnd }: Change,
  removed: readonly Blank[],
): EditedText {
  const blankMarks = findBlankMarks(text).slice(0, blanksInDraftMax);
  const oldAt = (position: number) => {
    const mark = oldMarks.find((one) => one.start === position);
    return mark && before.blanks[mark.number - 1];
  };
  const usedBlanks = new Set<Blank>();
  const takeOnce = (blank: Blank | undefined) => {
    if (!blank || usedBlanks.has(blank)) return undefined;
    usedBlanks.add(blank);
    return blank;
  };
  const keptBlanks = blankMarks.map((mark) => {
    if (mark.end <= start) return takeOnce(oldAt(mark.start));
    if (mark.start >= newEnd) return takeOnce(oldAt(mark.start - newEnd + oldEnd));
    return undefined;
  });
  const cutOut = [...removed];
  const blanks = keptBlanks.map(
    (blank, index) =>
      blank ?? takeOnce(before.blanks[(blankMarks[index]?.number ?? 0) - 1]) ?? cutOut.pop() ?? createBlank(),
  );
  const unusedBlanks = before.blanks.filter((blank) => !usedBlanks.has(blank));
  return {
    text: writeNumbers(text),
    caret: writeNumbers(text.slice(0, newEnd)).length,
    blanks,
    removed: [...cutOut, ...unusedBlanks].slice(-removedMax),
  };
}

function writeNumbers(text: string): string {
  let number = 0;
  return text.replace(/\[\[\d{1,2}\]\]/g, (mark) => (++number > blanksInDraftMax ? mark : `[[${number}]]`));
}

/** Inserts a new blank at the cursor; selected words become its accepted text. */
export function insertBlank(before: BlankText, selectionStart: number, selectionEnd: number): EditedText {
  const blankMarks = findBlankMarks(before.text);
  const { start, oldEnd } = keepMarksWhole(
    { start: selectionStart, oldEnd: selectionEnd, newEnd: 0 },
    blankMarks,
  );
  const selectedText = before.text.slice(start, oldEnd);
  const typedText = `${before.text.slice(0, start)}[[99]]${before.text.slice(oldEnd)}`;
  const editedText = editBlankText(before, typedText, start + '[[99]]'.length, []);
  const index = blankMarks.filter(({ end }) => end <= start).length;
  const acceptedText =
    findBlankMarks(selectedText).length > 0 ? '' : selectedText.replace(/[|｜\s]+/g, ' ').trim();
  const blanks = editedText.blanks.map((blank, at) =>
    at === index && acceptedText ? { ...blank, accepted: acceptedText } : blank,
  );
  return { ...editedText, blanks };
}
