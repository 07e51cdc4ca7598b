import { type Language, languageTag } from '#contract/language.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';

/** Dates, times, durations and numbers in the language of the interface, in the device's time zone. */

/** Starting on Sunday. Written out, because the first `Intl.DateTimeFormat` takes a telephone 0.1 s and every page shows a weekday. */
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
function formatDate(time: number): string {
  const date = new Date(time);
  return `${date.getFullYear()}/${date.getMonth() + 1}/${date.getDate()}`;
}

/** Hours and minutes, in 24-hour time. */
function formatTime(time: number): string {
  const date = new Date(time);
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}

export function createFormats(language: Language) {
  return {
    /** The date plus weekday. */
    today: (time: number) =>
      `${formatDate(time)} ${weekdays[language === 'en' ? 'en' : 'zh'][new Date(time).getDay()]}`,
    date: formatDate,
    dateTime: (time: number) => `${formatDate(time)} ${formatTime(time)}`,
    time: formatTime,
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
  return createFormats(useLanguage());
}
