import { defineMessages } from '#contract/language.ts';

/** Messages of issues of sections. */
export const sectionMessages = defineMessages({
  section_empty: {
    en: 'Enter a heading or a passage, or add a sound',
    'zh-hk': '請輸入標題或篇章，或加入聲音',
    'zh-cn': '请输入标题或短文，或添加声音',
    'zh-tw': '請輸入標題或文章，或加入聲音',
  },
  section_without_questions: {
    en: 'Add a question to this section',
    'zh-hk': '請在這個題組加入題目',
    'zh-cn': '请在这个题组中添加题目',
  },
  section_unknown: {
    en: 'The section of this question is no longer there: choose another one',
    'zh-hk': '這一題所屬的題組已不存在，請重新選擇',
    'zh-cn': '这道题所属的题组已不存在，请重新选择',
  },
  section_apart: {
    en: 'Move this question to the others of its section',
    'zh-hk': '請把這一題移到同一題組的題目之間',
    'zh-cn': '请把这道题移到同一题组的题目中',
  },
});
