import { findActivityViews } from '#activities/views.ts';
import type { ApiReply } from '#contract/api.ts';
import { hasPages } from '#parts/file-ink/file-pages.ts';
import { keyOfMark, type UnsentMark, type UnsentMarks } from '#teacher/shared/marks/unsent-marks.ts';

/** Items of the list of answers: single answers, or similar ones together; and the mark that each shows. Pure. */

export type Marking = ApiReply<'GET /study/marking'>;
export type Answer = Marking['answers'][number];

export type MarkingItem = {
  key: string;
  /** One answer, or several similar ones. */
  answers: readonly [Answer, ...Answer[]];
};

/** A mark as shown: one that waits on this device replaces the server's. */
export type ShownMark = { score: number | null; comment: string; seen: number; unsent?: UnsentMark };

export function shownMarkOf(answer: Answer, marks: UnsentMarks['marks']): ShownMark {
  const unsent = marks.get(keyOfMark(answer));
  if (unsent) return { ...unsent.body.mark, unsent };
  const { step, score } = answer;
  return { score, comment: step && step.score !== null ? step.comment : '', seen: step?.number ?? 0 };
}

/** Whether the answers are drawings. */
export const isDrawn = ({ courseware }: Marking): boolean =>
  findActivityViews(courseware.type)?.loadGallery !== undefined;

/** The files of an answer on whose pages teachers write. */
export const listPagedFiles = (type: string, files: Answer['files']): Answer['files'] =>
  findActivityViews(type)?.writesOnFiles ? files.filter(hasPages) : [];

/** Whether an answer is looked at rather than read, so that marking shows all large and side by side. */
export const isSeen = (marking: Marking): boolean =>
  isDrawn(marking) ||
  marking.answers.some(({ files }) => listPagedFiles(marking.courseware.type, files).length > 0);

/** Mixes ids the same way each time, so that the order does not reveal hidden names. */
function hashId(id: number): number {
  return Math.imul(id ^ 0x5bd1e995, 0x9e3779b1) >>> 0;
}

/** The answers in the order of the list, similar ones together if the teacher wants it. */
export function listMarkingItems(
  { answers, question_id }: Marking,
  { isGrouped, isHidden }: { isGrouped: boolean; isHidden: boolean },
): MarkingItem[] {
  // The answers of one student stay in the order of the questions.
  const isShuffled = isHidden && question_id !== null;
  const orderedAnswers = isShuffled
    ? [...answers].sort((one, other) => hashId(one.attempt_id) - hashId(other.attempt_id))
    : answers;
  const itemByKey = new Map<string, MarkingItem>();
  for (const answer of orderedAnswers) {
    const joinsSimilar = isGrouped && answer.similar !== null;
    const key = joinsSimilar ? `similar ${answer.similar}` : keyOfMark(answer);
    const knownItem = itemByKey.get(key);
    itemByKey.set(key, { key, answers: knownItem ? [...knownItem.answers, answer] : [answer] });
  }
  return [...itemByKey.values()];
}

/** Reads a typed score, also `.5`, `3,5` and full-width digits. Undefined = empty; NaN = not a number of half points. */
export function readScore(text: string): number | undefined {
  const typedScore = text.normalize('NFKC').trim().replace(',', '.');
  if (typedScore === '') return undefined;
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(typedScore)) return Number.NaN;
  const score = Number(typedScore);
  return Number.isInteger(score * 2) ? score : Number.NaN;
}
