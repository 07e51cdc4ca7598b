/**
 * Decides when a teacher must give a reason for changing a mark. The server and the marking screen both use this
 * rule. Pure.
 */

export type CurrentMark = {
  marked_by: 'machine' | 'teacher' | 'nobody';
  /** Null if the question has no mark yet. */
  score: number | null;
  /** Whether a teacher has already replaced the machine's mark. */
  isByTeacher: boolean;
};

/**
 * Replacing a machine's mark needs a reason. Withdrawing the teacher's mark (null), or giving the same mark, needs
 * none.
 */
export function needsReason(
  { marked_by, score, isByTeacher }: CurrentMark,
  givenScore: number | null,
): boolean {
  if (marked_by !== 'machine' || givenScore === null) return false;
  return isByTeacher || (score !== null && score !== givenScore);
}
