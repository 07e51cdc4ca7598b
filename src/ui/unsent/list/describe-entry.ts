import { translate } from '#ui/i18n/use-messages.ts';
import type { UnsentEntry } from '#ui/unsent/unsent-entry.ts';
import { unsentQueue } from '#ui/unsent/unsent-queue.ts';
import { unsentMessages } from './unsent-messages.ts';

/** Why an entry is not sent yet, in the language of the interface. */
export function describeReason(entry: UnsentEntry): string {
  if (entry.kind === 'typed') return translate(unsentMessages, 'not_saved');
  if (entry.failure === 'refused' && entry.message) return entry.message;
  if (entry.failure) return translate(unsentMessages, entry.failure);
  const { failure } = unsentQueue.laneState(entry.lane);
  return translate(unsentMessages, failure ?? 'waiting');
}

/** Entries of people who are signed in elsewhere, or of a kind that is only kept, cannot be sent by hand. */
export const canSend = ({ kind }: UnsentEntry): boolean => kind !== 'typed';
