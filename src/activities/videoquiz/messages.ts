import { defineMessages } from '#contract/language.ts';
import { issueMessages } from '#parts/quiz-questions/issue-messages.ts';

/** Messages of the issues that keep a video quiz from being complete. */
export const messages = defineMessages({
  ...issueMessages,
  video_required: {
    en: 'Upload a video',
    'zh-hk': '請上載影片',
    'zh-cn': '请上传视频',
    'zh-tw': '請上傳影片',
  },
  video_pending: {
    en: '“{name}” cannot be played yet. Upload it again, or use an MP4.',
    'zh-hk': '「{name}」尚未能播放。請重新上載，或改用 MP4。',
    'zh-cn': '“{name}”还不能播放。请重新上传，或改用 MP4。',
    'zh-tw': '「{name}」還無法播放。請重新上傳，或改用 MP4。',
  },
  video_empty: {
    en: '“{name}” has no moving picture. Upload another video.',
    'zh-hk': '「{name}」沒有影像。請上載另一段影片。',
    'zh-cn': '“{name}”没有画面。请上传另一段视频。',
    'zh-tw': '「{name}」沒有影像。請上傳另一段影片。',
  },
  questions_required: {
    en: 'Add at least one question',
    'zh-hk': '請至少加入一條題目',
    'zh-cn': '请至少添加一道题目',
    'zh-tw': '請至少加入一道題目',
  },
  at_required: {
    en: 'Enter the second at which the video stops for this question',
    'zh-hk': '請輸入影片在第幾秒停下來問這題',
    'zh-cn': '请输入视频在第几秒停下来问这道题',
    'zh-tw': '請輸入影片在第幾秒停下來問這題',
  },
  time_steps: {
    en: 'Enter the time in steps of {step} seconds',
    'zh-hk': '請以 {step} 秒為單位輸入時間',
    'zh-cn': '请以 {step} 秒为单位输入时间',
  },
  time_outside: {
    en: 'Choose a time from {begin} to {end}: the rest of the video is not shown',
    'zh-hk': '請選 {begin} 至 {end} 之間的時間：其餘部分不會播放',
    'zh-cn': '请选 {begin} 至 {end} 之间的时间：其余部分不会播放',
  },
  time_before_begin: {
    en: 'Choose a time from {begin} on: what is before is not shown',
    'zh-hk': '請選 {begin} 或之後的時間：之前的部分不會播放',
    'zh-cn': '请选 {begin} 或之后的时间：之前的部分不会播放',
  },
  end_before_begin: {
    en: 'The end must be after the beginning: change one of them',
    'zh-hk': '結束時間必須在開始時間之後，請更改其中一個',
    'zh-cn': '结束时间必须在开始时间之后，请更改其中一个',
  },
  again_after_question: {
    en: 'Watching again begins before the question: enter an earlier time, or leave it empty',
    'zh-hk': '重看須由題目之前開始：請輸入較早的時間，或留空',
    'zh-cn': '重看须从题目之前开始：请输入较早的时间，或留空',
  },
  body_too_long: {
    en: 'The question has {count} characters: shorten it to {max}',
    'zh-hk': '題目有 {count} 個字，請縮短至 {max} 個字',
    'zh-cn': '题目有 {count} 个字，请缩短至 {max} 个字',
  },
  body_one_line: {
    en: 'Write the question in one line, without line breaks',
    'zh-hk': '請把題目寫成一行，不要換行',
    'zh-cn': '请把题目写成一行，不要换行',
  },
  chapter_title_required: {
    en: 'Enter a title for the chapter',
    'zh-hk': '請輸入章節標題',
    'zh-cn': '请输入章节标题',
  },
  chapters_too_many: {
    en: 'Keep at most {max} chapters',
    'zh-hk': '章節最多 {max} 個',
    'zh-cn': '章节最多 {max} 个',
  },
});
