import { defineMessages } from '#contract/language.ts';

/** Texts of the dialog that picks questions. */
export const pickerMessages = defineMessages({
  picker: { en: 'Pick from Course Resources', 'zh-hk': '從課程資源選取', 'zh-cn': '从课程资源选取' },
  add_picked: {
    en: { one: 'Add {count} question', other: 'Add {count} questions' },
    'zh-hk': '加入 {count} 題',
    'zh-cn': '加入 {count} 题',
  },
  there_already: {
    en: { one: '{count} of this page is there already', other: '{count} of this page are there already' },
    'zh-hk': '本頁有 {count} 題已加入',
    'zh-cn': '本页有 {count} 题已加入',
  },
  nothing_to_pick: {
    en: 'No finished question matches.',
    'zh-hk': '沒有符合的已完成題目。',
    'zh-cn': '没有符合的已完成题目。',
  },
});
