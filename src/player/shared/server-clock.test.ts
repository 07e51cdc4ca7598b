import { expect, it } from 'vitest';
import { createServerClock } from './server-clock.ts';

it('is as exact as the quickest reply', () => {
  const clock = createServerClock(() => 10_000);
  clock.observe(6_500, 0, 4_000);
  clock.observe(12_060, 9_000, 9_100);
  clock.observe(12_500, 8_000, 10_000);
  expect(clock.getOffset()).toBe(3_010);
  expect(clock.now()).toBe(13_010);
  expect(clock.toDeviceTime(13_010)).toBe(10_000);
});

it('follows when the clock of the device is changed', () => {
  const clock = createServerClock(() => 0);
  clock.observe(1_000, 990, 1_010);
  clock.observe(2_000, 3_601_990, 3_602_110);
  expect(clock.getOffset()).toBe(2_000 - 3_602_050);
});

it('uses the stored offset only until the first reply', () => {
  const clock = createServerClock(() => 0);
  clock.assumeOffset(5_000);
  expect(clock.now()).toBe(5_000);
  clock.observe(300, 0, 200);
  clock.assumeOffset(9_000);
  expect(clock.now()).toBe(200);
});

it('ignores a reply with an earlier time than its request', () => {
  const clock = createServerClock(() => 0);
  clock.observe(5_000, 100, 50);
  expect(clock.getOffset()).toBe(0);
});

it('keeps the narrow bounds of a quick reply, however many slow ones follow', () => {
  const clock = createServerClock(() => 0);
  clock.observe(1_005, 0, 10);
  for (let sentAt = 1_000; sentAt <= 20_000; sentAt += 1_000)
    clock.observe(sentAt + 1_000, sentAt, sentAt + 2_000);
  expect(Math.abs(clock.getOffset() - 1_000)).toBeLessThanOrEqual(5);
});

it('learns from slow replies together: one was slow on its way there, the other on its way back', () => {
  const clock = createServerClock(() => 0);
  clock.observe(3_000, 0, 2_000);
  clock.observe(6_000, 5_000, 7_000);
  expect(clock.getOffset()).toBe(1_000);
});

it('forgets old replies, because clocks drift apart', () => {
  const clock = createServerClock(() => 0);
  clock.observe(1_000, 0, 0);
  clock.observe(3_601_040, 3_600_000, 3_600_200);
  expect(clock.getOffset()).toBe(940);
});
