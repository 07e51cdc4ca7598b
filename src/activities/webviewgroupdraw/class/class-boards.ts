import type { ClassAttempt, ViewContext } from '#form/activity-views.ts';
import type { SpaceSource } from '#form/space-source.ts';

/** The boards of a class, as its teacher sees them. */
export type ClassBoard = {
  key: string;
  /** Attempt of a group; undefined: the board of the whole class. */
  attemptId: number | undefined;
  /** Of the group; empty: that of the class. */
  name: string;
  memberIds: readonly number[];
  isInProgress: boolean;
  source: SpaceSource | undefined;
};

export function listClassBoards(
  isOfClass: boolean,
  attempts: readonly ClassAttempt[],
  context: Pick<ViewContext, 'spaces' | 'spacesOf'>,
): ClassBoard[] {
  if (isOfClass)
    return [
      {
        key: 'class',
        attemptId: undefined,
        name: '',
        memberIds: [],
        isInProgress: true,
        source: context.spaces,
      },
    ];
  return attempts.map(({ attempt_id, name, student_ids, state }) => ({
    key: String(attempt_id),
    attemptId: attempt_id,
    name,
    memberIds: student_ids,
    isInProgress: state === 'in_progress',
    source: context.spacesOf?.(attempt_id),
  }));
}
