import { expect, test } from 'vitest';
import { deadlineGraceMs } from '#contract/limits.ts';
import { findAcceptedUntil, findLateTime, isLateWork } from '#contract/rules/late-work.ts';

const due = 10_000_000;
const hour = 3_600_000;

test('work is accepted for the hours after the due time; without a due time there is no end', () => {
  expect(findAcceptedUntil({ due_at: due, late_hours: 0 })).toBe(due);
  expect(findAcceptedUntil({ due_at: due, late_hours: 2 })).toBe(due + 2 * hour);
  expect(findAcceptedUntil({ due_at: null, late_hours: 2 })).toBeNull();
  expect(findLateTime({ due_at: due, late_hours: 2 })).toEqual({ from: due, until: due + 2 * hour });
  expect(findLateTime({ due_at: due, late_hours: 0 })).toBeUndefined();
});

const submitted = { state: 'submitted', ended_by: 'student', started_at: 0, last_saved_at: 0 } as const;

test.each([
  [due - 1, false],
  [due, false],
  [due + deadlineGraceMs, false],
  [due + deadlineGraceMs + 1, true],
])('work that its student hands in at %i is late: %s', (submitted_at, isLate) => {
  expect(isLateWork({ ...submitted, submitted_at }, due)).toBe(isLate);
});

test('work without a due time and work in progress is not late', () => {
  expect(isLateWork({ ...submitted, submitted_at: due + hour }, null)).toBe(false);
  const running = { ...submitted, state: 'in_progress', ended_by: null, submitted_at: null } as const;
  expect(isLateWork({ ...running, last_saved_at: due + hour }, due)).toBe(false);
});

test.each([
  ['time', due - hour, due - 1, false],
  ['time', due - hour, due + hour, true],
  ['closing', due - hour, due + hour, true],
  ['closing', due - hour, null, false],
  ['time', due + hour, null, true],
] as const)(
  'ended by %s, started at %i, last saved at %s: late is %s',
  (ended_by, started_at, last_saved_at, isLate) => {
    const attempt = {
      state: 'submitted',
      ended_by,
      started_at,
      last_saved_at,
      submitted_at: due + 2 * hour,
    } as const;
    expect(isLateWork(attempt, due)).toBe(isLate);
  },
);
