import { defineMessages } from '#contract/language.ts';

export const playerMessages = defineMessages({
  go_on: { en: 'Go on with the video', 'zh-hk': '繼續看影片', 'zh-cn': '继续看视频' },
  again: { en: 'Watch this part again', 'zh-hk': '重看這一段', 'zh-cn': '重看这一段' },
  stops: {
    en: { one: 'The video stops for {count} question.', other: 'The video stops for {count} questions.' },
    'zh-hk': '影片會停下來問 {count} 條題目。',
    'zh-cn': '视频会停下来问 {count} 道题。',
    'zh-tw': '影片會停下來問 {count} 題。',
  },
  no_skipping: {
    en: 'You can go back, but not ahead of what you have watched.',
    'zh-hk': '可以返回重看，但不能跳到未看過的部分。',
    'zh-cn': '可以返回重看，但不能跳到没看过的部分。',
    'zh-tw': '可以返回重看，但不能跳到沒看過的部分。',
  },
  without_video: {
    en: 'The video does not play here. These are its questions.',
    'zh-hk': '影片未能在此播放，以下是影片的題目。',
    'zh-cn': '视频无法在这里播放，以下是视频的题目。',
    'zh-tw': '影片無法在此播放，以下是影片的題目。',
  },
});
