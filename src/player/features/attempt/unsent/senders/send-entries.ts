import type { ApiReply } from '#contract/api.ts';
import { saveEntries } from '#player/features/attempt/attempt-calls.ts';
import { attemptIdOf, type EntryChange, raiseAbove } from '#player/features/attempt/unsent/attempt-lane.ts';
import { refusedEntryMessages } from '#player/features/attempt/unsent/refused-entry-messages.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import type { Sender, SendResult } from '#ui/unsent/unsent-kinds.ts';
import { describeValue } from './describe-value.ts';

type EntryReply = ApiReply<'POST /play/save'>['entries'][number];
type SaveLive = (entries: EntryChange[]) => Promise<EntryReply[]> | undefined;

/** How the pages that are open save entries over their live connection; undefined where there is none at the moment. */
const saveByAttempt = new Map<number, SaveLive>();

/** Returns a function that ends it. */
export function offerLiveSave(attemptId: number, save: SaveLive): () => void {
  saveByAttempt.set(attemptId, save);
  return () => {
    if (saveByAttempt.get(attemptId) === save) saveByAttempt.delete(attemptId);
  };
}

const translateRefusal = (result: 'full' | 'not_allowed'): string => translate(refusedEntryMessages, result);

/** What the reply to an entry means. `describeRefusal`: says why it was refused, in the words that its author will read. */
export function toEntryResult(
  reply: EntryReply | undefined,
  describeRefusal: (result: 'full' | 'not_allowed') => string,
): SendResult<EntryChange> {
  if (!reply) return { isSent: false, failure: 'server_away' };
  const { result, stored } = reply;
  // Another device may have used the number of a newer change meanwhile.
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

/** Saves entries of spaces, over the live connection of the page where there is one. */
export const entriesSender: Sender<EntryChange> = {
  toText: ({ title, body }) => `${title}\n\n${describeValue(body.value)}\n`,
  send: async (entries) => {
    const [first] = entries;
    if (!first) return [];
    const attemptId = attemptIdOf(first.lane);
    const changes = entries.map(({ body }) => body);
    const replies = await (saveByAttempt.get(attemptId)?.(changes) ?? saveEntries(attemptId, changes));
    return entries.map((_entry, index) => toEntryResult(replies[index], translateRefusal));
  },
};
