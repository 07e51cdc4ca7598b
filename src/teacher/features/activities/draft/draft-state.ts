import { activityStatus } from '#contract/choices.ts';
import type { Failure } from '#ui/unsent/unsent-rules.ts';
import type { ActivityDetail, Draft } from './activity-draft.ts';
import type { DraftEntry } from './draft-entry.ts';

/**
 * The draft in the editor, and which of its edits the server has. Pure: no timers, no network. Edits are counted, and the
 * draft is saved once the server has acknowledged all of them.
 */
export type DraftState<D = Draft> = {
  draft: D;
  /** Undefined until the first change of a new activity has reached the server. */
  id: number | undefined;
  /** The server's version that the next save replaces; if another editor saved meanwhile, there is a conflict. */
  version: number;
  status: number;
  revisionNumber: number;
  editCount: number;
  savedEditCount: number;
  problem: SaveProblem;
  /** The server's message when it refused the draft. */
  reason: string;
  /** This device could not store the unsaved edits, so that closing the tab loses them. */
  isOnlyInTab: boolean;
};

/** After `unreachable` the save is repeated; `refused` waits for another edit, `conflict` for the teacher's choice. */
type SaveProblem = 'none' | 'unreachable' | 'refused' | 'conflict';

export type SaveLabel = 'saved' | 'saving' | 'retrying' | 'refused' | 'conflict' | 'only_in_tab';

export const typingPauseMs = 800;
/** Longest time between saves while a teacher types without a pause. */
const longestDelayMs = 5_000;

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
    problem: 'none',
    reason: '',
    isOnlyInTab: false,
  };
}

export function hasUnsavedEdits({ editCount, savedEditCount }: DraftState<unknown>): boolean {
  return editCount > savedEditCount;
}

export function applyEdit<D>(state: DraftState<D>, draft: D): DraftState<D> {
  return { ...state, draft, editCount: state.editCount + 1 };
}

/** `edit`: the newest edit that the server has. */
export function applySave<D>(state: DraftState<D>, edit: number): DraftState<D> {
  const savedEditCount = Math.max(state.savedEditCount, edit);
  const isSaved = savedEditCount >= state.editCount;
  return {
    ...state,
    savedEditCount,
    ...(isSaved ? ({ problem: 'none', reason: '', isOnlyInTab: false } as const) : {}),
  };
}

type EntryFacts = Pick<DraftEntry, 'state' | 'failure' | 'message'>;

/** `entry`: the unsent edits in the queue, if there are any; `laneFailure`: why the queue waits. */
export function findProblem(
  entry: EntryFacts | undefined,
  laneFailure: Failure | undefined,
): Pick<DraftState, 'problem' | 'reason'> {
  if (!entry) return { problem: 'none', reason: '' };
  if (entry.state === 'waiting') return { problem: laneFailure ? 'unreachable' : 'none', reason: '' };
  return { problem: entry.failure === 'conflict' ? 'conflict' : 'refused', reason: entry.message ?? '' };
}

/** Milliseconds until the next save: a pause in typing. `unsavedMs`: how long the oldest unsaved edit has waited. */
export const computeSaveDelayMs = (unsavedMs: number): number =>
  Math.min(typingPauseMs, Math.max(0, longestDelayMs - unsavedMs));

export function getSaveLabel(state: DraftState<unknown>): SaveLabel {
  const { problem, isOnlyInTab } = state;
  if (!hasUnsavedEdits(state)) return 'saved';
  if (problem === 'conflict') return 'conflict';
  if (isOnlyInTab) return 'only_in_tab';
  if (problem === 'refused') return 'refused';
  return problem === 'unreachable' ? 'retrying' : 'saving';
}
