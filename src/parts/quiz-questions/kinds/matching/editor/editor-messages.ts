import { defineMessages } from '#contract/language.ts';

/** Texts of the editor about matching questions. */
export const matchingEditorMessages = defineMessages({
  name: { en: 'Matching', 'zh-hk': '配對題', 'zh-cn': '配对题' },
  hint: { en: 'Each item has its answer', 'zh-hk': '為每項選出所屬答案', 'zh-cn': '为每项选出所属答案' },
  pairs: { en: 'Pairs', 'zh-hk': '配對', 'zh-cn': '配对' },
  pairs_help: {
    en: 'Enter each item with the answer that belongs to it. Students get the answers mixed. Lists and tables can be pasted.',
    'zh-hk': '輸入各個項目和所屬的答案。學生看到的答案會打亂次序。可貼上清單或表格。',
    'zh-cn': '输入各个项目和所属的答案。学生看到的答案会打乱顺序。可粘贴列表或表格。',
    'zh-tw': '輸入各個項目和所屬的答案。學生看到的答案會打亂順序。可貼上清單或表格。',
  },
  pair: { en: 'Pair {number}', 'zh-hk': '第 {number} 組', 'zh-cn': '第 {number} 组' },
  stem: { en: 'Item {number}', 'zh-hk': '項目 {number}', 'zh-cn': '项目 {number}' },
  choice: { en: 'Answer {number}', 'zh-hk': '答案 {number}', 'zh-cn': '答案 {number}' },
  remove_pair: { en: 'Remove pair {number}', 'zh-hk': '移除第 {number} 組', 'zh-cn': '移除第 {number} 组' },
  add_pair: { en: 'Add a pair', 'zh-hk': '加入一組', 'zh-cn': '添加一组' },
  pairs_max: { en: '{max} pairs at most', 'zh-hk': '最多 {max} 組', 'zh-cn': '最多 {max} 组' },
  extras: { en: 'Extra answers', 'zh-hk': '額外答案', 'zh-cn': '多余答案', 'zh-tw': '多餘答案' },
  extras_help: {
    en: 'They belong to no item, so that the last one cannot be guessed.',
    'zh-hk': '不屬於任何項目，令最後一項不能靠剩餘答案猜出。',
    'zh-cn': '不属于任何项目，使最后一项不能靠剩余答案猜出。',
    'zh-tw': '不屬於任何項目，讓最後一項不能靠剩餘答案猜出。',
  },
  extra: {
    en: 'Extra answer {number}',
    'zh-hk': '額外答案 {number}',
    'zh-cn': '多余答案 {number}',
    'zh-tw': '多餘答案 {number}',
  },
  remove_extra: {
    en: 'Remove extra answer {number}',
    'zh-hk': '移除額外答案 {number}',
    'zh-cn': '移除多余答案 {number}',
    'zh-tw': '移除多餘答案 {number}',
  },
  add_extra: {
    en: 'Add an extra answer',
    'zh-hk': '加入額外答案',
    'zh-cn': '添加多余答案',
    'zh-tw': '加入多餘答案',
  },
});
