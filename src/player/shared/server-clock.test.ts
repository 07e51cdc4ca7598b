import { expect, it } from 'vitest';
import { createClock } from './server-clock.ts';

it('trusts the reply with the shortest way', () => {
  const clock = createClock(() => 10_000);
  clock.observe(6_500, 0, 4_000);
  clock.observe(12_060, 9_000, 9_100);
  clock.observe(12_500, 8_000, 10_000);
  expect(clock.offset()).toBe(3_010);
  expect(clock.now()).toBe(13_010);
  expect(clock.toDevice(13_010)).toBe(10_000);
});

it('follows when the device is set to another time', () => {
  const clock = createClock(() => 0);
  clock.observe(1_000, 990, 1_010);
  clock.observe(2_000, 3_601_990, 3_602_110);
  expect(clock.offset()).toBe(2_000 - 3_602_050);
});

it('assumes the stored difference only until a reply came', () => {
  const clock = createClock(() => 0);
  clock.assume(5_000);
  expect(clock.now()).toBe(5_000);
  clock.observe(300, 0, 200);
  clock.assume(9_000);
  expect(clock.now()).toBe(200);
});

it('ignores a reply that came before it was sent', () => {
  const clock = createClock(() => 0);
  clock.observe(5_000, 100, 50);
  expect(clock.offset()).toBe(0);
});
