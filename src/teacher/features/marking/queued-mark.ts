import type { ApiReply } from '#contract/api.ts';

/** A mark on its way to the server, and what becomes of it when the server has answered. Pure. */

export type GivenMark = {
  attempt_id: number;
  question_id: string;
  /** Number of the newest mark that the teacher has seen; 0 = none. */
  seen: number;
  score: number | null;
  comment: string;
};
export type MarkResult = ApiReply<'POST /study/mark'>;
export type AnswerRef = Pick<GivenMark, 'attempt_id' | 'question_id'>;

export type QueuedMark = {
  mark: GivenMark;
  /** `conflict`: a colleague was faster, and the teacher has to choose. `refused`: the server does not accept it. */
  state: 'waiting' | 'conflict' | 'refused';
  /** The colleague's mark. */
  newest?: MarkResult['newest'];
  message?: string;
};

export const keyOfMark = ({ attempt_id, question_id }: AnswerRef) => `${attempt_id}/${question_id}`;

/**
 * What becomes of the queued mark when the server has answered for `sentMark`; undefined: it is done. The teacher may
 * have changed the mark while it was being sent: then the newer one goes on, also into a conflict.
 */
export function afterResult(
  queuedMark: QueuedMark | undefined,
  sentMark: GivenMark,
  { is_stored, newest }: MarkResult,
): QueuedMark | undefined {
  const mark = queuedMark?.mark ?? sentMark;
  if (!is_stored) return { mark, state: 'conflict', newest };
  if (mark === sentMark) return undefined;
  return { mark: { ...mark, seen: newest.number }, state: 'waiting' };
}

/** As `afterResult`, when the server has refused `sentMark` with `message`. */
export function afterRefusal(
  queuedMark: QueuedMark | undefined,
  sentMark: GivenMark,
  message: string,
): QueuedMark {
  if (queuedMark && queuedMark.mark !== sentMark) return queuedMark;
  return { mark: sentMark, state: 'refused', message };
}
