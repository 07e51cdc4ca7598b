import { defineMessages } from '#contract/language.ts';
import { taskIssueMessages } from '#parts/drawing-tasks/task/issue-messages.ts';
import { openIssueMessages } from '#parts/quiz-questions/kinds/open/issue-messages.ts';

/** Issues that keep a card task from being complete. */
export const messages = defineMessages({
  ...openIssueMessages,
  ...taskIssueMessages,
  questions_required: {
    en: 'Add a question card',
    'zh-hk': '請加入題目卡',
    'zh-cn': '请添加题目卡',
  },
  questions_max: {
    en: 'There may be {max} question cards at most',
    'zh-hk': '題目卡最多 {max} 張',
    'zh-cn': '题目卡最多 {max} 张',
  },
  prompt_required: {
    en: 'Say what to do, or add a picture',
    'zh-hk': '請輸入題目或加入圖片',
    'zh-cn': '请输入题目或添加图片',
  },
  score_range: {
    en: 'Enter points from 0 to {max}, in steps of {step}',
    'zh-hk': '請輸入 0 至 {max} 的分數，以 {step} 為單位',
    'zh-cn': '请输入 0 至 {max} 的分数，以 {step} 为单位',
  },
  cards_required: { en: 'Add an answer card', 'zh-hk': '請加入答案卡', 'zh-cn': '请添加答案卡' },
  cards_max: {
    en: 'There may be {max} answer cards at most',
    'zh-hk': '答案卡最多 {max} 張',
    'zh-cn': '答案卡最多 {max} 张',
  },
  card_required: {
    en: 'Write on the card, or add a picture',
    'zh-hk': '請輸入卡片文字或加入圖片',
    'zh-cn': '请输入卡片文字或添加图片',
  },
  clipart_max: {
    en: 'There may be {max} pictures at most',
    'zh-hk': '圖片最多 {max} 張',
    'zh-cn': '图片最多 {max} 张',
  },
  attachments_max: {
    en: 'There may be {max} attachments at most',
    'zh-hk': '附件最多 {max} 個',
    'zh-cn': '附件最多 {max} 个',
  },
  attachment_name_required: {
    en: 'Enter the name that students see',
    'zh-hk': '請輸入顯示名稱',
    'zh-cn': '请输入显示名称',
  },
  attachment_address: {
    en: 'Enter an address that begins with https://',
    'zh-hk': '請輸入以 https:// 開頭的網址',
    'zh-cn': '请输入以 https:// 开头的网址',
  },
});
