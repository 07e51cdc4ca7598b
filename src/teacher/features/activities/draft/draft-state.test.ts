import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AutosaveState,
  delayBeforeNext,
  isDirty,
  labelOf,
  maySend,
  noteEdit,
  noteFailure,
  noteSaved,
  noteSent,
  startState,
} from './draft-state.ts';

const run = (...steps: ((state: AutosaveState) => AutosaveState)[]) =>
  steps.reduce((state, step) => step(state), startState);
const fail = (problem: 'unreachable' | 'refused' | 'conflict') => (state: AutosaveState) =>
  noteFailure(state, problem, 'why');

describe('what is known of the saves of a draft', () => {
  it('is saved only when the newest edit is acknowledged', () => {
    expect(labelOf(startState)).toBe('saved');
    const during = run(noteEdit, noteSent, noteEdit);
    expect(labelOf(during)).toBe('saving');
    expect(maySend(during), 'one save at a time').toBe(false);
    const after = noteSaved(during);
    expect(isDirty(after), 'the edit made meanwhile').toBe(true);
    expect(maySend(after)).toBe(true);
    expect(labelOf(noteSaved(noteSent(after)))).toBe('saved');
  });

  it('sends again what the server may hold before it sends newer edits', () => {
    const lost = run(noteEdit, noteSent, noteEdit, fail('unreachable'));
    expect(labelOf(lost)).toBe('retrying');
    const again = noteSent(lost);
    expect(again.inFlight).toBe(1);
    const known = noteSaved(again);
    expect(isDirty(known)).toBe(true);
    expect(noteSent(known).inFlight).toBe(2);
  });

  it('waits longer after each failure, at most half a minute, and forgets them once saved', () => {
    const delays = [1, 2, 3, 4, 5, 6, 7].map((failures) =>
      delayBeforeNext({ ...startState, problem: 'unreachable', failures }),
    );
    expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
    expect(delayBeforeNext(run(noteEdit, noteSent, fail('unreachable'), noteSent, noteSaved))).toBe(800);
  });

  it('stops on a refusal until the next edit, and on a conflict for good', () => {
    const refused = run(noteEdit, noteSent, fail('refused'));
    expect(maySend(refused)).toBe(false);
    expect(refused.reason).toBe('why');
    expect(maySend(noteEdit(refused))).toBe(true);
    const conflict = run(noteEdit, noteSent, fail('conflict'), noteEdit);
    expect(maySend(conflict)).toBe(false);
    expect(labelOf(conflict)).toBe('conflict');
  });

  it('never says saved while an edit is unacknowledged, whatever happens in which order', () => {
    const step = fc.constantFrom('edit', 'send', 'saved', 'lost', 'refused');
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let state = startState;
        for (const name of steps) {
          if (name === 'edit') state = noteEdit(state);
          if (name === 'send' && maySend(state)) state = noteSent(state);
          if (state.inFlight === undefined) continue;
          if (name === 'saved') state = noteSaved(state);
          if (name === 'lost') state = noteFailure(state, 'unreachable', '');
          if (name === 'refused') state = noteFailure(state, 'refused', '');
        }
        expect(state.acknowledged).toBeLessThanOrEqual(state.edits);
        expect(labelOf(state) === 'saved').toBe(
          state.acknowledged === state.edits && state.problem === 'none',
        );
      }),
    );
  });
});
