import type { FailureKind } from './failure-kind.ts';

/** The outbox retries by itself: `waiting` for the network, or for a server that cannot serve calls at the moment. */
type RetryStatus = 'waiting' | 'server_away';

/** `refused`: the server does not accept this attempt's answers now; they are kept and sent again slowly. */
export type OutboxStatus = 'idle' | 'sending' | RetryStatus | 'signed_out' | 'refused' | 'submitted';

const firstRetryMs = 1_000;
const lastRetryMs = 20_000;
const refusedRetryMs = 60_000;

/** Whether sending now would only fail again; the next try is scheduled already. */
export function isWaitingToRetry(status: OutboxStatus): boolean {
  return status === 'waiting' || status === 'server_away' || status === 'refused';
}

/** A pause that grows with each failure and is partly random, so that the devices of a class do not retry together. */
function computeRetryMs(failureCount: number): number {
  return Math.min(lastRetryMs, firstRetryMs * 2 ** failureCount) * (0.75 + Math.random() / 2);
}

/** The outbox's status after a failure, and the pause before it sends again; undefined = it does not retry. */
export function planRetry(
  kind: FailureKind,
  failureCount: number,
): { status: OutboxStatus; retryMs: number | undefined } {
  switch (kind) {
    case 'signed_out':
    case 'submitted':
      return { status: kind, retryMs: undefined };
    case 'no_reply':
      return { status: 'waiting', retryMs: computeRetryMs(failureCount) };
    case 'server_away':
      return { status: 'server_away', retryMs: computeRetryMs(failureCount) };
    default:
      return { status: 'refused', retryMs: refusedRetryMs };
  }
}
