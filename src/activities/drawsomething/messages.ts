import { defineMessages } from '#contract/language.ts';
import { taskIssueMessages } from '#parts/drawing-tasks/task/issue-messages.ts';
import { openIssueMessages } from '#parts/quiz-questions/kinds/open/issue-messages.ts';

/** Issues that keep a drawing task from being complete. */
export const messages = defineMessages({
  ...openIssueMessages,
  ...taskIssueMessages,
  prompt_required: {
    en: 'Say what to draw, or add a picture',
    'zh-hk': '請輸入題目或加入圖片',
    'zh-cn': '请输入题目或添加图片',
  },
  score_range: {
    en: 'Enter points from 0 to {max}, in steps of {step}',
    'zh-hk': '請輸入 0 至 {max} 的分數，以 {step} 為單位',
    'zh-cn': '请输入 0 至 {max} 的分数，以 {step} 为单位',
  },
  time_limit_range: {
    en: 'Enter half a minute to {max} minutes, or leave it empty',
    'zh-hk': '請輸入 0.5 至 {max} 分鐘，或留空',
    'zh-cn': '请输入 0.5 至 {max} 分钟，或留空',
  },
});
