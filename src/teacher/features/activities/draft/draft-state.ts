import { activityStatus } from '#contract/choices.ts';
import type { ActivityDetail, Draft } from './activity-draft.ts';

/**
 * The draft in the editor, and which of its edits the server has. Pure: no timers, no network. Edits are counted, and the
 * draft is saved once the server has acknowledged all of them. Only one save runs at a time.
 */
export type DraftState<D = Draft> = {
  draft: D;
  /** Undefined until the first change of a new activity has reached the server. */
  id: number | undefined;
  /** The server's version that the next save replaces; if the server has another one, there is a conflict. */
  version: number;
  status: number;
  revisionNumber: number;
  edits: number;
  acknowledged: number;
  inFlight: Save<D> | undefined;
  /** A save whose reply was lost. The server may have stored it, so it is sent again before newer edits. */
  uncertain: Save<D> | undefined;
  /** Failed saves since the last one that succeeded. */
  failures: number;
  problem: SaveProblem;
  /** The server's message when it refused the draft. */
  reason: string;
};

/** A draft that was sent, and how many edits it contains. */
type Save<D> = { draft: D; edits: number };

/** After `unreachable` the save is repeated; `refused` waits for another edit, `conflict` for the teacher's choice. */
type SaveProblem = 'none' | 'unreachable' | 'refused' | 'conflict';

export type SaveFailure = { problem: Exclude<SaveProblem, 'none'>; reason: string };

export type SaveLabel = 'saved' | 'saving' | 'retrying' | 'refused' | 'conflict';

export const saveDelayMs = 800;
/** Longest time between saves while a teacher types without a pause. */
const longestDelayMs = 5_000;
const longestRetryMs = 30_000;

/** `detail`: the activity as the server has it; without it the draft is of a new one. */
export function uneditedDraft<D>(draft: D, detail?: ActivityDetail): DraftState<D> {
  return {
    draft,
    id: detail?.id,
    version: detail?.draft_version ?? 0,
    status: detail?.status ?? activityStatus.in_process,
    revisionNumber: detail?.revision_number ?? 0,
    edits: 0,
    acknowledged: 0,
    inFlight: undefined,
    uncertain: undefined,
    failures: 0,
    problem: 'none',
    reason: '',
  };
}

export function hasUnsavedEdits({ edits, acknowledged }: DraftState<unknown>): boolean {
  return edits > acknowledged;
}

export function canSave(state: DraftState<unknown>): boolean {
  const isStuck = state.problem === 'refused' || state.problem === 'conflict';
  return hasUnsavedEdits(state) && state.inFlight === undefined && !isStuck;
}

/** A refused draft is tried again once it has changed. */
export function applyEdit<D>(state: DraftState<D>, draft: D): DraftState<D> {
  return { ...clearRefusal(state), draft, edits: state.edits + 1 };
}

export function clearRefusal<D>(state: DraftState<D>): DraftState<D> {
  return state.problem === 'refused' ? { ...state, problem: 'none', reason: '' } : state;
}

export function startSave<D>(state: DraftState<D>): DraftState<D> & { inFlight: Save<D> } {
  const { draft, edits, uncertain } = state;
  return { ...state, inFlight: uncertain ?? { draft, edits } };
}

export function confirmSave<D>(state: DraftState<D>): DraftState<D> {
  return {
    ...state,
    acknowledged: state.inFlight?.edits ?? state.acknowledged,
    inFlight: undefined,
    uncertain: undefined,
    failures: 0,
    problem: 'none',
    reason: '',
  };
}

export function failSave<D>(state: DraftState<D>, { problem, reason }: SaveFailure): DraftState<D> {
  return {
    ...state,
    inFlight: undefined,
    uncertain: problem === 'unreachable' ? state.inFlight : undefined,
    failures: state.failures + 1,
    problem,
    reason,
  };
}

/**
 * Milliseconds until the next save: a pause in typing, or longer after each failure. `unsavedMs`: how long the oldest
 * unsaved edit has waited.
 */
export function delayBeforeSave({ problem, failures }: DraftState<unknown>, unsavedMs: number): number {
  if (problem === 'unreachable') return Math.min(longestRetryMs, 1_000 * 2 ** (failures - 1));
  return Math.min(saveDelayMs, Math.max(0, longestDelayMs - unsavedMs));
}

export function labelSave(state: DraftState<unknown>): SaveLabel {
  const { problem } = state;
  if (problem === 'conflict' || problem === 'refused') return problem;
  if (problem === 'unreachable') return 'retrying';
  return hasUnsavedEdits(state) ? 'saving' : 'saved';
}
