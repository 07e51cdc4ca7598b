import type { UnsentQueue } from '#ui/unsent/unsent-queue.ts';

/** Lanes of which this tab has sent something before the page of their attempt followed the queue. */
const sentLanes = new Set<string>();

export const noteSentLanes = (queue: UnsentQueue): (() => void) =>
  queue.onResult(({ lane }, { isSent }) => isSent && sentLanes.add(lane));

/** Whether something was sent since the last call, so that the attempt may have been read before that. */
export const takeSentLane = (lane: string): boolean => sentLanes.delete(lane);
