import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyEdit,
  canSave,
  computeSaveDelayMs,
  confirmSave,
  createDraftState,
  type DraftState,
  failSave,
  getSaveLabel,
  hasUnsavedEdits,
  startSave,
} from './draft-state.ts';

type State = DraftState<string>;

const unedited: State = createDraftState('');
const applyOneEdit = (state: State) => applyEdit(state, 'edited');
const applySteps = (...steps: ((state: State) => State)[]) =>
  steps.reduce((state, step) => step(state), unedited);
const failWith = (problem: 'unreachable' | 'refused' | 'conflict') => (state: State) =>
  failSave(state, { problem, reason: 'why' });

describe('the saves of a draft', () => {
  it('is saved only when the newest edit is acknowledged', () => {
    expect(getSaveLabel(unedited)).toBe('saved');
    const during = applySteps(applyOneEdit, startSave, applyOneEdit);
    expect(getSaveLabel(during)).toBe('saving');
    expect(canSave(during), 'one save at a time').toBe(false);
    const after = confirmSave(during);
    expect(hasUnsavedEdits(after), 'the edit made meanwhile').toBe(true);
    expect(canSave(after)).toBe(true);
    expect(getSaveLabel(confirmSave(startSave(after)))).toBe('saved');
  });

  it('repeats an uncertain save before it sends newer edits', () => {
    const lost = applySteps(applyOneEdit, startSave, applyOneEdit, failWith('unreachable'));
    expect(getSaveLabel(lost)).toBe('retrying');
    const again = startSave(lost);
    expect(again.inFlightSave.editCount).toBe(1);
    const known = confirmSave(again);
    expect(hasUnsavedEdits(known)).toBe(true);
    expect(startSave(known).inFlightSave.editCount).toBe(2);
  });

  it('waits longer after each failure, at most half a minute, and no longer after a save', () => {
    const delays = [1, 2, 3, 4, 5, 6, 7].map((failureCount) =>
      computeSaveDelayMs({ ...unedited, problem: 'unreachable', failureCount }, 0),
    );
    expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    expect(
      computeSaveDelayMs(
        applySteps(applyOneEdit, startSave, failWith('unreachable'), startSave, confirmSave),
        0,
      ),
    ).toBe(800);
  });

  it('stops on a refusal until the next edit, and on a conflict for good', () => {
    const refused = applySteps(applyOneEdit, startSave, failWith('refused'));
    expect(canSave(refused)).toBe(false);
    expect(refused.reason).toBe('why');
    expect(canSave(applyOneEdit(refused))).toBe(true);
    const conflict = applySteps(applyOneEdit, startSave, failWith('conflict'), applyOneEdit);
    expect(canSave(conflict)).toBe(false);
    expect(getSaveLabel(conflict)).toBe('conflict');
  });

  it('never says saved while an edit is unacknowledged, in any order of events', () => {
    const step = fc.constantFrom('edit', 'send', 'saved', 'lost', 'refused');
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let state = unedited;
        for (const name of steps) {
          if (name === 'edit') state = applyOneEdit(state);
          if (name === 'send' && canSave(state)) state = startSave(state);
          if (state.inFlightSave === undefined) continue;
          if (name === 'saved') state = confirmSave(state);
          if (name === 'lost') state = failSave(state, { problem: 'unreachable', reason: '' });
          if (name === 'refused') state = failSave(state, { problem: 'refused', reason: '' });
        }
        expect(state.savedEditCount).toBeLessThanOrEqual(state.editCount);
        expect(getSaveLabel(state) === 'saved').toBe(
          state.savedEditCount === state.editCount && state.problem === 'none',
        );
      }),
    );
  });
});
