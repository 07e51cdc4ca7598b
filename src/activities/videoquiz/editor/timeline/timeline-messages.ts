import { defineMessages } from '#contract/language.ts';

/** Texts of the timeline and the chapters. */
export const timelineMessages = defineMessages({
  timeline: { en: 'Timeline', 'zh-hk': '時間軸', 'zh-cn': '时间轴' },
  begin: { en: 'Beginning of the video', 'zh-hk': '影片開始', 'zh-cn': '视频开始' },
  end: { en: 'End of the video', 'zh-hk': '影片結束', 'zh-cn': '视频结束' },
  question: { en: 'Question {number}', 'zh-hk': '第 {number} 題', 'zh-cn': '第 {number} 题' },
  chapter: { en: 'Chapter {title}', 'zh-hk': '章節 {title}', 'zh-cn': '章节 {title}' },
  add_question: {
    en: 'Add a question here ({time})',
    'zh-hk': '在此加入題目（{time}）',
    'zh-cn': '在此添加题目（{time}）',
  },
  add_chapter: { en: 'Add a chapter here', 'zh-hk': '在此加入章節', 'zh-cn': '在此添加章节' },
  hint: {
    en: 'Drag, or use the arrow keys: 0.1 seconds, with Shift 1 second.',
    'zh-hk': '拖動，或用方向鍵移動 0.1 秒，按住 Shift 移動 1 秒。',
    'zh-cn': '拖动，或用方向键移动 0.1 秒，按住 Shift 移动 1 秒。',
  },
  chapters: { en: 'Chapters', 'zh-hk': '章節', 'zh-cn': '章节' },
  chapter_title: { en: 'Title', 'zh-hk': '標題', 'zh-cn': '标题' },
  chapter_at: { en: 'At second', 'zh-hk': '第幾秒', 'zh-cn': '第几秒' },
  remove_chapter: {
    en: 'Remove chapter {title}',
    'zh-hk': '移除章節 {title}',
    'zh-cn': '移除章节 {title}',
  },
  chapter_removed: {
    en: 'The chapter “{title}” was removed.',
    'zh-hk': '已移除章節「{title}」。',
    'zh-cn': '已移除章节“{title}”。',
  },
  preview: {
    en: 'Preview from 2 seconds before',
    'zh-hk': '由前 2 秒開始預覽',
    'zh-cn': '从前 2 秒开始预览',
  },
});
