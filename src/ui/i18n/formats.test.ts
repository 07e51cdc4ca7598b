import { expect, it } from 'vitest';
import { languages, languageTag, selectableLanguages } from '#contract/language.ts';
import { createFormats } from '#ui/i18n/formats.ts';
import { createClock, deviceClock } from '#ui/school-clock.ts';

it('writes sizes as file managers do', () => {
  const { bytes } = createFormats('en', deviceClock);
  expect([0, 1_000, 67_332, 1_250_000, 99_400_000, 5 * 1024 ** 4].map(bytes)).toEqual([
    '0 B',
    '1,000 B',
    '65.8 KB',
    '1.2 MB',
    '94.8 MB',
    '5 TB',
  ]);
});

it.each(selectableLanguages)('names the day of the week as the platform does, in %s', (language) => {
  const { dateWithWeekday } = createFormats(language, deviceClock);
  const sunday = new Date(2026, 10, 22, 12).getTime();
  for (let day = 0; day < 7; day++) {
    const time = sunday + day * 86_400_000;
    const name = new Intl.DateTimeFormat(languageTag(language), { weekday: 'long' }).format(time);
    expect(dateWithWeekday(time)).toBe(`2026/11/${22 + day} ${name}`);
  }
});

it.each(languages)('writes all dates of a page in the same way in %s', (language) => {
  const { date, dateTime, dateWithWeekday } = createFormats(language, deviceClock);
  const time = new Date(2026, 10, 3, 9, 5).getTime();
  expect(date(time)).toBe('2026/11/3');
  expect(dateTime(time)).toBe('2026/11/3 09:05');
  expect(dateWithWeekday(time).startsWith(date(time))).toBe(true);
});

it('writes the day and hour of the school', () => {
  const { dateTime, dateWithWeekday } = createFormats('en', createClock([{ since: 0, minutes: 480 }]));
  const time = Date.UTC(2026, 10, 21, 16, 5);
  expect(dateTime(time)).toBe('2026/11/22 00:05');
  expect(dateWithWeekday(time)).toBe('2026/11/22 Sunday');
});

/** Values of work: points, shares and rates, and those whose last digit is a half or nearly one. */
const numbers = [
  0, 0.5, 1.005, 2.675, 7, 15.634999999999998, -3.25, 99.999, 640, 999.994, 999.995, 1_234.5, 1e-7,
];

it.each(languages)('writes numbers, percent and durations as the platform does, in %s', (language) => {
  const { number, percent, duration } = createFormats(language, deviceClock);
  const tag = languageTag(language);
  const decimal = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  expect(numbers.map(number)).toEqual(numbers.map((value) => decimal.format(value)));
  const shares = [0, 1 / 3, 0.285, 0.555, 0.995, 1, 1e-7, -0.25, -0.285];
  const inPercent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 });
  expect(shares.map(percent)).toEqual(shares.map((share) => inPercent.format(share)));
  const write = (unit: string, value: number) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  expect([0, 1, 59, 60, 61, 3_661, 7_200].map((seconds) => duration(seconds * 1_000))).toEqual([
    write('second', 0),
    write('second', 1),
    write('second', 59),
    write('minute', 1),
    `${write('minute', 1)} ${write('second', 1)}`,
    `${write('hour', 1)} ${write('minute', 1)}`,
    `${write('hour', 2)} ${write('minute', 0)}`,
  ]);
});
