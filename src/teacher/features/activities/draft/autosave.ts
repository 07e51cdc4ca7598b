import {
  type AutosaveState,
  delayBeforeNext,
  isDirty,
  longestDelayMs,
  maySend,
  noteEdit,
  noteFailure,
  noteSaved,
  noteSent,
  type SaveProblem,
  startState,
} from './draft-state.ts';

/** Runs the saves of one draft: waits for a pause, sends one at a time, tries again when the network is gone. */

type Failure = { problem: Exclude<SaveProblem, 'none'>; reason: string };

export type AutosaverPorts<Draft> = {
  /** Resolves once the server holds this draft. */
  send: (draft: Draft) => Promise<void>;
  judge: (error: unknown) => Failure;
  onChange: (state: AutosaveState) => void;
};

export type Autosaver<Draft> = {
  change: (next: Draft) => void;
  /** Saves at once; true when the server holds everything. Gives up at the first failure. */
  flush: () => Promise<boolean>;
  /** Tries now instead of waiting, as when the network is back. */
  retry: () => void;
  stop: () => void;
  resume: () => void;
};

export function createAutosaver<Draft>(ports: AutosaverPorts<Draft>, draft: Draft): Autosaver<Draft> {
  let state = startState;
  let current = draft;
  let sentDraft = draft;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsavedSince: number | undefined;
  let underWay: Promise<void> | undefined;

  function update(next: AutosaveState): void {
    state = next;
    ports.onChange(state);
  }

  function schedule(): void {
    clearTimeout(timer);
    if (!maySend(state)) return;
    const delay = delayBeforeNext(state);
    const waited = unsavedSince === undefined ? 0 : Date.now() - unsavedSince;
    const isRetry = state.problem === 'unreachable';
    timer = setTimeout(
      () => void send(),
      isRetry ? delay : Math.min(delay, Math.max(0, longestDelayMs - waited)),
    );
  }

  async function sendOnce(): Promise<void> {
    try {
      await ports.send(sentDraft);
      const isNewest = state.inFlight === state.edits;
      unsavedSince = isNewest ? undefined : Date.now();
      update(noteSaved(state));
    } catch (error) {
      const { problem, reason } = ports.judge(error);
      update(noteFailure(state, problem, reason));
    }
    underWay = undefined;
    schedule();
  }

  function send(): Promise<void> {
    clearTimeout(timer);
    if (underWay) return underWay;
    if (!maySend(state)) return Promise.resolve();
    if (state.uncertain === undefined) {
      sentDraft = current;
    }
    update(noteSent(state));
    underWay = sendOnce();
    return underWay;
  }

  return {
    change: (next) => {
      current = next;
      unsavedSince ??= Date.now();
      update(noteEdit(state));
      schedule();
    },
    flush: async () => {
      const { failures } = state;
      do await send();
      while (maySend(state) && state.failures <= failures);
      return !isDirty(state);
    },
    retry: () => {
      if (state.problem === 'conflict') return;
      if (state.problem === 'refused') update({ ...state, problem: 'none', reason: '' });
      void send();
    },
    stop: () => clearTimeout(timer),
    resume: schedule,
  };
}
