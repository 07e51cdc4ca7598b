import { defineMessages } from '#contract/language.ts';

/** Texts of the editor about multiple choices. */
export const multipleEditorMessages = defineMessages({
  name: { en: 'Multiple choice', 'zh-hk': '多選題', 'zh-cn': '多选题' },
  hint: {
    en: 'Several answers may be right',
    'zh-hk': '可有多個正確答案',
    'zh-cn': '可以有多个正确答案',
  },
  credit: { en: 'Marking', 'zh-hk': '計分方式', 'zh-cn': '计分方式' },
  all_or_nothing: { en: 'All or nothing', 'zh-hk': '全對才得分', 'zh-cn': '全对才得分' },
  partial: { en: 'Partial credit', 'zh-hk': '按部分給分', 'zh-cn': '部分给分' },
  partial_help: {
    en: 'Each right choice adds a share of the score, each wrong one takes a share away.',
    'zh-hk': '每選對一項得部分分數，每選錯一項扣回一份。',
    'zh-cn': '每选对一项得部分分数，每选错一项扣掉一份。',
  },
});
