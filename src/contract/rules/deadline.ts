import { deadlineGraceMs } from '#contract/limits.ts';

/** Whether answers are no longer taken: the deadline and the grace for a slow network are over. null = no deadline. */
export function isOver(deadline: number | null, now: number): boolean {
  return deadline !== null && now > deadline + deadlineGraceMs;
}
