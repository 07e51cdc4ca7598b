import { expect, it } from 'vitest';
import { createTimeSpent } from './time-spent.ts';

it('counts time for the question on the screen, answered or not, while the page is visible', () => {
  let now = 0;
  const timeSpent = createTimeSpent(() => now);
  timeSpent.raiseTo('q2', 5_000);
  timeSpent.showQuestion('q1');
  now += 20_000;
  timeSpent.showQuestion('q2');
  now += 3_000;
  expect(timeSpent.getMs('q2')).toBe(8_000);
  now += 8_000;
  timeSpent.setVisible(false);
  now += 60_000;
  timeSpent.setVisible(true);
  now += 1_000;
  expect(timeSpent.getAllMs()).toEqual({ q1: 20_000, q2: 17_000 });
  // Submitted, but not sent yet.
  timeSpent.stop();
  now += 600_000;
  timeSpent.setVisible(true);
  now += 600_000;
  expect(timeSpent.getAllMs()).toEqual({ q1: 20_000, q2: 17_000 });
});
