import { useSyncExternalStore } from 'react';
import { type ActivityDetail, type ActivityForm, type Draft, pickForm } from './activity-draft.ts';
import type { DraftEntry } from './draft-entry.ts';
import { type DraftSaving, openDraftSaving } from './draft-saving.ts';
import { applyEdit, createDraftState, type DraftState, getSaveLabel, type SaveLabel } from './draft-state.ts';
import { isWaiting } from './left-drafts.ts';

/**
 * The store of the draft in the editor. Components read it with `useDraft` and change it through the store's functions;
 * each change is saved automatically.
 */
export type DraftStore = Omit<DraftSaving, 'schedule'> & {
  type: string;
  /** Where the queue of unsent work keeps the draft's edits. */
  lane: string;
  /** Number that differs for each opened store. */
  serial: number;
  /** True if unsaved edits from this device were put back into the draft. */
  wasRestored: boolean;
  /** The activity is a copy, and its original had been shared again when the copy was opened. */
  hasOriginChanges: boolean;
  /** The activity's resource in the library when it was opened; null = not shared. */
  resourceId: number | null;
  getState: () => DraftState;
  subscribe: (listener: () => void) => () => void;
  changeForm: (part: Partial<ActivityForm>) => void;
  changeContent: (transform: (content: unknown) => unknown) => void;
  applyPublication: (status: number, revisionNumber: number) => void;
  /** Ignores a status that was read before the newest save, because that save's reply had a newer one. */
  applyStatus: (loadedDetail: Pick<ActivityDetail, 'draft_version' | 'status'>) => void;
};

export type DraftStoreOptions = {
  type: string;
  key: string;
  lane: string;
  /** The activity as the server has it; absent for a new one. */
  detail?: ActivityDetail | undefined;
  draft: Draft;
  /** Unsaved edits that a closed editor has left in the queue. */
  left?: DraftEntry | undefined;
  /** What lists of unsent work call the draft. */
  describe: (draft: Draft) => string;
};

let storeCount = 0;

function createStartState({ detail, draft, left }: DraftStoreOptions): DraftState {
  const state = createDraftState(draft, detail);
  if (!left) return state;
  const { form, content, edit, draft_version } = left.body;
  return {
    ...state,
    draft: { form: pickForm(form), content },
    // Keeps the version that was edited, so that the server refuses outdated edits as a conflict.
    version: draft_version,
    editCount: edit,
    // What has left the queue since it was found was sent.
    savedEditCount: isWaiting(left) ? edit - 1 : edit,
  };
}

export function createDraftStore(options: DraftStoreOptions): DraftStore {
  const { type, detail, left, describe } = options;
  const { getState, update, subscribe } = createStateHolder(createStartState(options));
  const getTitle = () => describe(getState().draft);
  const { schedule, ...saving } = openDraftSaving({ ...options, left, getTitle, getState, update });

  function changeDraft(changedDraft: Draft): void {
    update(applyEdit(getState(), changedDraft));
    schedule();
  }

  return {
    ...saving,
    type,
    lane: options.lane,
    serial: ++storeCount,
    wasRestored: left !== undefined,
    hasOriginChanges: detail?.has_origin_changes ?? false,
    resourceId: detail?.resource_id ?? null,
    getState,
    subscribe,
    changeForm: (part) => {
      const { form, content } = getState().draft;
      changeDraft({ form: { ...form, ...part }, content });
    },
    changeContent: (transform) => {
      const { form, content } = getState().draft;
      changeDraft({ form, content: transform(content) });
    },
    applyPublication: (status, revisionNumber) => update({ status, revisionNumber }),
    applyStatus: ({ draft_version, status }) => {
      if (draft_version >= getState().version) update({ status });
    },
  };
}

function createStateHolder(initialState: DraftState) {
  let state = initialState;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    update: (part: Partial<DraftState>) => {
      state = { ...state, ...part };
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** The current state of the open draft, for components. */
export function useDraft(store: DraftStore): DraftState & { saveLabel: SaveLabel } {
  const state = useSyncExternalStore(store.subscribe, store.getState);
  return { ...state, saveLabel: getSaveLabel(state) };
}
