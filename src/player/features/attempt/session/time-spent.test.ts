import { expect, it } from 'vitest';
import { createTimeSpent } from './time-spent.ts';

it('counts time for the question on the screen, answered or not, while the page is visible', () => {
  let now = 0;
  const spent = createTimeSpent(() => now);
  spent.assume('q2', 5_000);
  spent.show('q1');
  now += 20_000;
  spent.show('q2');
  now += 3_000;
  expect(spent.of('q2')).toBe(8_000);
  now += 8_000;
  spent.setVisible(false);
  now += 60_000;
  spent.setVisible(true);
  now += 1_000;
  expect(spent.all()).toEqual({ q1: 20_000, q2: 17_000 });
  // Submitted, but not sent yet.
  spent.stop();
  now += 600_000;
  spent.setVisible(true);
  now += 600_000;
  expect(spent.all()).toEqual({ q1: 20_000, q2: 17_000 });
});
