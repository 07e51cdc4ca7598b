import { defineMessages } from '#contract/language.ts';

/** Texts of the editor. */
export const editorMessages = defineMessages({
  video_title: { en: 'The video', 'zh-hk': '影片', 'zh-cn': '视频' },
  video_text: {
    en: 'One video; students see it as it is, with your questions.',
    'zh-hk': '一段影片，學生觀看時會遇到你的題目。',
    'zh-cn': '一段视频，学生观看时会遇到你的题目。',
  },
  video_name: { en: 'Video: {name}', 'zh-hk': '影片：{name}', 'zh-cn': '视频：{name}' },
  replace_video: { en: 'Replace the video', 'zh-hk': '更換影片', 'zh-cn': '更换视频' },
  keep_video: { en: 'Keep the present video', 'zh-hk': '保留現有影片', 'zh-cn': '保留现有视频' },
  former_video: {
    en: 'Use “{name}” again',
    'zh-hk': '改用「{name}」',
    'zh-cn': '改用“{name}”',
  },
  captions: { en: 'Captions', 'zh-hk': '字幕', 'zh-cn': '字幕' },
  choose_captions: { en: 'Choose captions', 'zh-hk': '選擇字幕檔', 'zh-cn': '选择字幕文件' },
  remove_captions: { en: 'Remove the captions', 'zh-hk': '移除字幕', 'zh-cn': '移除字幕' },
  captions_replaced: {
    en: 'The captions “{name}” were replaced.',
    'zh-hk': '已更換字幕「{name}」。',
    'zh-cn': '已更换字幕“{name}”。',
  },
  captions_removed: {
    en: 'The captions “{name}” were removed.',
    'zh-hk': '已移除字幕「{name}」。',
    'zh-cn': '已移除字幕“{name}”。',
  },
  begin: { en: 'Begins at second', 'zh-hk': '由第幾秒開始', 'zh-cn': '从第几秒开始' },
  end: { en: 'Ends at second', 'zh-hk': '到第幾秒結束', 'zh-cn': '到第几秒结束' },
  whole: { en: 'Whole video', 'zh-hk': '整段影片', 'zh-cn': '整段视频' },
  no_skipping: { en: 'No skipping ahead', 'zh-hk': '不可跳播', 'zh-cn': '不可跳播' },
  no_skipping_hint: {
    en: 'Students may watch again what they have watched.',
    'zh-hk': '學生可重看已看過的部分。',
    'zh-cn': '学生可以重看已看过的部分。',
  },
  at: { en: 'Stops at second', 'zh-hk': '在第幾秒停下', 'zh-cn': '在第几秒停下' },
  at_hint: { en: 'In steps of 0.1', 'zh-hk': '以 0.1 秒為單位', 'zh-cn': '以 0.1 秒为单位' },
  again: {
    en: 'After a wrong answer, again from second',
    'zh-hk': '答錯後由第幾秒重看',
    'zh-cn': '答错后从第几秒重看',
  },
  not_fitting: {
    en: {
      one: '{count} question was not added: in a video, a question is one line of at most {max} characters, without a passage. Shorten it first.',
      other:
        '{count} questions were not added: in a video, a question is one line of at most {max} characters, without a passage. Shorten them first.',
    },
    'zh-hk': '有 {count} 條題目沒有加入：影片中的題目須為一行、最多 {max} 個字，且不附篇章。請先縮短。',
    'zh-cn': '有 {count} 道题没有添加：视频中的题目须为一行、最多 {max} 个字，且不附文章。请先缩短。',
    'zh-tw': '有 {count} 題沒有加入：影片中的題目須為一行、最多 {max} 個字，且不附文章。請先縮短。',
  },
  again_none: { en: 'Goes on', 'zh-hk': '繼續播放', 'zh-cn': '继续播放' },
});
