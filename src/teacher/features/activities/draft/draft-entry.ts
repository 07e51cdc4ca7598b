import type { UnsentEntry } from '#ui/unsent/unsent-entry.ts';
import type { Draft } from './activity-draft.ts';

/** Unsaved edits of a draft in the queue of unsent work. Each open editor has an entry, named after the editor. */

export type DraftBody = Draft & {
  type: string;
  /** Undefined until the server has told it; `key` then names the activity. */
  id: number | undefined;
  /** Creation key: an activity that is added twice with it is added once. */
  key: string;
  /** The saved draft that was edited; 0 for a new activity. */
  draft_version: number;
  /** Number of the newest edit of this editor. */
  edit: number;
};

export type DraftEntry = UnsentEntry<DraftBody>;

export const isDraftEntry = (entry: UnsentEntry): entry is DraftEntry => entry.kind === 'draft';

export type SavedDraft = { editor: string; edit: number; id: number; draft_version: number; status: number };

/** Tells all tabs what was saved: another tab may have sent the entry of an open editor. */
export const savedDraftsChannel = 'saved-drafts';
