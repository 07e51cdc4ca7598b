/** When a teacher has to say why a mark changes. The server and the marking screen both follow this rule. Pure. */

export type CurrentMark = {
  marked_by: 'machine' | 'teacher' | 'nobody';
  /** Null: the question has no mark yet. */
  score: number | null;
  /** A teacher has already replaced the machine's mark. */
  isByTeacher: boolean;
};

/** A machine's mark is replaced only with a reason. Taking the teacher's mark back (null), or giving the same, needs none. */
export function needsReason({ marked_by, score, isByTeacher }: CurrentMark, given: number | null): boolean {
  if (marked_by !== 'machine' || given === null) return false;
  return isByTeacher || (score !== null && score !== given);
}
