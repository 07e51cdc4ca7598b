import { randomKey } from '#ui/browser/random-key.ts';
import type { UnsentEntry } from '#ui/unsent/unsent-entry.ts';
import type { SendResult } from '#ui/unsent/unsent-kinds.ts';
import { unsentQueue } from '#ui/unsent/unsent-queue.ts';
import {
  type DraftBody,
  type DraftEntry,
  isDraftEntry,
  type SavedDraft,
  savedDraftsChannel,
} from './draft-entry.ts';
import {
  applySave,
  computeSaveDelayMs,
  type DraftState,
  findProblem,
  hasUnsavedEdits,
} from './draft-state.ts';
import { changeNewDraftNote } from './new-draft-note.ts';
import { holdEditor, knowsOpenEditors } from './open-editors.ts';

/**
 * Brings the edits of an open draft into the queue of unsent work, and follows what becomes of them there. The queue
 * stores and sends them, also after the editor is closed.
 */

export type DraftSaving = ReturnType<typeof openDraftSaving>;

type DraftSavingOptions = {
  type: string;
  key: string;
  lane: string;
  /** Unsaved edits of a closed editor, with which this one goes on. */
  left: DraftEntry | undefined;
  getTitle: () => string;
  getState: () => DraftState;
  update: (part: Partial<DraftState>) => void;
};

/** Edits are held back this long, because copying a large draft costs a few milliseconds. */
const holdMs = 300;
/** Time in which another tab tells what it has sent. */
const newsMs = 2_000;

/** The edits that the queue does not have yet. */
function openHold(editor: string, options: DraftSavingOptions) {
  const { lane, type, key, getTitle, getState } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let addedEdit = getState().editCount;
  let unsavedSince: number | undefined;

  function add(): void {
    clearTimeout(timer);
    timer = undefined;
    const { draft, id, version, editCount } = getState();
    if (addedEdit === editCount || !unsentQueue.isStarted()) return;
    addedEdit = editCount;
    changeNewDraftNote(key, { isEdited: true });
    const body: DraftBody = { ...draft, type, id, key, draft_version: version, edit: editCount };
    const pauseMs = computeSaveDelayMs(Date.now() - (unsavedSince ?? Date.now()));
    void unsentQueue.add([{ lane, kind: 'draft', name: editor, title: getTitle(), body }], {
      inMs: Math.max(0, pauseMs - holdMs),
    });
  }

  return {
    add,
    addSoon: () => {
      unsavedSince ??= Date.now();
      timer ??= setTimeout(add, holdMs);
    },
    /** Adds again what the queue no longer has. */
    addAgain: () => {
      addedEdit = 0;
      add();
    },
    forgetAge: () => {
      unsavedSince = undefined;
    },
    stop: () => clearTimeout(timer),
    hasAdded: () => addedEdit > getState().savedEditCount,
  };
}

/** Calls `onSaved` for each save of this editor, whichever tab sent it. */
function followSaves(editor: string, onSaved: (saved: SavedDraft) => void): () => void {
  const onResult = (entry: UnsentEntry, result: SendResult) => {
    if (entry.kind === 'draft' && entry.name === editor && result.isSent) onSaved(result.reply as SavedDraft);
  };
  const stopResults = unsentQueue.onResult(onResult);
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(savedDraftsChannel) : undefined;
  channel?.addEventListener('message', ({ data }: MessageEvent<SavedDraft>) => {
    if (data.editor === editor) onSaved(data);
  });
  return () => {
    stopResults();
    channel?.close();
  };
}

/** Calls `onGone` if an entry is gone for long: what has left the queue was sent, and the tab that sent it tells. */
function createGoneWatch(onGone: () => void): (isGone: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (isGone) => {
    if (isGone) timer ??= setTimeout(onGone, newsMs);
    else {
      clearTimeout(timer);
      timer = undefined;
    }
  };
}

const findDraftEntry = (lane: string, editor: string): DraftEntry | undefined =>
  unsentQueue
    .list()
    .filter(isDraftEntry)
    .find((entry) => entry.lane === lane && entry.name === editor);

/** Shows what the queue knows of the entry. */
function showEntryState(entry: DraftEntry, { lane, getState, update }: DraftSavingOptions): void {
  const state = getState();
  const found = findProblem(entry, unsentQueue.laneState(lane).failure);
  // A conflict waits for a choice, whatever is added meanwhile.
  const next = state.problem === 'conflict' ? { problem: state.problem, reason: state.reason } : found;
  const isOnlyInTab = unsentQueue.isOnlyInTab(entry);
  if (next.problem !== state.problem || next.reason !== state.reason || isOnlyInTab !== state.isOnlyInTab)
    update({ ...next, isOnlyInTab });
}

export function openDraftSaving(options: DraftSavingOptions) {
  const { key, lane, left, getState, update } = options;
  // The server knows edits of one editor by its name.
  const editor = left && knowsOpenEditors() ? left.name : randomKey();
  let isDiscarded = false;
  let stop: (() => void) | undefined;
  const hold = openHold(editor, options);
  const isUnsaved = () => hasUnsavedEdits(getState()) && !isDiscarded;

  const findEntry = () => findDraftEntry(lane, editor);
  const watchGone = createGoneWatch(() => isUnsaved() && update({ problem: 'refused', reason: '' }));

  function applyQueue(): void {
    if (isDiscarded) return;
    const entry = findEntry();
    watchGone(!entry && hold.hasAdded() && unsentQueue.isStarted());
    if (entry) showEntryState(entry, options);
  }

  function applySaved({ edit, id, draft_version, status }: SavedDraft): void {
    update({ ...applySave(getState(), edit), id, version: draft_version, status });
    changeNewDraftNote(key, { id });
    watchGone(false);
    if (!isUnsaved()) hold.forgetAge();
  }

  function addHeld(): void {
    if (isDiscarded) hold.stop();
    else hold.add();
  }

  function follow(): void {
    if (stop) return;
    const stops = [
      holdEditor(editor),
      followSaves(editor, applySaved),
      unsentQueue.subscribe(applyQueue),
      unsentQueue.onClose(addHeld),
    ];
    stop = () => {
      for (const each of stops) each();
    };
    applyQueue();
  }

  /** Sends what waits or was refused, now. */
  async function sendNow(): Promise<void> {
    hold.add();
    const entry = findEntry();
    if (!entry && isUnsaved()) hold.addAgain();
    if (entry && entry.state !== 'waiting') await unsentQueue.sendAgain([entry]);
    else await unsentQueue.flush(lane);
    applyQueue();
  }

  /** Saves at once; true when the server holds everything. Gives up at the first failure. */
  async function flush(): Promise<boolean> {
    const isOver = () => !isUnsaved() || getState().problem === 'conflict' || !unsentQueue.isStarted();
    do {
      if (isOver()) break;
      await sendNow();
    } while (getState().problem === 'none');
    return !hasUnsavedEdits(getState());
  }

  follow();
  if (left && left.name !== editor && isUnsaved()) {
    hold.addAgain();
    void unsentQueue.discard([left]);
  }
  return {
    isUnsaved,
    flush,
    /** Tries now instead of later, for example when the network is back. */
    retry: () => void (getState().problem !== 'conflict' && sendNow()),
    /** Call it after each edit. */
    schedule: hold.addSoon,
    /** Follows the queue; call it when the editor is shown. */
    open: follow,
    /** Leaves what is not saved to the queue. */
    close: () => {
      addHeld();
      watchGone(false);
      stop?.();
      stop = undefined;
    },
    /** Drops the edits that are not saved. */
    discard: () => {
      isDiscarded = true;
      hold.stop();
      const entry = findEntry();
      if (entry) void unsentQueue.discard([entry]);
    },
  };
}
