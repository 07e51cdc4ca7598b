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
  held: {
    en: 'You can go there once you have watched what is before.',
    'zh-hk': '看完之前的部分，才可以去到那裏。',
    'zh-cn': '看完前面的部分，才能去那里。',
    'zh-tw': '看完前面的部分，才能到那裡。',
  },
  held_by_question: {
    en: 'There is a question on the way: answer it first.',
    'zh-hk': '途中有題目，請先回答。',
    'zh-cn': '途中有题目，请先回答。',
  },
  chapters: { en: 'Chapters', 'zh-hk': '章節', 'zh-cn': '章节' },
  no_network: {
    en: 'The video does not load. Check the network; it goes on where you were. Your answers are kept.',
    'zh-hk': '影片未能載入，請檢查網絡；恢復後會由剛才的位置繼續。答案已保留。',
    'zh-cn': '视频无法加载，请检查网络；恢复后会从刚才的位置继续。答案已保留。',
    'zh-tw': '影片無法載入，請檢查網路；恢復後會從剛才的位置繼續。答案已保留。',
  },
  try_again: { en: 'Load the video again', 'zh-hk': '重新載入影片', 'zh-cn': '重新加载视频' },
  go_without: {
    en: 'Answer without the video',
    'zh-hk': '不看影片，直接答題',
    'zh-cn': '不看视频，直接答题',
  },
  without_video: {
    en: 'This device cannot play the video. Open this page in another browser or on another device, or tell your teacher. You can answer the questions here without it.',
    'zh-hk': '此裝置未能播放影片。請改用其他瀏覽器或裝置開啟此頁，或告訴老師。你也可以在此直接答題。',
    'zh-cn': '此设备无法播放视频。请改用其他浏览器或设备打开此页，或告诉老师。你也可以在这里直接答题。',
    'zh-tw': '這個裝置無法播放影片。請改用其他瀏覽器或裝置開啟此頁，或告訴老師。你也可以在這裡直接答題。',
  },
});
