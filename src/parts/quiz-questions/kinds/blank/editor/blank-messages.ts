import { defineMessages } from '#contract/language.ts';

/** Texts of the editor about fill-in-blank questions. */
export const blankEditorMessages = defineMessages({
  name: { en: 'Fill in the blank', 'zh-hk': '填充題', 'zh-cn': '填空题' },
  hint: {
    en: 'Students type the missing words',
    'zh-hk': '學生輸入缺少的字詞',
    'zh-cn': '学生输入缺少的字词',
  },
  blanks_help: {
    en: 'Select a word and insert a blank: the word becomes its answer.',
    'zh-hk': '選取一個詞語再插入填充位，該詞語便成為答案。',
    'zh-cn': '选中一个词语再插入填空处，该词语就成为答案。',
    'zh-tw': '選取一個詞語再插入空格，該詞語便成為答案。',
  },
  blank_preview: {
    en: 'Students read: {text}',
    'zh-hk': '學生看到：{text}',
    'zh-cn': '学生看到：{text}',
  },
  insert_blank: { en: 'Insert blank', 'zh-hk': '插入填充位', 'zh-cn': '插入填空处', 'zh-tw': '插入空格' },
  blanks_full: {
    en: 'A question has {max} blanks at most',
    'zh-hk': '每題最多 {max} 個填充位',
    'zh-cn': '每题最多 {max} 个填空处',
    'zh-tw': '每題最多 {max} 個空格',
  },
  accepted: { en: 'Accepted answers', 'zh-hk': '可接受的答案', 'zh-cn': '可接受的答案' },
  accepted_help: {
    en: 'One accepted answer a line, or with a vertical bar between: cat|a cat',
    'zh-hk': '每行一個可接受的答案，或以直線號「|」分隔，例如：貓|小貓',
    'zh-cn': '每行一个可接受的答案，或用竖线分隔，例如：猫|小猫',
    'zh-tw': '每列一個可接受的答案，或以直線號「|」分隔，例如：貓|小貓',
  },
  accepted_none: {
    en: 'Insert a blank into the question; its answers appear here.',
    'zh-hk': '請先在題目中插入填充位，然後在這裏輸入答案。',
    'zh-cn': '请先在题目中插入填空处，然后在这里输入答案。',
    'zh-tw': '請先在題目中插入空格，然後在這裡輸入答案。',
  },
  blank_number: {
    en: 'Blank {number}',
    'zh-hk': '填充位 {number}',
    'zh-cn': '填空处 {number}',
    'zh-tw': '空格 {number}',
  },
});
