import type { UnsentEntry } from '#ui/unsent/unsent-entry.ts';
import type { Failure } from '#ui/unsent/unsent-rules.ts';

/**
 * State of saving, named by the key of its text. `none`: nothing has been answered; `typed`: something is written that is
 * not an answer yet; `kept`: the server did not take something; `only_in_tab`: this device cannot store it.
 */
export type SavingState =
  | 'none'
  | 'saved'
  | 'saving'
  | 'typed'
  | 'waiting'
  | 'kept_to_send'
  | 'kept'
  | 'only_in_tab';

type SavingFacts = {
  unsent: readonly Pick<UnsentEntry, 'state'>[];
  failure: Failure | undefined;
  isOnlyInTab: boolean;
  hasTyped: boolean;
  hasAnswers: boolean;
};

/** Tells a network failure from a busy server, because a student can do something about the network only. Pure. */
export function describeSaving(facts: SavingFacts): SavingState {
  const { unsent, failure, isOnlyInTab, hasTyped, hasAnswers } = facts;
  if (unsent.length > 0) {
    const isWaiting = unsent.some(({ state }) => state === 'waiting');
    if (isWaiting && !failure) return 'saving';
    if (isOnlyInTab) return 'only_in_tab';
    if (!isWaiting) return 'kept';
    return failure === 'no_reply' ? 'waiting' : 'kept_to_send';
  }
  if (hasTyped) return 'typed';
  return hasAnswers ? 'saved' : 'none';
}
