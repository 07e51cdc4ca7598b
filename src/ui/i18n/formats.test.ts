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
