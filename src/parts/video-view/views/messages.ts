import { defineMessages } from '#contract/language.ts';

export const videoMessages = defineMessages({
  play: { en: 'Play', 'zh-hk': '播放', 'zh-cn': '播放' },
  pause: { en: 'Pause', 'zh-hk': '暫停', 'zh-cn': '暂停' },
  seek: { en: 'Position', 'zh-hk': '播放位置', 'zh-cn': '播放位置' },
  time_of: { en: '{time} of {total}', 'zh-hk': '{time}，共 {total}', 'zh-cn': '{time}，共 {total}' },
  mute: { en: 'Mute', 'zh-hk': '靜音', 'zh-cn': '静音' },
  unmute: { en: 'Unmute', 'zh-hk': '取消靜音', 'zh-cn': '取消静音' },
  speed: { en: 'Speed', 'zh-hk': '播放速度', 'zh-cn': '播放速度' },
  captions: { en: 'Captions', 'zh-hk': '字幕', 'zh-cn': '字幕' },
  full_screen: { en: 'Full screen', 'zh-hk': '全螢幕', 'zh-cn': '全屏' },
  leave_full_screen: { en: 'Leave full screen', 'zh-hk': '離開全螢幕', 'zh-cn': '退出全屏' },
  cannot_play: {
    en: 'This device cannot play the video. Download it to watch it.',
    'zh-hk': '此裝置未能播放影片，請下載後觀看。',
    'zh-cn': '此设备无法播放视频，请下载后观看。',
    'zh-tw': '此裝置無法播放影片，請下載後觀看。',
  },
});
