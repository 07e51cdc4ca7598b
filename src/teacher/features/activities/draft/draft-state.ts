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
  editCount: number;
  savedEditCount: number;
  inFlightSave: SentDraft<D> | undefined;
  /** A save whose reply was lost. The server may have stored it, so it is sent again before newer edits. */
  uncertainSave: SentDraft<D> | undefined;
  /** Failed saves since the last one that succeeded. */
  failureCount: number;
  problem: SaveProblem;
  /** The server's message when it refused the draft. */
  reason: string;
};

/** A draft that was sent, and how many edits it contains. */
type SentDraft<D> = { draft: D; editCount: number };

/** After `unreachable` the save is repeated; `refused` waits for another edit, `conflict` for the teacher's choice. */
type SaveProblem = 'none' | 'unreachable' | 'refused' | 'conflict';

export type SaveFailure = { problem: Exclude<SaveProblem, 'none'>; reason: string };

export type SaveLabel = 'saved' | 'saving' | 'retrying' | 'refused' | 'conflict';

export const typingPauseMs = 800;
/** Longest time between saves while a teacher types without a pause. */
const longestDelayMs = 5_000;
const longestRetryMs = 30_000;

/** `detail`: the activity as the server has it; without it the draft is of a new one. */
export function createDraftState<D>(draft: D, detail?: ActivityDetail): DraftState<D> {
  return {
    draft,
    id: detail?.id,
    version: detail?.draft_version ?? 0,
    status: detail?.status ?? activityStatus.in_process,
    revisionNumber: detail?.revision_number ?? 0,
    editCount: 0,
    savedEditCount: 0,
    inFlightSave: undefined,
    uncertainSave: undefined,
    failureCount: 0,
    problem: 'none',
    reason: '',
  };
}

export function hasUnsavedEdits({ editCount, savedEditCount }: DraftState<unknown>): boolean {
  return editCount > savedEditCount;
}

export function canSave(state: DraftState<unknown>): boolean {
  const isStuck = state.problem === 'refused' || state.problem === 'conflict';
  return hasUnsavedEdits(state) && state.inFlightSave === undefined && !isStuck;
}

/** A refused draft is tried again once it has changed. */
export function applyEdit<D>(state: DraftState<D>, draft: D): DraftState<D> {
  return { ...clearRefusal(state), draft, editCount: state.editCount + 1 };
}

export function clearRefusal<D>(state: DraftState<D>): DraftState<D> {
  return state.problem === 'refused' ? { ...state, problem: 'none', reason: '' } : state;
}

export function startSave<D>(state: DraftState<D>): DraftState<D> & { inFlightSave: SentDraft<D> } {
  const { draft, editCount, uncertainSave } = state;
  return { ...state, inFlightSave: uncertainSave ?? { draft, editCount } };
}

export function confirmSave<D>(state: DraftState<D>): DraftState<D> {
  return {
    ...state,
    savedEditCount: state.inFlightSave?.editCount ?? state.savedEditCount,
    inFlightSave: undefined,
    uncertainSave: undefined,
    failureCount: 0,
    problem: 'none',
    reason: '',
  };
}

export function failSave<D>(state: DraftState<D>, { problem, reason }: SaveFailure): DraftState<D> {
  return {
    ...state,
    inFlightSave: undefined,
    uncertainSave: problem === 'unreachable' ? state.inFlightSave : undefined,
    failureCount: state.failureCount + 1,
    problem,
    reason,
  };
}

/**
 * Milliseconds until the next save: a pause in typing, or longer after each failure. `unsavedMs`: how long the oldest
 * unsaved edit has waited.
 */
export function computeSaveDelayMs(
  { problem, failureCount }: DraftState<unknown>,
  unsavedMs: number,
): number {
  if (problem === 'unreachable') return Math.min(longestRetryMs, 1_000 * 2 ** (failureCount - 1));
  return Math.min(typingPauseMs, Math.max(0, longestDelayMs - unsavedMs));
}

export function getSaveLabel(state: DraftState<unknown>): SaveLabel {
  const { problem } = state;
  if (problem === 'conflict' || problem === 'refused') return problem;
  if (problem === 'unreachable') return 'retrying';
  return hasUnsavedEdits(state) ? 'saving' : 'saved';
}
