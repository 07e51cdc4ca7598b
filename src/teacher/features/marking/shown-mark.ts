import type { Answer } from './marking-items.ts';
import type { QueuedMark } from './queued-mark.ts';

/** A mark as shown: one that waits on this device replaces the server's. */
export type ShownMark = { score: number | null; comment: string; seen: number; queuedMark?: QueuedMark };

export function shownMarkOf(answer: Answer, queuedMark: QueuedMark | undefined): ShownMark {
  if (queuedMark) return { ...queuedMark.mark, queuedMark };
  const { step, score } = answer;
  return { score, comment: step && step.score !== null ? step.comment : '', seen: step?.number ?? 0 };
}
