import { describe, expect, it } from 'vitest';
import { createAttemptLimiter } from '#server/auth/attempt-limiter.ts';

const minute = 60_000;

describe('the limiter of sign-in attempts', () => {
  it('locks a key after so many failures until the window since the first is over', () => {
    const limiter = createAttemptLimiter({ failures: 2, windowMs: 10 * minute });
    limiter.fail('a', 0);
    expect(limiter.minutesLocked('a', 0)).toBe(0);
    limiter.fail('a', 5 * minute);
    expect(limiter.minutesLocked('a', 5 * minute)).toBe(5);
    expect(limiter.minutesLocked('a', 10 * minute - 1)).toBe(1);
    expect(limiter.minutesLocked('a', 10 * minute)).toBe(0);
    expect(limiter.minutesLocked('b', 5 * minute)).toBe(0);
  });

  it('starts anew after the window and after a success', () => {
    const limiter = createAttemptLimiter({ failures: 2, windowMs: minute });
    limiter.fail('a', 0);
    limiter.fail('a', minute);
    expect(limiter.minutesLocked('a', minute)).toBe(0);
    limiter.fail('a', minute + 1);
    expect(limiter.minutesLocked('a', minute + 1)).toBe(1);
    limiter.clear('a');
    expect(limiter.minutesLocked('a', minute + 1)).toBe(0);
  });
});
