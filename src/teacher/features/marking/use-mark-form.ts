import { useState } from 'react';
import { type MarkingItem, readScore, showMark } from './marking-items.ts';
import { type GivenMark, keyOfMark, type MarksQueue, type QueueState } from './marks-queue.ts';

/** The score and the words that a teacher types for one answer, or for several similar ones. */

type MarkFormInput = {
  item: MarkingItem;
  /** The question is marked by a machine, whose mark is changed only with a reason. */
  isMachine: boolean;
  queue: MarksQueue;
  marks: QueueState['marks'];
};

type Typed = { seen: number; score: string; comment: string };
export type MarkError = 'score_wrong' | 'reason_missing';

const toText = (score: number | null) => (score === null ? '' : String(score));

export function useMarkForm({ item, isMachine, queue, marks }: MarkFormInput) {
  const [first] = item.answers;
  const shown = showMark(first, marks.get(keyOfMark(first)));
  const latest: Typed = { seen: shown.seen, score: toText(shown.score), comment: shown.comment };
  const [base, setBase] = useState(latest);
  const [typed, setTyped] = useState(latest);
  const [error, setError] = useState<MarkError>();
  const isDirty = typed.score !== base.score || typed.comment !== base.comment;
  const isOld = latest.seen !== base.seen || latest.score !== base.score || latest.comment !== base.comment;
  // A colleague's mark replaces what is shown, unless the teacher has typed something: then the server asks.
  if (isOld && !isDirty) {
    setBase(latest);
    setTyped(latest);
  }
  const change = (part: Partial<Typed>) => {
    setError(undefined);
    setTyped({ ...typed, ...part });
  };
  const give = (score: number | null) => {
    const given = item.answers.map((answer): GivenMark => {
      const { attempt_id, question_id } = answer;
      const isFirst = answer === first;
      const { seen } = isFirst ? base : showMark(answer, marks.get(keyOfMark(answer)));
      return { attempt_id, question_id, seen, score, comment: typed.comment.trim() };
    });
    queue.give(given);
    setBase(typed);
  };
  /** False if something has to be corrected first. Saves nothing where nothing was changed. */
  const save = (): boolean => {
    const score = readScore(typed.score);
    const isNew = isDirty || item.answers.length > 1;
    if (score === undefined || !isNew) return true;
    if (Number.isNaN(score) || score > first.max_score) {
      setError('score_wrong');
      return false;
    }
    const isOverride = isMachine && first.step === null && score !== first.score;
    if (isOverride && typed.comment.trim() === '') {
      setError('reason_missing');
      return false;
    }
    give(score);
    return true;
  };
  const canTakeBack = first.step !== null && first.step.score !== null && !shown.queued;
  return { typed, error, change, save, takeBack: canTakeBack ? () => give(null) : undefined };
}
