import type { Answer } from './marking-items.ts';
import type { QueuedMark } from './marks-queue.ts';

/** A mark as shown: one that waits on this device replaces the server's. */
export type ShownMark = { score: number | null; comment: string; seen: number; queued?: QueuedMark };

/** The mark of an answer as it is shown. */
export function showMark(answer: Answer, queued: QueuedMark | undefined): ShownMark {
  if (queued) return { ...queued.mark, queued };
  const { step, score } = answer;
  return { score, comment: step && step.score !== null ? step.comment : '', seen: step?.number ?? 0 };
}
