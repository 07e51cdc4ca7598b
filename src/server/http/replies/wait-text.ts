import { defineMessages, formatText, type Language } from '#contract/language.ts';

const waitMessages = defineMessages({
  seconds: {
    en: { one: '{count} second', other: '{count} seconds' },
    'zh-hk': '{count} 秒',
    'zh-cn': '{count} 秒',
  },
  minutes: {
    en: { one: '{count} minute', other: '{count} minutes' },
    'zh-hk': '{count} 分鐘',
    'zh-cn': '{count} 分钟',
  },
});

/** A wait as text, rounded up: in seconds below a minute, else in minutes. */
export function describeWait(ms: number, lang: Language): string {
  const seconds = Math.ceil(ms / 1_000);
  return seconds < 60
    ? formatText(waitMessages.seconds, lang, { count: seconds })
    : formatText(waitMessages.minutes, lang, { count: Math.ceil(seconds / 60) });
}
