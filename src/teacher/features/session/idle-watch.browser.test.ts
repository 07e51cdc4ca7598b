import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchIdle } from './idle-watch.ts';

const limitMs = 3_600_000;
const presentEveryMs = 120_000;
const onIdle = vi.fn<() => void>();
const onPresent = vi.fn<() => void>();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  onIdle.mockClear();
  onPresent.mockClear();
  stop = watchIdle({ limitMs, onIdle, onPresent, presentEveryMs });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  localStorage.clear();
});

it('ends after an hour without input, once', () => {
  vi.advanceTimersByTime(limitMs - 60_000);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(120_000);
  expect(onIdle).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(limitMs);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

it.each(['mousemove', 'keydown', 'touchstart', 'wheel'])('%s restarts the hour', (name) => {
  vi.advanceTimersByTime(limitMs - 60_000);
  dispatchEvent(new Event(name));
  vi.advanceTimersByTime(limitMs - 60_000);
  expect(onIdle).not.toHaveBeenCalled();
});

it('counts input in another tab', () => {
  vi.advanceTimersByTime(limitMs - 60_000);
  localStorage.setItem('last_input_at', String(Date.now()));
  vi.advanceTimersByTime(120_000);
  expect(onIdle).not.toHaveBeenCalled();
});

it('is not woken by the first touch after a long sleep, in which no timer ran', () => {
  vi.setSystemTime(Date.now() + limitMs + 1000);
  dispatchEvent(new Event('mousemove'));
  expect(onIdle).toHaveBeenCalledTimes(1);
});

it('stops watching', () => {
  stop();
  vi.advanceTimersByTime(2 * limitMs);
  expect(onIdle).not.toHaveBeenCalled();
});

it('reports presence on input, at most every two minutes', () => {
  for (let time = 0; time < 10 * 60_000; time += 1_000) {
    vi.advanceTimersByTime(1_000);
    dispatchEvent(new Event('mousemove'));
  }
  expect(onPresent).toHaveBeenCalledTimes(5);
  vi.advanceTimersByTime(30 * 60_000);
  expect(onPresent).toHaveBeenCalledTimes(5);
  dispatchEvent(new Event('keydown'));
  expect(onPresent).toHaveBeenCalledTimes(6);
});

it('does not report if another tab has reported', () => {
  vi.advanceTimersByTime(presentEveryMs);
  localStorage.setItem('last_present_at', String(Date.now() - 30_000));
  dispatchEvent(new Event('mousemove'));
  expect(onPresent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(90_000);
  dispatchEvent(new Event('mousemove'));
  expect(onPresent).toHaveBeenCalledTimes(1);
});

it('does not report the first touch after a long sleep', () => {
  vi.setSystemTime(Date.now() + limitMs + 1000);
  dispatchEvent(new Event('mousemove'));
  expect(onPresent).not.toHaveBeenCalled();
});
