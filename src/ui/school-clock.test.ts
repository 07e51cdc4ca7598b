import { expect, it } from 'vitest';
import { createClock } from './school-clock.ts';

const hongKong = createClock([{ since: 0, minutes: 480 }]);
const summerBegins = Date.UTC(2026, 2, 29, 1);
const london = createClock([
  { since: summerBegins, minutes: 60 },
  { since: Date.UTC(2025, 9, 26, 1), minutes: 0 },
]);

it('shows the day and hour of the school, whatever the zone of the device', () => {
  expect(hongKong.localDateAt(Date.UTC(2026, 10, 21, 15, 59)).toISOString()).toBe('2026-11-21T23:59:00.000Z');
  expect(hongKong.localDateAt(Date.UTC(2026, 10, 21, 16)).toISOString()).toBe('2026-11-22T00:00:00.000Z');
  expect(
    hongKong.dayNumberAt(Date.UTC(2026, 10, 21, 16)) - hongKong.dayNumberAt(Date.UTC(2026, 10, 21, 15, 59)),
  ).toBe(1);
});

it.each([Date.UTC(2026, 10, 21, 16), summerBegins - 1, summerBegins, summerBegins + 7_200_000])(
  'converts the time %i to local time and back',
  (time) => {
    for (const clock of [hongKong, london])
      expect(clock.timeOfLocal(clock.localDateAt(time).getTime())).toBe(time);
  },
);

it('follows the change of clocks, and before the first known one keeps its offset', () => {
  expect(london.localDateAt(summerBegins - 1).getUTCHours()).toBe(0);
  expect(london.localDateAt(summerBegins).getUTCHours()).toBe(2);
  expect(london.localDateAt(0).getUTCHours()).toBe(0);
});

it('is the clock of the device while the school has not been read', () => {
  const time = new Date(2026, 10, 21, 9, 5).getTime();
  expect(createClock([]).localDateAt(time).toISOString()).toBe('2026-11-21T09:05:00.000Z');
  expect(createClock([]).timeOfLocal(Date.UTC(2026, 10, 21, 9, 5))).toBe(time);
});
