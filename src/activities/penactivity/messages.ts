import { defineMessages } from '#contract/language.ts';
import { openIssueMessages } from '#parts/quiz-questions/kinds/open/issue-messages.ts';

/** Messages of the issues that keep a worksheet from being complete. */
export const messages = defineMessages({
  ...openIssueMessages,
  pages_required: {
    en: 'Add at least one page',
    'zh-hk': '請至少加入一頁',
    'zh-cn': '请至少添加一页',
  },
  pages_too_many: {
    en: 'A worksheet has {max} pages at most: leave some out, or put them into a second worksheet',
    'zh-hk': '工作紙最多 {max} 頁：請刪去一些，或分成兩份工作紙',
    'zh-cn': '练习纸最多 {max} 页：请删去一些，或分成两份练习纸',
    'zh-tw': '學習單最多 {max} 頁：請刪去一些，或分成兩份學習單',
  },
  questions_too_many: {
    en: 'A worksheet has {max} answer regions at most',
    'zh-hk': '工作紙最多有 {max} 個作答區',
    'zh-cn': '练习纸最多有 {max} 个作答区',
    'zh-tw': '學習單最多有 {max} 個作答區',
  },
  document_pending: {
    en: '{name} has not been converted into pages yet',
    'zh-hk': '{name} 尚未轉換成頁面',
    'zh-cn': '{name} 还没有转换成页面',
  },
  score_range: {
    en: 'Question {number}: enter points from 0 to {max}, in steps of {step}',
    'zh-hk': '第 {number} 題：請輸入 0 至 {max} 的分數，以 {step} 為單位',
    'zh-cn': '第 {number} 题：请输入 0 至 {max} 的分数，以 {step} 为单位',
  },
});
