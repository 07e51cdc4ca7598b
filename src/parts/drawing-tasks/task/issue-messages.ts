import { defineMessages } from '#contract/language.ts';

/** Issues of the page and the tools of a task. */
export const taskIssueMessages = defineMessages({
  own_page_required: {
    en: 'Upload the page that students draw on, or choose another background',
    'zh-hk': '請上載供學生作畫的頁面，或選擇其他背景',
    'zh-cn': '请上传供学生作画的页面，或选择其他背景',
    'zh-tw': '請上傳供學生作畫的頁面，或選擇其他背景',
  },
  document_pending: {
    en: '“{name}” is not converted yet',
    'zh-hk': '「{name}」尚未完成轉換',
    'zh-cn': '“{name}”尚未完成转换',
  },
  own_page_unknown: {
    en: '“{name}” has no such page: choose one',
    'zh-hk': '「{name}」沒有這一頁，請重新選擇',
    'zh-cn': '“{name}”没有这一页，请重新选择',
  },
  tools_required: {
    en: 'Allow at least one tool that draws',
    'zh-hk': '請至少選擇一種繪畫工具',
    'zh-cn': '请至少选择一种绘画工具',
  },
  colours_required: {
    en: 'Allow at least one colour',
    'zh-hk': '請至少選擇一種顏色',
    'zh-cn': '请至少选择一种颜色',
  },
});
