import { useState } from 'react';
import { type CurrentMark, needsReason } from '#contract/rules/mark-reason.ts';
import { type Answer, type MarkingItem, readScore } from './marking-items.ts';
import { type MarksQueue, type QueueState } from './marks-queue.ts';
import { type GivenMark, keyOfMark } from './queued-mark.ts';
import { shownMarkOf } from './shown-mark.ts';

/** The score and the comment that a teacher types for one answer, or for several similar ones. */

type MarkFormOptions = {
  item: MarkingItem;
  /** 'machine': the question is marked by the machine, and changing its mark needs a reason. */
  markedBy: CurrentMark['marked_by'];
  queue: MarksQueue;
  marks: QueueState['marks'];
};

type TypedMark = { seen: number; score: string; comment: string };
export type MarkError = 'score_wrong' | 'reason_missing';

const toCurrentMark = ({ score, step }: Answer, marked_by: CurrentMark['marked_by']): CurrentMark => ({
  marked_by,
  score,
  isByTeacher: step !== null && step.score !== null,
});

const scoreToText = (score: number | null) => (score === null ? '' : String(score));

export function useMarkForm({ item, markedBy, queue, marks }: MarkFormOptions) {
  const [firstAnswer] = item.answers;
  const shownMark = shownMarkOf(firstAnswer, marks.get(keyOfMark(firstAnswer)));
  const latestMark: TypedMark = {
    seen: shownMark.seen,
    score: scoreToText(shownMark.score),
    comment: shownMark.comment,
  };
  const [baseMark, setBaseMark] = useState(latestMark);
  const [typedMark, setTypedMark] = useState(latestMark);
  const [error, setError] = useState<MarkError>();
  const isDirty = typedMark.score !== baseMark.score || typedMark.comment !== baseMark.comment;
  const isBaseOutdated =
    latestMark.seen !== baseMark.seen ||
    latestMark.score !== baseMark.score ||
    latestMark.comment !== baseMark.comment;
  // Shows a colleague's newer mark, unless the teacher has typed something: then the server reports a conflict.
  if (isBaseOutdated && !isDirty) {
    setBaseMark(latestMark);
    setTypedMark(latestMark);
  }
  const changeMark = (changes: Partial<TypedMark>) => {
    setError(undefined);
    setTypedMark({ ...typedMark, ...changes });
  };
  const enqueueMark = (score: number | null) => {
    const givenMarks = item.answers.map((answer): GivenMark => {
      const { attempt_id, question_id } = answer;
      const isFirst = answer === firstAnswer;
      const { seen } = isFirst ? baseMark : shownMarkOf(answer, marks.get(keyOfMark(answer)));
      return { attempt_id, question_id, seen, score, comment: typedMark.comment.trim() };
    });
    queue.enqueue(givenMarks);
    setBaseMark(typedMark);
  };
  const findError = (newScore: number): MarkError | undefined => {
    if (Number.isNaN(newScore) || newScore > firstAnswer.max_score) return 'score_wrong';
    if (typedMark.comment.trim() !== '') return undefined;
    const isReasonMissing = item.answers.some((answer) =>
      needsReason(toCurrentMark(answer, markedBy), newScore),
    );
    return isReasonMissing ? 'reason_missing' : undefined;
  };
  /** Saves the mark if it was changed. Returns the error that the teacher has to correct first. */
  const save = (): MarkError | undefined => {
    const score = readScore(typedMark.score);
    const isNew = isDirty || item.answers.length > 1;
    if (score === undefined || !isNew) return undefined;
    const foundError = findError(score);
    setError(foundError);
    if (!foundError) enqueueMark(score);
    return foundError;
  };
  const canTakeBack = firstAnswer.step !== null && firstAnswer.step.score !== null && !shownMark.queuedMark;
  return {
    typed: typedMark,
    error,
    change: changeMark,
    save,
    takeBack: canTakeBack ? () => enqueueMark(null) : undefined,
  };
}
