import type { UnsentEntry } from '#ui/unsent/unsent-entry.ts';

const sendingMs = 10_000;
const typingMs = 60_000;

/**
 * Whether its author should hear of an entry: it was set aside, it takes long to be sent, or it was typed a while ago and
 * left.
 */
export function needsAttention({ kind, state, addedAt }: UnsentEntry, now: number): boolean {
  if (state !== 'waiting') return true;
  return now - addedAt > (kind === 'typed' ? typingMs : sendingMs);
}
