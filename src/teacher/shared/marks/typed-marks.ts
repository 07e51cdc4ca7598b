import { useSyncExternalStore } from 'react';
import { unsentQueue } from '#ui/unsent/unsent-queue.ts';
import { type AnswerRef, keyOfMark } from './unsent-marks.ts';

/** Marks and comments that a teacher has typed and not given yet, which `useTyped` keeps. */

/** Score and comment as a teacher saw them before typing, and the number of that mark. */
export type BaseMark = { seen: number; score: string; comment: string };

export type TypedMark = {
  score: string;
  comment: string;
  /** Chosen lines of the rubric. */
  lines: readonly number[];
  base: BaseMark;
  /** Where the answer is marked. */
  place: AnswerPlace;
};

export type AnswerPlace = AnswerRef & { courseware_id: number };

const prefix = 'mark:';

export const nameTypedMark = (answer: AnswerRef): string => prefix + keyOfMark(answer);
export const nameAttemptComment = (attemptId: number): string => `attempt_comment:${attemptId}`;
export const nameTypedMemberMark = (attemptId: number, userId: number): string =>
  `member_mark:${attemptId}/${userId}`;

let lastTyped: ReadonlyMap<string, AnswerPlace> = new Map();

/** The same map while marks of the same answers are typed. */
function readTypedMarks(): ReadonlyMap<string, AnswerPlace> {
  const typed = unsentQueue.list().filter(({ kind, name }) => kind === 'typed' && name.startsWith(prefix));
  const next = new Map(typed.map(({ name, body }) => [name.slice(prefix.length), (body as TypedMark).place]));
  const isSame = next.size === lastTyped.size && [...next.keys()].every((key) => lastTyped.has(key));
  if (!isSame) lastTyped = next;
  return lastTyped;
}

/** The answers whose marks are typed and not given yet, by the keys of their marks. */
export const useTypedMarks = (): ReadonlyMap<string, AnswerPlace> =>
  useSyncExternalStore(unsentQueue.subscribe, readTypedMarks);
