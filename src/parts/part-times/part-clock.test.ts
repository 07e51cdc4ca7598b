import { beforeEach, expect, it } from 'vitest';
import { createPartClock } from './part-clock.ts';

let now = 0;
const startClock = (parts = {}) => createPartClock({ parts }, () => now);
const passTime = (ms: number) => {
  now += ms;
};

beforeEach(() => {
  now = 50_000;
});

it('counts the pages on screen, both pages of a spread', () => {
  const clock = startClock();
  passTime(9_000);
  clock.show(['a']);
  passTime(2_000.4);
  clock.show(['b', 'c']);
  passTime(3_000);
  expect(clock.readTimes()).toMatchObject({ parts: { a: 2_000, b: 3_000, c: 3_000 }, last: 'b' });
});

it('stops while the page is hidden', () => {
  const clock = startClock();
  clock.show(['a']);
  passTime(1_000);
  clock.setVisible(false);
  passTime(60_000);
  expect(clock.readTimes().parts).toEqual({ a: 1_000 });
  clock.setVisible(true);
  passTime(500);
  expect(clock.readTimes().parts).toEqual({ a: 1_500 });
});

it('continues from earlier visits, and adds times from another device', () => {
  const clock = startClock({ a: 4_000, b: 10 });
  clock.show(['a']);
  passTime(1_000);
  expect(clock.readTimes().parts).toEqual({ a: 5_000, b: 10 });
  clock.raiseTimes({ parts: { a: 2_000, b: 700, c: 300 } });
  expect(clock.readTimes().parts).toEqual({ a: 5_000, b: 700, c: 300 });
});

it('keeps the last part while no new one is shown', () => {
  const clock = createPartClock({ parts: {}, last: 'z' }, () => now);
  expect(clock.readTimes().last).toBe('z');
  clock.show([]);
  expect(clock.readTimes().last).toBe('z');
});

it('counts at most a day', () => {
  const clock = startClock();
  clock.show(['a']);
  passTime(200_000_000);
  expect(clock.readTimes().parts).toEqual({ a: 86_400_000 });
});
