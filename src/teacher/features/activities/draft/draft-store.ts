import { useSyncExternalStore } from 'react';
import { randomKey } from '#ui/browser/random-key.ts';
import {
  type ActivityDetail,
  type ActivityForm,
  type Draft,
  isSameDraft,
  pickForm,
} from './activity-draft.ts';
import { readDeviceCopy } from './device-copy.ts';
import { type DraftSaving, openDraftSaving } from './draft-saving.ts';
import { applyEdit, createDraftState, type DraftState, getSaveLabel, type SaveLabel } from './draft-state.ts';

/**
 * The store of the draft in the editor. Components read it with `useDraft` and change it through the store's functions;
 * each change is saved automatically.
 */
export type DraftStore = Omit<DraftSaving, 'schedule'> & {
  type: string;
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

type DraftStoreOptions = {
  userId: number;
  type: string;
  /** The activity as the server has it; absent for a new one. */
  detail?: ActivityDetail;
  draft: Draft;
};

let storeCount = 0;

export function createDraftStore({ userId, type, detail, draft }: DraftStoreOptions): DraftStore {
  const storedCopy = readDeviceCopy({ userId, type, id: detail?.id });
  const restoredCopy = storedCopy && !isSameDraft(storedCopy, draft) ? storedCopy : undefined;
  const { getState, update, subscribe } = createStateHolder(createDraftState(draft, detail));
  const key = storedCopy?.key || randomKey();
  const { schedule, ...saving } = openDraftSaving({ userId, type, key, getState, update });

  function changeDraft(changedDraft: Draft): void {
    update(applyEdit(getState(), changedDraft));
    schedule();
  }

  if (restoredCopy) {
    // Keeps the version that was edited, so that the server refuses outdated edits as a conflict.
    update({ version: restoredCopy.draft_version });
    changeDraft({ form: pickForm(restoredCopy.form), content: restoredCopy.content });
  } else if (storedCopy) {
    saving.removeFromDevice();
  }

  return {
    ...saving,
    type,
    serial: ++storeCount,
    wasRestored: restoredCopy !== undefined,
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
