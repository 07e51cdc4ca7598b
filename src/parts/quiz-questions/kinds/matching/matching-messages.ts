import { defineMessages } from '#contract/language.ts';

/** Texts of the player about matching questions. */
export const matchingMessages = defineMessages({
  how: {
    en: 'Choose the answer that belongs to each item, or drag it there.',
    'zh-hk': '為每一項選出所屬的答案，或把答案拖到該項。',
    'zh-cn': '为每一项选出所属的答案，或把答案拖到该项。',
  },
  choices: { en: 'Answers', 'zh-hk': '可選答案', 'zh-cn': '可选答案' },
  choose: { en: 'Choose…', 'zh-hk': '請選擇…', 'zh-cn': '请选择…' },
  used: { en: 'Chosen', 'zh-hk': '已選', 'zh-cn': '已选' },
  none: { en: 'No answer', 'zh-hk': '未作答', 'zh-cn': '未作答' },
  right_is: { en: 'Right answer: {answer}', 'zh-hk': '正確答案：{answer}', 'zh-cn': '正确答案：{answer}' },
});
