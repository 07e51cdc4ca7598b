type Mark = { score: number | null; max_score: number; needs_teacher: number };

/** Scales a score to the question's current maximum; undefined until a teacher has marked the answer. Pure. */
export function scaleScore(mark: Mark | undefined, { max_score }: { max_score: number }): number | undefined {
  if (mark?.needs_teacher === 1) return undefined;
  if (!mark || mark.score === null) return 0;
  const hasSameMaximum = mark.max_score === max_score || mark.max_score <= 0;
  return hasSameMaximum ? mark.score : (mark.score * max_score) / mark.max_score;
}
