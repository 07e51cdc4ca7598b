import { describe, expect, it } from 'vitest';
import { effectiveRules } from '#server/features/attempts/rules/effective-rules.ts';
import { computeAttemptDeadline } from '#server/features/attempts/rules/time-limits.ts';

const minute = 60_000;
const none = { extra_minutes: 0, due_at: null, extra_attempts: 0, is_excused: 0 } as const;
const rules = { late_hours: 0, due_at: 100 * minute, time_limit_minutes: 30, attempts_allowed: 2 };

describe('the rules for one student', () => {
  it('are those of the class without an exception', () => {
    expect(effectiveRules(rules, null)).toBe(rules);
    expect(effectiveRules(rules, none)).toEqual(rules);
  });

  it('have a longer time limit and due time with extra minutes', () => {
    const own = effectiveRules(rules, { ...none, extra_minutes: 10 });
    expect(own).toEqual({ ...rules, due_at: 110 * minute, time_limit_minutes: 40 });
    const unlimited = { due_at: null, time_limit_minutes: null, attempts_allowed: 0 };
    expect(effectiveRules(unlimited, { ...none, extra_minutes: 10, extra_attempts: 3 })).toEqual(unlimited);
  });

  it('have a due time and attempts of their own', () => {
    const exception = { ...none, due_at: 500 * minute, extra_attempts: 1 };
    expect(effectiveRules(rules, exception)).toEqual({ ...rules, due_at: 500 * minute, attempts_allowed: 3 });
    expect(effectiveRules({ due_at: null }, exception)).toEqual({ due_at: 500 * minute });
  });
});

describe('the deadline of an attempt', () => {
  it('is the earlier of time limit and due time, and of several members the latest', () => {
    expect(computeAttemptDeadline({ started_at: 0 }, rules)).toBe(30 * minute);
    expect(computeAttemptDeadline({ started_at: 90 * minute }, rules)).toBe(100 * minute);
    const longer = effectiveRules(rules, { ...none, extra_minutes: 10 });
    expect(computeAttemptDeadline({ started_at: 0 }, rules, longer)).toBe(40 * minute);
    expect(
      computeAttemptDeadline({ started_at: 0 }, rules, {
        due_at: null,
        late_hours: 0,
        time_limit_minutes: null,
      }),
    ).toBeNull();
  });

  it('is the due time alone once the attempt was reopened', () => {
    expect(computeAttemptDeadline({ started_at: 0, reopened_at: 50 * minute }, rules)).toBe(100 * minute);
  });

  it('is the end of late work, which counts from the own due time', () => {
    const late = { ...rules, time_limit_minutes: null, late_hours: 1 };
    expect(computeAttemptDeadline({ started_at: 0 }, late)).toBe(160 * minute);
    const own = effectiveRules(late, { ...none, due_at: 500 * minute });
    expect(computeAttemptDeadline({ started_at: 0 }, own)).toBe(560 * minute);
    expect(computeAttemptDeadline({ started_at: 0 }, { ...late, time_limit_minutes: 30 })).toBe(30 * minute);
  });
});
