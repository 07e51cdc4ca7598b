import {
  canSave,
  clearRefusal,
  computeSaveDelayMs,
  confirmSave,
  type DraftState,
  failSave,
  hasUnsavedEdits,
  type SaveFailure,
  startSave,
} from './draft-state.ts';

/**
 * Decides when a draft is saved: after a pause in typing, one save at a time, and again when the network is back.
 * Keeps only timers; the draft itself is in its store.
 */

export type AutosaveOptions<D> = {
  getState: () => DraftState<D>;
  setState: (state: DraftState<D>) => void;
  /** Resolves once the server holds this draft. */
  send: (draft: D) => Promise<void>;
  classifyError: (error: unknown) => SaveFailure;
};

export type Autosave = {
  /** Schedules the next save; call it after each edit. */
  schedule: () => void;
  /** Saves at once; true when the server holds everything. Gives up at the first failure. */
  flush: () => Promise<boolean>;
  /** Tries now instead of later, for example when the network is back. */
  retry: () => void;
  stop: () => void;
};

export function createAutosave<D>({ getState, setState, send, classifyError }: AutosaveOptions<D>): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsavedSince: number | undefined;
  let runningSave: Promise<void> | undefined;

  function schedule(): void {
    clearTimeout(timer);
    if (!hasUnsavedEdits(getState())) return;
    unsavedSince ??= Date.now();
    if (!canSave(getState())) return;
    timer = setTimeout(() => void save(), computeSaveDelayMs(getState(), Date.now() - unsavedSince));
  }

  async function sendDraft(draft: D): Promise<void> {
    try {
      await send(draft);
      unsavedSince = undefined;
      setState(confirmSave(getState()));
    } catch (error) {
      setState(failSave(getState(), classifyError(error)));
    }
    runningSave = undefined;
    schedule();
  }

  function save(): Promise<void> {
    clearTimeout(timer);
    if (runningSave) return runningSave;
    if (!canSave(getState())) return Promise.resolve();
    const startedState = startSave(getState());
    setState(startedState);
    runningSave = sendDraft(startedState.inFlightSave.draft);
    return runningSave;
  }

  return {
    schedule,
    flush: async () => {
      const { failureCount: earlierFailureCount } = getState();
      do await save();
      while (canSave(getState()) && getState().failureCount <= earlierFailureCount);
      return !hasUnsavedEdits(getState());
    },
    retry: () => {
      if (getState().problem === 'conflict') return;
      if (getState().problem === 'refused') setState(clearRefusal(getState()));
      void save();
    },
    stop: () => clearTimeout(timer),
  };
}
