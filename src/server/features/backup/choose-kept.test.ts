import { describe, expect, it } from 'vitest';
import {
  chooseKeptBackups,
  findLastTimeAtHour,
  findNextTimeAtHour,
} from '#server/features/backup/choose-kept.ts';

const parseTime = (text: string) => Date.parse(text);
const hongKong = 'Asia/Hong_Kong';
const formatTimes = (times: Iterable<number>) =>
  [...times].map((time) => new Date(time).toISOString().slice(0, 16)).sort();

describe('retention', () => {
  it('keeps the newest of each day, week and month', () => {
    const nights = Array.from(
      { length: 400 },
      (_, index) => parseTime('2026-11-23T18:00:00Z') - index * 86_400_000,
    );
    const kept = chooseKeptBackups(nights, { days: 3, weeks: 3, months: 3 }, hongKong);
    // In Hong Kong these times are 02:00 of the next day. The 24th is a Tuesday, the 22nd a Sunday.
    expect(formatTimes(kept)).toEqual([
      '2026-09-29T18:00',
      '2026-10-30T18:00',
      '2026-11-14T18:00',
      '2026-11-21T18:00',
      '2026-11-22T18:00',
      '2026-11-23T18:00',
    ]);
  });

  it('counts days that have a backup, so that a long holiday removes none', () => {
    const times = [
      parseTime('2026-01-05T00:00:00Z'),
      parseTime('2026-01-06T00:00:00Z'),
      parseTime('2026-09-01T00:00:00Z'),
    ];
    expect(chooseKeptBackups(times, { days: 3, weeks: 0, months: 0 }, hongKong).size).toBe(3);
  });

  it('always keeps the newest', () => {
    const times = [1, 2, 3].map((day) => day * 86_400_000);
    expect([...chooseKeptBackups(times, { days: 0, weeks: 0, months: 0 }, hongKong)]).toEqual([times[2]]);
  });
});

describe('the hour of the backup', () => {
  it("is that of the school's clock", () => {
    expect(findLastTimeAtHour(parseTime('2026-11-23T19:53:20Z'), 2, hongKong)).toBe(
      parseTime('2026-11-23T18:00:00Z'),
    );
    expect(findLastTimeAtHour(parseTime('2026-11-23T17:59:59Z'), 2, hongKong)).toBe(
      parseTime('2026-11-22T18:00:00Z'),
    );
    expect(findNextTimeAtHour(parseTime('2026-11-23T17:59:59Z'), 2, hongKong)).toBe(
      parseTime('2026-11-23T18:00:00Z'),
    );
    expect(findLastTimeAtHour(parseTime('2026-11-23T18:00:00Z'), 2, hongKong)).toBe(
      parseTime('2026-11-23T18:00:00Z'),
    );
    expect(findLastTimeAtHour(parseTime('2026-11-23T00:10:00Z'), 0, 'Asia/Kolkata')).toBe(
      parseTime('2026-11-22T18:30:00Z'),
    );
  });
});
