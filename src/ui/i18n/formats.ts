import { type Language, languageTag } from '#contract/language.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import type { SchoolClock } from '#ui/i18n/school-clock.ts';
import { useSchool } from '#ui/school-store.ts';

/** Dates, times, durations and numbers in the language of the interface, by the clock of the school. */

/** From Sunday. Written out, because the first `Intl.DateTimeFormat` takes a phone 0.1 s and every page shows a weekday. */
const weekdays = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  zh: ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'],
};

function formatDuration(language: Language, ms: number): string {
  const seconds = Math.round(ms / 1000);
  const unit = (value: number, name: 'second' | 'minute' | 'hour') =>
    new Intl.NumberFormat(languageTag(language), { style: 'unit', unit: name, unitDisplay: 'short' }).format(
      value,
    );
  if (seconds < 60) return unit(seconds, 'second');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60)
    return seconds % 60 === 0
      ? unit(minutes, 'minute')
      : `${unit(minutes, 'minute')} ${unit(seconds % 60, 'second')}`;
  return `${unit(Math.floor(minutes / 60), 'hour')} ${unit(minutes % 60, 'minute')}`;
}

/** Year/month/day, in every language. */
function formatDate(shown: Date): string {
  return `${shown.getUTCFullYear()}/${shown.getUTCMonth() + 1}/${shown.getUTCDate()}`;
}

/** Hours and minutes, in 24-hour time. */
function formatTime(shown: Date): string {
  return shown.toISOString().slice(11, 16);
}

export function createFormats(language: Language, { read }: SchoolClock) {
  const date = (time: number) => formatDate(read(time));
  const time = (at: number) => formatTime(read(at));
  return {
    /** The date plus weekday. */
    today: (at: number) => `${date(at)} ${weekdays[language === 'en' ? 'en' : 'zh'][read(at).getUTCDay()]}`,
    date,
    dateTime: (at: number) => `${date(at)} ${time(at)}`,
    time,
    duration: (ms: number) => formatDuration(language, ms),
    /** At most two decimals. */
    number: (value: number) =>
      new Intl.NumberFormat(languageTag(language), { maximumFractionDigits: 2 }).format(value),
    /** A size in bytes in the largest unit that gives at least 1, in steps of 1,024 as file managers show it. */
    bytes: (bytes: number) => {
      const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;
      const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
      const amount = new Intl.NumberFormat(languageTag(language), { maximumFractionDigits: 1 });
      return `${amount.format(bytes / 1024 ** step)} ${units[step]}`;
    },
    /** 'A, B and C'. */
    list: (names: readonly string[]) =>
      new Intl.ListFormat(languageTag(language), { type: 'conjunction' }).format(names),
    /** A share 0..1 as whole percent. */
    percent: (share: number) =>
      new Intl.NumberFormat(languageTag(language), { style: 'percent', maximumFractionDigits: 0 }).format(
        share,
      ),
  };
}

export type Formats = ReturnType<typeof createFormats>;

export function useFormats(): Formats {
  return createFormats(useLanguage(), useSchool().clock);
}
