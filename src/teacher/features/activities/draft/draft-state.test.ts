import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyEdit,
  canSave,
  confirmSave,
  type DraftState,
  delayBeforeSave,
  failSave,
  hasUnsavedEdits,
  labelSave,
  startSave,
  uneditedDraft,
} from './draft-state.ts';

type State = DraftState<string>;

const unedited: State = uneditedDraft('');
const edit = (state: State) => applyEdit(state, 'edited');
const run = (...steps: ((state: State) => State)[]) => steps.reduce((state, step) => step(state), unedited);
const fail = (problem: 'unreachable' | 'refused' | 'conflict') => (state: State) =>
  failSave(state, { problem, reason: 'why' });

describe('the saves of a draft', () => {
  it('is saved only when the newest edit is acknowledged', () => {
    expect(labelSave(unedited)).toBe('saved');
    const during = run(edit, startSave, edit);
    expect(labelSave(during)).toBe('saving');
    expect(canSave(during), 'one save at a time').toBe(false);
    const after = confirmSave(during);
    expect(hasUnsavedEdits(after), 'the edit made meanwhile').toBe(true);
    expect(canSave(after)).toBe(true);
    expect(labelSave(confirmSave(startSave(after)))).toBe('saved');
  });

  it('repeats an uncertain save before it sends newer edits', () => {
    const lost = run(edit, startSave, edit, fail('unreachable'));
    expect(labelSave(lost)).toBe('retrying');
    const again = startSave(lost);
    expect(again.inFlight.edits).toBe(1);
    const known = confirmSave(again);
    expect(hasUnsavedEdits(known)).toBe(true);
    expect(startSave(known).inFlight.edits).toBe(2);
  });

  it('waits longer after each failure, at most half a minute, and no longer after a save', () => {
    const delays = [1, 2, 3, 4, 5, 6, 7].map((failures) =>
      delayBeforeSave({ ...unedited, problem: 'unreachable', failures }, 0),
    );
    expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    expect(delayBeforeSave(run(edit, startSave, fail('unreachable'), startSave, confirmSave), 0)).toBe(800);
  });

  it('stops on a refusal until the next edit, and on a conflict for good', () => {
    const refused = run(edit, startSave, fail('refused'));
    expect(canSave(refused)).toBe(false);
    expect(refused.reason).toBe('why');
    expect(canSave(edit(refused))).toBe(true);
    const conflict = run(edit, startSave, fail('conflict'), edit);
    expect(canSave(conflict)).toBe(false);
    expect(labelSave(conflict)).toBe('conflict');
  });

  it('never says saved while an edit is unacknowledged, in any order of events', () => {
    const step = fc.constantFrom('edit', 'send', 'saved', 'lost', 'refused');
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let state = unedited;
        for (const name of steps) {
          if (name === 'edit') state = edit(state);
          if (name === 'send' && canSave(state)) state = startSave(state);
          if (state.inFlight === undefined) continue;
          if (name === 'saved') state = confirmSave(state);
          if (name === 'lost') state = failSave(state, { problem: 'unreachable', reason: '' });
          if (name === 'refused') state = failSave(state, { problem: 'refused', reason: '' });
        }
        expect(state.acknowledged).toBeLessThanOrEqual(state.edits);
        expect(labelSave(state) === 'saved').toBe(
          state.acknowledged === state.edits && state.problem === 'none',
        );
      }),
    );
  });
});
