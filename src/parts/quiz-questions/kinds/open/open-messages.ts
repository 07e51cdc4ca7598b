import { defineMessages } from '#contract/language.ts';

/** Texts around the answer to an open question. */
export const openMessages = defineMessages({
  placeholder: {
    en: 'Write your answer here',
    'zh-hk': '在這裏作答',
    'zh-cn': '在这里作答',
    'zh-tw': '在這裡作答',
  },
  characters: {
    en: '{count} of {max} characters',
    'zh-hk': '{count} / {max} 字',
    'zh-cn': '{count} / {max} 字',
  },
  nothing_given: { en: 'No answer', 'zh-hk': '沒有作答', 'zh-cn': '没有作答' },
});
