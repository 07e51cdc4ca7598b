import { defineMessages } from '#contract/language.ts';
import { taskIssueMessages } from '#parts/drawing-tasks/task/issue-messages.ts';
import { openIssueMessages } from '#parts/quiz-questions/kinds/open/issue-messages.ts';
import { addressIssueMessages } from '#parts/reading/address-issues.ts';
import { readingMessages } from '#parts/reading/messages.ts';

/** Issues that keep a board from being complete, and texts of its parts and reports. */
export const messages = defineMessages({
  ...openIssueMessages,
  ...taskIssueMessages,
  ...addressIssueMessages,
  ...readingMessages,
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
  part_prompt: { en: 'Task: {text}', 'zh-hk': '題目：{text}', 'zh-cn': '题目：{text}' },
  part_picture: { en: 'Picture of the task', 'zh-hk': '題目圖片', 'zh-cn': '题目图片' },
  part_page: { en: 'Page to draw on', 'zh-hk': '作畫的頁面', 'zh-cn': '作画的页面' },
  part_web_page: { en: 'Web page: {text}', 'zh-hk': '網頁：{text}', 'zh-cn': '网页：{text}' },
  part_rules: { en: 'Boards and tools', 'zh-hk': '畫板和工具', 'zh-cn': '画板和工具' },
});
