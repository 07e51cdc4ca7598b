import { defineMessages, formatText, type Language, languageTag } from '#contract/language.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import type { SchoolClock } from '#ui/school-clock.ts';
import { useSchool } from '#ui/school-store.ts';

/** Dates, times, durations and numbers in the language of the interface, by the clock of the school. */

/** From Sunday. Written out, because the first `Intl.DateTimeFormat` takes a phone 0.1 s and every page shows a weekday. */
const weekdays = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  zh: ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'],
};

/** Written out for the same reason: the first `Intl.NumberFormat` takes as long. */
const unitMessages = defineMessages({
  second: { en: { one: '{count} sec', other: '{count} secs' }, 'zh-hk': '{count} 秒', 'zh-cn': '{count}秒' },
  minute: {
    en: { one: '{count} min', other: '{count} mins' },
    'zh-hk': '{count} 分鐘',
    'zh-cn': '{count}分钟',
  },
  hour: {
    en: { one: '{count} hr', other: '{count} hrs' },
    'zh-hk': '{count} 小時',
    'zh-cn': '{count}小时',
  },
});

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Makes each format once: that takes a hundred times as long as using it. */
function getNumberFormat(language: Language, maximumFractionDigits: number): Intl.NumberFormat {
  const key = `${language} ${maximumFractionDigits}`;
  const knownFormat = numberFormats.get(key);
  if (knownFormat) return knownFormat;
  const format = new Intl.NumberFormat(languageTag(language), { maximumFractionDigits });
  numberFormats.set(key, format);
  return format;
}

/** A hundred times the value, rounded, halves away from zero. Moves the decimal point in the text: a product may miss a half by a hair. */
function roundHundredfold(value: number): number {
  const [digits, exponent = '0'] = String(Math.abs(value)).split('e');
  return Math.sign(value) * Math.round(Number(`${digits}e${Number(exponent) + 2}`));
}

/** Below a thousand all languages write numbers alike. */
function formatNumber(language: Language, value: number): string {
  const rounded = roundHundredfold(Math.abs(value)) / 100;
  if (rounded < 1_000) return `${value < 0 ? '-' : ''}${rounded}`;
  return getNumberFormat(language, 2).format(value);
}

function formatDuration(language: Language, ms: number): string {
  const seconds = Math.round(ms / 1000);
  const formatUnit = (value: number, name: keyof typeof unitMessages) =>
    formatText(unitMessages[name], language, { count: formatNumber(language, value) });
  if (seconds < 60) return formatUnit(seconds, 'second');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60)
    return seconds % 60 === 0
      ? formatUnit(minutes, 'minute')
      : `${formatUnit(minutes, 'minute')} ${formatUnit(seconds % 60, 'second')}`;
  return `${formatUnit(Math.floor(minutes / 60), 'hour')} ${formatUnit(minutes % 60, 'minute')}`;
}

/** Year/month/day, in every language. */
function formatDate(localDate: Date): string {
  return `${localDate.getUTCFullYear()}/${localDate.getUTCMonth() + 1}/${localDate.getUTCDate()}`;
}

/** Hours and minutes, in 24-hour time. */
function formatTime(localDate: Date): string {
  return localDate.toISOString().slice(11, 16);
}

export function createFormats(language: Language, { localDateAt }: SchoolClock) {
  const date = (time: number) => formatDate(localDateAt(time));
  const time = (timeMs: number) => formatTime(localDateAt(timeMs));
  return {
    /** The date plus weekday. */
    dateWithWeekday: (timeMs: number) =>
      `${date(timeMs)} ${weekdays[language === 'en' ? 'en' : 'zh'][localDateAt(timeMs).getUTCDay()]}`,
    date,
    dateTime: (timeMs: number) => `${date(timeMs)} ${time(timeMs)}`,
    time,
    duration: (ms: number) => formatDuration(language, ms),
    /** At most two decimals. */
    number: (value: number) => formatNumber(language, value),
    /** A size in bytes in the largest unit that gives at least 1, in steps of 1,024 as file managers show it. */
    bytes: (bytes: number) => {
      const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;
      const unitIndex = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
      const numberFormat = getNumberFormat(language, 1);
      return `${numberFormat.format(bytes / 1024 ** unitIndex)} ${units[unitIndex]}`;
    },
    /** 'A, B and C'. */
    list: (names: readonly string[]) =>
      new Intl.ListFormat(languageTag(language), { type: 'conjunction' }).format(names),
    /** A share 0..1 as whole percent. */
    percent: (share: number) => `${roundHundredfold(share)}%`,
  };
}

export type Formats = ReturnType<typeof createFormats>;

export function useFormats(): Formats {
  return createFormats(useLanguage(), useSchool().clock);
}
