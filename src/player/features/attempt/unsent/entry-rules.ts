import type { SendResult } from '#ui/unsent/unsent-kinds.ts';
import type { EntryChange } from './attempt-lane.ts';
import type { EntryReply } from './live-saves.ts';

/** What the replies to entries of spaces mean. Pure. */

export const nameOfEntry = ({ space, item, value }: EntryChange): string => `${space}/${item}/${value.kind}`;

/** Raises the number of a newer change above `seq`, which another device has used meanwhile. */
const raiseAbove =
  (seq: number) =>
  (change: EntryChange): EntryChange =>
    change.seq <= seq ? { ...change, seq: seq + 1 } : change;

/** `describeRefusal`: says why an entry was refused, in the words that its author will read. */
export function toEntryResult(
  reply: EntryReply | undefined,
  describeRefusal: (result: 'full' | 'not_allowed') => string,
): SendResult<EntryChange> {
  if (!reply) return { isSent: false, failure: 'server_away' };
  const { result, stored } = reply;
  const rebase = stored && { rebase: raiseAbove(stored.seq) };
  switch (result) {
    case 'saved':
      return { isSent: true, reply, ...rebase };
    case 'stale':
      return { isSent: false, failure: 'conflict', reply, ...rebase };
    case 'late':
    case 'invalid':
      return { isSent: false, failure: result, reply };
    default:
      return { isSent: false, failure: 'refused', message: describeRefusal(result), reply };
  }
}
