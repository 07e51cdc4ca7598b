import type { CorrectionKind } from '#contract/choices.ts';
import type { QuestionInfo } from '#form/activity-type.ts';

/**
 * Changes of students' work, as values. A service records a change in the transaction that makes it (`recordChanges`);
 * followers tell what follows from each kind.
 */

/** When and by whom; null: by the server itself. */
type Done = { at: number; by: number | null };
type Attempt = { id: number; courseware_id: number };
/** A score of null: none; a comment of '': none. */
type Mark = { score: number | null; comment: string };

type MarkChanges = {
  /** A teacher gave, changed or took back (`given` null) the mark of a question. */
  'mark.given': Done & {
    attempt: Attempt;
    /** The attempt's member, unless there are several. */
    member: number | undefined;
    question: Pick<QuestionInfo, 'id' | 'title' | 'marked_by'>;
    given: number | null;
    before: Mark;
    after: Mark;
  };
  /** A teacher gave a member of a group a mark of their own, or took it back (null). */
  'mark.member_given': Done & {
    attempt: Attempt;
    member: number;
    before: number | null;
    after: number | null;
    reason: string;
  };
  'attempt.commented': Done & { attempt: Attempt; member: number | undefined; before: string; after: string };
  /** A teacher showed students the marks that a courseware holds back, or held them back again (null). */
  'marks.released': Done & {
    courseware: { id: number; class_id: number };
    before: number | null;
    after: number | null;
  };
};

type CorrectedQuestion = Done & {
  courseware: { id: number; class_id: number };
  title: string;
  correction: CorrectionKind;
  reason: string;
};

type CorrectionChanges = {
  'question.corrected': CorrectedQuestion;
  'question.correction_taken_back': CorrectedQuestion;
};

type Changes = MarkChanges & CorrectionChanges;
type ChangeKind = keyof Changes;
export type Change = { [K in ChangeKind]: { kind: K } & Changes[K] }[ChangeKind];

/** The rows or messages that follow from each kind. A follower that lacks a kind does not compile. */
export type Follower<T> = { readonly [K in ChangeKind]: (change: Changes[K]) => readonly T[] };

export function follow<T>(follower: Follower<T>, change: Change): readonly T[] {
  const followKind = follower[change.kind] as (change: Change) => readonly T[];
  return followKind(change);
}

/** Nothing follows from a kind. */
export const followNothing = () => [];
