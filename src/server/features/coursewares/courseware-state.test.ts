import { describe, expect, it } from 'vitest';
import { coursewareState } from '#server/features/coursewares/courseware-state.service.ts';

const now = 1_000;

describe('the state of a courseware', () => {
  it.each([
    [0, null, null, 'closed'],
    [0, 500, 2_000, 'closed'],
    [0, null, 500, 'closed'],
    [1, null, null, 'open'],
    [1, 1_000, null, 'open'],
    [1, 1_001, null, 'scheduled'],
    [1, 1_001, 2_000, 'scheduled'],
    [1, 500, 1_001, 'open'],
    [1, null, 1_000, 'past_due'],
    [1, 500, 999, 'past_due'],
  ])('with is_open %i, open_at %s, due_at %s is %3$s', (is_open, open_at, due_at, state) => {
    expect(coursewareState({ is_open, open_at, due_at, late_hours: 0 }, now)).toBe(state);
  });

  it.each([
    [1_001, 'open'],
    [1_000, 'late'],
    [1_001 - 3_600_000, 'late'],
    [1_000 - 3_600_000, 'past_due'],
  ])('with an hour for late work and due_at %i is %s', (due_at, state) => {
    expect(coursewareState({ is_open: 1, open_at: null, due_at, late_hours: 1 }, now)).toBe(state);
  });
});
