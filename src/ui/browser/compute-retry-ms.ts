const firstRetryMs = 1_000;
const lastRetryMs = 20_000;

/** A pause that grows with each failure and is partly random, so that the devices of a class do not retry together. */
export function computeRetryMs(failureCount: number, random = Math.random()): number {
  return Math.min(lastRetryMs, firstRetryMs * 2 ** failureCount) * (0.75 + random / 2);
}
