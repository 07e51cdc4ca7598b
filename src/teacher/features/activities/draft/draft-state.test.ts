import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyEdit,
  applySave,
  computeSaveDelayMs,
  createDraftState,
  type DraftState,
  findProblem,
  getSaveLabel,
  hasUnsavedEdits,
} from './draft-state.ts';

type State = DraftState<string>;

const unedited: State = createDraftState('');
const applyOneEdit = (state: State) => applyEdit(state, 'edited');
const waiting = { state: 'waiting' } as const;

describe('the saves of a draft', () => {
  it('is saved only when the newest edit is acknowledged', () => {
    expect(getSaveLabel(unedited)).toBe('saved');
    const edited = applyOneEdit(applyOneEdit(unedited));
    expect(getSaveLabel(edited)).toBe('saving');
    const half = applySave(edited, 1);
    expect(hasUnsavedEdits(half), 'the edit made meanwhile').toBe(true);
    expect(getSaveLabel(applySave(half, 2))).toBe('saved');
    expect(applySave(applySave(half, 2), 1).savedEditCount, 'news that came late').toBe(2);
  });

  it('waits for a pause in typing, and not beyond five seconds', () => {
    expect([0, 4_000, 4_500, 5_000, 9_000].map(computeSaveDelayMs)).toEqual([800, 800, 500, 0, 0]);
  });

  it('tells what became of the entry in the queue', () => {
    expect(findProblem(undefined, 'no_reply').problem).toBe('none');
    expect(findProblem(waiting, undefined).problem).toBe('none');
    expect(findProblem(waiting, 'no_reply').problem).toBe('unreachable');
    expect(findProblem({ state: 'ask', failure: 'conflict' }, undefined).problem).toBe('conflict');
    expect(findProblem({ state: 'ask', failure: 'too_large', message: 'why' }, undefined)).toEqual({
      problem: 'refused',
      reason: 'why',
    });
  });

  it('says that only this tab has the edits, unless the teacher has to choose', () => {
    const state: State = { ...applyOneEdit(unedited), isOnlyInTab: true };
    expect(getSaveLabel({ ...state, problem: 'unreachable' })).toBe('only_in_tab');
    expect(getSaveLabel({ ...state, problem: 'conflict' })).toBe('conflict');
    expect(getSaveLabel(applySave(state, 1))).toBe('saved');
  });

  it('never says saved while an edit is unacknowledged, in any order of events', () => {
    const step = fc.constantFrom('edit', 'saved', 'late news', 'lost', 'refused', 'tab');
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let state = unedited;
        for (const name of steps) {
          if (name === 'edit') state = applyOneEdit(state);
          if (name === 'saved') state = applySave(state, state.editCount);
          if (name === 'late news') state = applySave(state, state.savedEditCount - 1);
          if (name === 'lost') state = { ...state, ...findProblem(waiting, 'no_reply') };
          if (name === 'refused') state = { ...state, ...findProblem({ state: 'ask' }, undefined) };
          if (name === 'tab') state = { ...state, isOnlyInTab: true };
          expect(getSaveLabel(state) === 'saved').toBe(state.savedEditCount === state.editCount);
        }
      }),
    );
  });
});
