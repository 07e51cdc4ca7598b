import { useState } from 'react';
import { type CurrentMark, needsReason } from '#contract/rules/mark-reason.ts';
import { type BaseMark, nameTypedMark, type TypedMark } from '#teacher/shared/marks/typed-marks.ts';
import { giveMarks, type UnsentMarks } from '#teacher/shared/marks/unsent-marks.ts';
import { useTyped } from '#ui/unsent/use-typed.ts';
import { type Answer, type MarkingItem, readScore, shownMarkOf } from './marking-items.ts';

/** The score and the comment that a teacher types for one answer, or for several similar ones. */

type MarkFormOptions = {
  item: MarkingItem;
  /** 'machine': the question is marked by the machine, and changing its mark needs a reason. */
  markedBy: CurrentMark['marked_by'];
  marks: UnsentMarks['marks'];
  coursewareId: number;
  /** Names the mark of an answer in lists. */
  titleOf: (answer: Answer) => string;
};

export type MarkError = 'score_wrong' | 'reason_missing';

const toCurrentMark = ({ score, step }: Answer, marked_by: CurrentMark['marked_by']): CurrentMark => ({
  marked_by,
  score,
  isByTeacher: step !== null && step.score !== null,
});

const scoreToText = (score: number | null) => (score === null ? '' : String(score));
const isSameMark = (one: BaseMark, other: BaseMark) =>
  one.score === other.score && one.comment === other.comment;

/** What is typed for the first answer of an item; until then its latest mark. */
function useTypedMark({ item, marks, coursewareId, titleOf }: MarkFormOptions) {
  const [firstAnswer] = item.answers;
  const shownMark = shownMarkOf(firstAnswer, marks);
  const base = { seen: shownMark.seen, score: scoreToText(shownMark.score), comment: shownMark.comment };
  const { attempt_id, question_id } = firstAnswer;
  const name = nameTypedMark(firstAnswer);
  const place = { courseware_id: coursewareId, attempt_id, question_id };
  const typed = useTyped<TypedMark>(name, titleOf(firstAnswer), {
    score: base.score,
    comment: base.comment,
    lines: [],
    base,
    place,
  });
  const { value, clear } = typed;
  const change = (changes: Partial<Pick<TypedMark, 'score' | 'comment' | 'lines'>>) => {
    const next = { ...value, ...changes };
    // A colleague's newer mark is shown once nothing is typed.
    if (isSameMark({ ...next, seen: 0 }, next.base)) clear();
    else typed.setValue(next);
  };
  // Where only the number has changed, the teacher has seen the newest mark: it is the teacher's own, stored meanwhile.
  const seen = isSameMark(value.base, base) ? base.seen : value.base.seen;
  return { name, value, seen, change, isDirty: typed.keptAt !== undefined, shownMark };
}

export function useMarkForm(options: MarkFormOptions) {
  const { item, markedBy, marks, coursewareId, titleOf } = options;
  const [firstAnswer] = item.answers;
  const { name, value, seen, change, isDirty, shownMark } = useTypedMark(options);
  const [error, setError] = useState<MarkError>();
  const comment = value.comment.trim();
  const enqueueMark = (score: number | null) => {
    const givenMarks = item.answers.map((answer) => {
      const { attempt_id, question_id } = answer;
      const answerSeen = answer === firstAnswer ? seen : shownMarkOf(answer, marks).seen;
      const mark = { attempt_id, question_id, seen: answerSeen, score, comment };
      return { mark, title: titleOf(answer) };
    });
    giveMarks(givenMarks, coursewareId, name);
  };
  const findError = (newScore: number): MarkError | undefined => {
    if (Number.isNaN(newScore) || newScore > firstAnswer.max_score) return 'score_wrong';
    if (comment !== '') return undefined;
    const isReasonMissing = item.answers.some((answer) =>
      needsReason(toCurrentMark(answer, markedBy), newScore),
    );
    return isReasonMissing ? 'reason_missing' : undefined;
  };
  /** Saves the mark if it was changed. Returns the error that the teacher has to correct first. */
  const save = (): MarkError | undefined => {
    const score = readScore(value.score);
    const isNew = isDirty || item.answers.length > 1;
    if (score === undefined || !isNew) return undefined;
    const foundError = findError(score);
    setError(foundError);
    if (!foundError) enqueueMark(score);
    return foundError;
  };
  const canTakeBack = firstAnswer.step !== null && firstAnswer.step.score !== null && !shownMark.unsent;
  return {
    typed: value,
    isDirty,
    error,
    change: (changes: Parameters<typeof change>[0]) => {
      setError(undefined);
      change(changes);
    },
    save,
    takeBack: canTakeBack ? () => enqueueMark(null) : undefined,
  };
}
