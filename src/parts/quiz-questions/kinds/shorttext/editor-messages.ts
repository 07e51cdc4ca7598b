import { defineMessages } from '#contract/language.ts';

/** Texts of the editor about short answers. */
export const shorttextEditorMessages = defineMessages({
  name: { en: 'Short answer', 'zh-hk': '簡答題', 'zh-cn': '简答题' },
  hint: {
    en: 'Students type a word or a short sentence',
    'zh-hk': '學生輸入詞語或短句',
    'zh-cn': '学生输入词语或短句',
  },
  accepted: { en: 'Accepted answers', 'zh-hk': '可接受的答案', 'zh-cn': '可接受的答案' },
  accepted_help: {
    en: 'Each answer gives its share of the points. The best match counts.',
    'zh-hk': '每個答案各有得分比例，以得分最高的一項計算。',
    'zh-cn': '每个答案各有得分比例，按得分最高的一项计算。',
  },
  answer_number: { en: 'Answer {number}', 'zh-hk': '答案 {number}', 'zh-cn': '答案 {number}' },
  remove_answer: { en: 'Remove answer {number}', 'zh-hk': '移除答案 {number}', 'zh-cn': '移除答案 {number}' },
  add_answer: { en: 'Add answer', 'zh-hk': '新增答案', 'zh-cn': '添加答案' },
  answers_full: {
    en: '{max} answers at most',
    'zh-hk': '最多 {max} 個答案',
    'zh-cn': '最多 {max} 个答案',
  },
});
