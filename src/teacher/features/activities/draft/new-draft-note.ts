/**
 * The new activity that this tab begins, noted before the server knows it: opening the address for new activities again,
 * as after a reload, goes on with it.
 */

type NewDraftNote = {
  type: string;
  /** The creation key. */
  key: string;
  /** Whether its teacher has changed anything, so that the server may have it already. */
  isEdited: boolean;
  id?: number;
};

const storageKey = 'new_draft';

export function readNewDraftNote(): NewDraftNote | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Without storage a reload begins another activity. */
export function storeNewDraftNote(note: NewDraftNote | undefined): void {
  try {
    if (note) sessionStorage.setItem(storageKey, JSON.stringify(note));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // The entry in the queue still has the text.
  }
}

/** Changes the note of the activity with this key, if it is still the one that this tab began last. */
export function changeNewDraftNote(key: string, change: Partial<NewDraftNote>): void {
  const note = readNewDraftNote();
  if (note?.key === key) storeNewDraftNote({ ...note, ...change });
}
