/** Imports no zod, so that browsers may load this module. */

/** Points as they may be typed: from 0 to the maximum, with at most two decimals. */
export function isPaperScore(score: number, max_score: number): boolean {
  return score >= 0 && score <= max_score && Math.abs(score * 100 - Math.round(score * 100)) < 1e-6;
}
