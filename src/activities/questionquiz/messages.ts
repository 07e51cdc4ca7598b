import { defineMessages } from '#contract/language.ts';
import { issueMessages } from '#parts/quiz-questions/issue-messages.ts';

/** Messages of the issues that keep a drawn quiz from being complete. */
export const messages = defineMessages({
  ...issueMessages,
  slots_required: {
    en: 'Add at least one question, or questions at random',
    'zh-hk': '請至少加入一條題目，或加入隨機題目',
    'zh-cn': '请至少添加一道题目，或添加随机题目',
    'zh-tw': '請至少加入一道題目，或加入隨機題目',
  },
  too_many: {
    en: 'A quiz has at most {max} questions',
    'zh-hk': '測驗最多 {max} 條題目',
    'zh-cn': '测验最多 {max} 道题目',
    'zh-tw': '測驗最多 {max} 道題目',
  },
  count_range: {
    en: 'Enter how many questions, from 1 to {max}',
    'zh-hk': '請輸入題目數目（1 至 {max}）',
    'zh-cn': '请输入题目数量（1 到 {max}）',
    'zh-tw': '請輸入題目數量（1 至 {max}）',
  },
  too_few: {
    en: 'Asked for: {count}. Course Resources have: {found}',
    'zh-hk': '需要 {count} 條題目，課程資源只有 {found} 條',
    'zh-cn': '需要 {count} 道题目，课程资源只有 {found} 道',
    'zh-tw': '需要 {count} 道題目，課程資源只有 {found} 道',
  },
  picked_twice: {
    en: 'This question is there twice',
    'zh-hk': '此題目重複了',
    'zh-cn': '此题目重复了',
  },
  question_gone: {
    en: 'This question is no longer in Course Resources, or not shared with you',
    'zh-hk': '課程資源已沒有此題目，或沒有與你分享',
    'zh-cn': '课程资源中已没有此题目，或未与你共享',
  },
});
