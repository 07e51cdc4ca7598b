/**
 * What is known of the saves of one draft; no timers, no network. Edits are counted: the draft is saved when the
 * server has acknowledged as many as were made. One save is under way at a time.
 */
export type AutosaveState = {
  edits: number;
  acknowledged: number;
  /** Edits held by the save under way. */
  inFlight: number | undefined;
  /** Edits held by a save whose reply never came: the server may hold it, so it is sent again before newer ones. */
  uncertain: number | undefined;
  /** In a row. */
  failures: number;
  problem: SaveProblem;
  /** What the server said when it refused. */
  reason: string;
};

/** `unreachable` is tried again; `refused` waits for another edit, `conflict` for the person's choice. */
export type SaveProblem = 'none' | 'unreachable' | 'refused' | 'conflict';

export type SaveLabel = 'saved' | 'saving' | 'retrying' | 'refused' | 'conflict';

export const saveDelayMs = 800;
/** Somebody who never stops typing is saved this often. */
export const longestDelayMs = 5_000;
const longestRetryMs = 30_000;

export const startState: AutosaveState = {
  edits: 0,
  acknowledged: 0,
  inFlight: undefined,
  uncertain: undefined,
  failures: 0,
  problem: 'none',
  reason: '',
};

export function isDirty(state: AutosaveState): boolean {
  return state.edits > state.acknowledged;
}

export function maySend(state: AutosaveState): boolean {
  const isStuck = state.problem === 'refused' || state.problem === 'conflict';
  return isDirty(state) && state.inFlight === undefined && !isStuck;
}

export function noteEdit(state: AutosaveState): AutosaveState {
  const edits = state.edits + 1;
  return state.problem === 'refused' ? { ...state, edits, problem: 'none', reason: '' } : { ...state, edits };
}

export function noteSent(state: AutosaveState): AutosaveState {
  return { ...state, inFlight: state.uncertain ?? state.edits };
}

export function noteSaved(state: AutosaveState): AutosaveState {
  return {
    ...state,
    acknowledged: state.inFlight ?? state.acknowledged,
    inFlight: undefined,
    uncertain: undefined,
    failures: 0,
    problem: 'none',
    reason: '',
  };
}

export function noteFailure(
  state: AutosaveState,
  problem: Exclude<SaveProblem, 'none'>,
  reason: string,
): AutosaveState {
  return {
    ...state,
    inFlight: undefined,
    uncertain: problem === 'unreachable' ? state.inFlight : undefined,
    failures: state.failures + 1,
    problem,
    reason,
  };
}

/** Milliseconds to wait before the next save; after failures longer each time. */
export function delayBeforeNext({ problem, failures }: AutosaveState): number {
  if (problem !== 'unreachable') return saveDelayMs;
  return Math.min(longestRetryMs, 1_000 * 2 ** (failures - 1));
}

export function labelOf(state: AutosaveState): SaveLabel {
  if (state.problem === 'conflict' || state.problem === 'refused') return state.problem;
  if (state.problem === 'unreachable') return 'retrying';
  return isDirty(state) ? 'saving' : 'saved';
}
