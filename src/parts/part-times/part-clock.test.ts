import { beforeEach, expect, it } from 'vitest';
import { createPartClock } from './part-clock.ts';

let now = 0;
const start = (parts = {}) => createPartClock({ parts }, () => now);
const pass = (ms: number) => {
  now += ms;
};

beforeEach(() => {
  now = 50_000;
});

it('counts the pages on screen, both pages of a spread', () => {
  const clock = start();
  pass(9_000);
  clock.show(['a']);
  pass(2_000.4);
  clock.show(['b', 'c']);
  pass(3_000);
  expect(clock.read()).toMatchObject({ parts: { a: 2_000, b: 3_000, c: 3_000 }, last: 'b' });
});

it('stops while the page is hidden', () => {
  const clock = start();
  clock.show(['a']);
  pass(1_000);
  clock.setVisible(false);
  pass(60_000);
  expect(clock.read().parts).toEqual({ a: 1_000 });
  clock.setVisible(true);
  pass(500);
  expect(clock.read().parts).toEqual({ a: 1_500 });
});

it('continues from earlier visits, and adds times from another device', () => {
  const clock = start({ a: 4_000, b: 10 });
  clock.show(['a']);
  pass(1_000);
  expect(clock.read().parts).toEqual({ a: 5_000, b: 10 });
  clock.raiseTo({ parts: { a: 2_000, b: 700, c: 300 } });
  expect(clock.read().parts).toEqual({ a: 5_000, b: 700, c: 300 });
});

it('keeps the last part while no new one is shown', () => {
  const clock = createPartClock({ parts: {}, last: 'z' }, () => now);
  expect(clock.read().last).toBe('z');
  clock.show([]);
  expect(clock.read().last).toBe('z');
});

it('counts at most a day', () => {
  const clock = start();
  clock.show(['a']);
  pass(200_000_000);
  expect(clock.read().parts).toEqual({ a: 86_400_000 });
});
