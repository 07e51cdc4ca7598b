import { saveEntries } from '#player/features/attempt/attempt-calls.ts';
import { attemptIdOf, type EntryChange } from '#player/features/attempt/unsent/attempt-lane.ts';
import { toEntryResult } from '#player/features/attempt/unsent/entry-rules.ts';
import { saveLive } from '#player/features/attempt/unsent/live-saves.ts';
import { refusedEntryMessages } from '#player/features/attempt/unsent/refused-entry-messages.ts';
import { translate } from '#ui/i18n/use-messages.ts';
import type { Sender } from '#ui/unsent/unsent-kinds.ts';
import { describeValue } from './describe-value.ts';

const describeRefusal = (result: 'full' | 'not_allowed'): string => translate(refusedEntryMessages, result);

/** Saves entries of spaces, over the live connection of the page where there is one. */
export const entriesSender: Sender<EntryChange> = {
  toText: ({ title, body }) => `${title}\n\n${describeValue(body.value)}\n`,
  send: async (entries) => {
    const [first] = entries;
    if (!first) return [];
    const attemptId = attemptIdOf(first.lane);
    const changes = entries.map(({ body }) => body);
    const replies = await (saveLive(attemptId, changes) ?? saveEntries(attemptId, changes));
    return entries.map((_entry, index) => toEntryResult(replies[index], describeRefusal));
  },
};
