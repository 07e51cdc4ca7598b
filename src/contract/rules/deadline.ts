import { deadlineGraceMs } from '#contract/limits.ts';

/**
 * Whether answers are no longer accepted, because the deadline and the grace for slow networks are over. null means
 * no deadline.
 */
export function isDeadlineOver(deadline: number | null, now: number): boolean {
  return deadline !== null && now > deadline + deadlineGraceMs;
}
