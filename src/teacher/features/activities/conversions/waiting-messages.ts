import { defineMessages } from '#contract/language.ts';

/** Texts shown while conversions run. */
export const waitingMessages = defineMessages({
  stop_waiting: { en: 'Stop waiting', 'zh-hk': '不再等候', 'zh-cn': '不再等待' },
});
