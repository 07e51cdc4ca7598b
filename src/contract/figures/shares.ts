/** Which part of the points a mark is. Pure; server, browser and files use the same. */

/** 0 and 1 as the database has them. */
type Flag = boolean | number;

/** A piece of work, or an answer, with its score. */
export type ScoredWork = {
  score: number | null;
  max_score: number | null;
  /** Whether answers still wait for a teacher's mark. */
  needs_teacher: Flag;
};

/**
 * Score ÷ maximum score, 0..1. Null without work or without points, and until a teacher has marked everything: what
 * waits is neither 0 nor what the machine has marked so far.
 */
export function scoreShare(work: ScoredWork | undefined): number | null {
  if (!work || work.score === null || work.max_score === null) return null;
  return work.max_score <= 0 || work.needs_teacher ? null : work.score / work.max_score;
}

type Mark = { score: number | null; max_score: number; needs_teacher: Flag };

/**
 * The score of an answer in the question's points of today: score × today's maximum ÷ the maximum that it was marked by,
 * since a revision or a correction may have changed that. An unanswered question (no mark) scores 0; undefined until a
 * teacher has marked the answer.
 */
export function scaleScore(mark: Mark | undefined, { max_score }: { max_score: number }): number | undefined {
  if (mark?.needs_teacher) return undefined;
  if (!mark || mark.score === null) return 0;
  const hasSameMaximum = mark.max_score === max_score || mark.max_score <= 0;
  return hasSameMaximum ? mark.score : (mark.score * max_score) / mark.max_score;
}
