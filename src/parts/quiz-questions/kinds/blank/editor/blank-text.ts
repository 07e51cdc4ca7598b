import { createBlank } from '../create-blank.ts';
import type { Blank } from '../schema.ts';

/**
 * Edits a text with blanks. Blanks are always numbered by position and keep their accepted texts. Deleting a part of a
 * mark `[[1]]` deletes the whole mark. `removedBlanks` remembers blanks that were cut out, so that cutting and pasting a mark
 * moves its accepted texts along.
 */
export type BlankText = { text: string; blanks: Blank[] };
export type EditedText = BlankText & { caret: number; removedBlanks: Blank[] };

type BlankMark = { start: number; end: number; number: number };
/** `oldText[start..oldEnd)` became `newText[start..newEnd)`. */
type TextChange = { start: number; oldEnd: number; newEnd: number };

/** The most blanks in one question of a draft; publishing allows fewer. */
const blanksInDraftMax = 20;
const removedBlanksMax = 20;

function findBlankMarks(text: string): BlankMark[] {
  return Array.from(text.matchAll(/\[\[(\d{1,2})\]\]/g), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    number: Number(match[1]),
  }));
}

/** Returns the edited text after typing: the field's text became `typedText`, with the cursor at `caret`. */
export function editBlankText(
  oldBlankText: BlankText,
  typedText: string,
  caret: number,
  removedBlanks: readonly Blank[],
): EditedText {
  const oldMarks = findBlankMarks(oldBlankText.text);
  const change = findChange(oldBlankText.text, typedText, caret, oldMarks);
  const { start, oldEnd } = keepMarksWhole(change, oldMarks);
  const insertedText = typedText.slice(change.start, change.newEnd);
  const text = oldBlankText.text.slice(0, start) + insertedText + oldBlankText.text.slice(oldEnd);
  return matchBlanksToMarks(
    oldBlankText,
    oldMarks,
    text,
    { start, oldEnd, newEnd: start + insertedText.length },
    removedBlanks,
  );
}

function findChange(
  oldText: string,
  newText: string,
  caret: number,
  oldMarks: readonly BlankMark[],
): TextChange {
  let commonTail = 0;
  const commonTailMax = Math.min(oldText.length, newText.length - caret);
  while (commonTail < commonTailMax && oldText.at(-1 - commonTail) === newText.at(-1 - commonTail))
    commonTail += 1;
  let start = 0;
  const startMax = Math.min(oldText.length, newText.length) - commonTail;
  while (start < startMax && oldText[start] === newText[start]) start += 1;
  // If a mark replaces another, their equal brackets are not a common start: the whole mark changed.
  const oldEnd = oldText.length - commonTail;
  const cutMark = oldMarks.find((mark) => mark.start < start && start < mark.end);
  if (cutMark && start < oldEnd && findBlankMarks(newText).some((mark) => mark.start === cutMark.start))
    start = cutMark.start;
  return { start, oldEnd, newEnd: newText.length - commonTail };
}

/** Widens the replaced part to whole marks; text that was typed inside a mark goes behind it. */
function keepMarksWhole(
  { start, oldEnd }: TextChange,
  blankMarks: readonly BlankMark[],
): { start: number; oldEnd: number } {
  const firstCutMark = blankMarks.find((mark) => mark.start < start && start < mark.end);
  if (firstCutMark && start === oldEnd) return { start: firstCutMark.end, oldEnd: firstCutMark.end };
  const lastCutMark = blankMarks.find((mark) => mark.start < oldEnd && oldEnd < mark.end);
  return { start: firstCutMark?.start ?? start, oldEnd: lastCutMark?.end ?? oldEnd };
}

/**
 * Gives each mark of the new text its blank (the old one, one that was cut out, or a new one), and numbers the marks
 * in order.
 */
function matchBlanksToMarks(
  oldBlankText: BlankText,
  oldMarks: readonly BlankMark[],
  text: string,
  { start, oldEnd, newEnd }: TextChange,
  removedBlanks: readonly Blank[],
): EditedText {
  const newMarks = findBlankMarks(text).slice(0, blanksInDraftMax);
  const findOldBlank = (position: number) => {
    const mark = oldMarks.find((one) => one.start === position);
    return mark && oldBlankText.blanks[mark.number - 1];
  };
  const usedBlanks = new Set<Blank>();
  const claimBlank = (blank: Blank | undefined) => {
    if (!blank || usedBlanks.has(blank)) return undefined;
    usedBlanks.add(blank);
    return blank;
  };
  const keptBlanks = newMarks.map((mark) => {
    if (mark.end <= start) return claimBlank(findOldBlank(mark.start));
    if (mark.start >= newEnd) return claimBlank(findOldBlank(mark.start - newEnd + oldEnd));
    return undefined;
  });
  const cutOutBlanks = [...removedBlanks];
  const blanks = keptBlanks.map(
    (blank, index) =>
      blank ??
      claimBlank(oldBlankText.blanks[(newMarks[index]?.number ?? 0) - 1]) ??
      cutOutBlanks.pop() ??
      createBlank(),
  );
  const unusedBlanks = oldBlankText.blanks.filter((blank) => !usedBlanks.has(blank));
  return {
    text: renumberMarks(text),
    caret: renumberMarks(text.slice(0, newEnd)).length,
    blanks,
    removedBlanks: [...cutOutBlanks, ...unusedBlanks].slice(-removedBlanksMax),
  };
}

function renumberMarks(text: string): string {
  let lastNumber = 0;
  return text.replace(/\[\[\d{1,2}\]\]/g, (mark) =>
    ++lastNumber > blanksInDraftMax ? mark : `[[${lastNumber}]]`,
  );
}

/** Inserts a new blank at the cursor; selected words become its accepted text. */
export function insertBlank(
  oldBlankText: BlankText,
  selectionStart: number,
  selectionEnd: number,
): EditedText {
  const blankMarks = findBlankMarks(oldBlankText.text);
  const { start, oldEnd } = keepMarksWhole(
    { start: selectionStart, oldEnd: selectionEnd, newEnd: 0 },
    blankMarks,
  );
  const selectedText = oldBlankText.text.slice(start, oldEnd);
  const typedText = `${oldBlankText.text.slice(0, start)}[[99]]${oldBlankText.text.slice(oldEnd)}`;
  const editedText = editBlankText(oldBlankText, typedText, start + '[[99]]'.length, []);
  const newBlankIndex = blankMarks.filter(({ end }) => end <= start).length;
  const acceptedText =
    findBlankMarks(selectedText).length > 0 ? '' : selectedText.replace(/[|｜\s]+/g, ' ').trim();
  const blanks = editedText.blanks.map((blank, at) =>
    at === newBlankIndex && acceptedText ? { ...blank, accepted: acceptedText } : blank,
  );
  return { ...editedText, blanks };
}
