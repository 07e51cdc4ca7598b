import { useState } from 'react';
import { type CurrentMark, needsReason } from '#contract/rules/mark-reason.ts';
import { type Answer, type MarkingItem, readScore } from './marking-items.ts';
import { type GivenMark, keyOfMark, type MarksQueue, type QueueState } from './marks-queue.ts';
import { showMark } from './shown-mark.ts';

/** The score and the comment that a teacher types for one answer, or for several similar ones. */

type MarkFormInput = {
  item: MarkingItem;
  /** 'machine' requires a reason for another mark. */
  markedBy: CurrentMark['marked_by'];
  queue: MarksQueue;
  marks: QueueState['marks'];
};

type Typed = { seen: number; score: string; comment: string };
export type MarkError = 'score_wrong' | 'reason_missing';

const currentMark = ({ score, step }: Answer, marked_by: CurrentMark['marked_by']): CurrentMark => ({
  marked_by,
  score,
  isByTeacher: step !== null && step.score !== null,
});

const toText = (score: number | null) => (score === null ? '' : String(score));

export function useMarkForm({ item, markedBy, queue, marks }: MarkFormInput) {
  const [first] = item.answers;
  const shownMark = showMark(first, marks.get(keyOfMark(first)));
  const latest: Typed = { seen: shownMark.seen, score: toText(shownMark.score), comment: shownMark.comment };
  const [base, setBase] = useState(latest);
  const [typed, setTyped] = useState(latest);
  const [error, setError] = useState<MarkError>();
  const isDirty = typed.score !== base.score || typed.comment !== base.comment;
  const isOld = latest.seen !== base.seen || latest.score !== base.score || latest.comment !== base.comment;
  // Shows a colleague's newer mark, unless the teacher has typed something: then the server reports a conflict.
  if (isOld && !isDirty) {
    setBase(latest);
    setTyped(latest);
  }
  const change = (part: Partial<Typed>) => {
    setError(undefined);
    setTyped({ ...typed, ...part });
  };
  const give = (score: number | null) => {
    const givenMarks = item.answers.map((answer): GivenMark => {
      const { attempt_id, question_id } = answer;
      const isFirst = answer === first;
      const { seen } = isFirst ? base : showMark(answer, marks.get(keyOfMark(answer)));
      return { attempt_id, question_id, seen, score, comment: typed.comment.trim() };
    });
    queue.enqueue(givenMarks);
    setBase(typed);
  };
  const findError = (givenScore: number): MarkError | undefined => {
    if (Number.isNaN(givenScore) || givenScore > first.max_score) return 'score_wrong';
    if (typed.comment.trim() !== '') return undefined;
    const isReasonMissing = item.answers.some((answer) =>
      needsReason(currentMark(answer, markedBy), givenScore),
    );
    return isReasonMissing ? 'reason_missing' : undefined;
  };
  /** Saves the mark if it was changed. Returns the error that the teacher has to correct first. */
  const save = (): MarkError | undefined => {
    const score = readScore(typed.score);
    const isNew = isDirty || item.answers.length > 1;
    if (score === undefined || !isNew) return undefined;
    const foundError = findError(score);
    setError(foundError);
    if (!foundError) give(score);
    return foundError;
  };
  const canTakeBack = first.step !== null && first.step.score !== null && !shownMark.queued;
  return { typed, error, change, save, takeBack: canTakeBack ? () => give(null) : undefined };
}
