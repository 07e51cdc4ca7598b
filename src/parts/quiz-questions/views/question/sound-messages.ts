import { defineMessages } from '#contract/language.ts';

/** Texts of the sound player, which loads late. */
export const messages = defineMessages({
  sound: { en: 'Sound', 'zh-hk': '聲音', 'zh-cn': '声音' },
  play: { en: 'Play', 'zh-hk': '播放', 'zh-cn': '播放' },
  pause: { en: 'Pause', 'zh-hk': '暫停', 'zh-cn': '暂停' },
  rewind: { en: 'Back 5 seconds', 'zh-hk': '後退 5 秒', 'zh-cn': '后退 5 秒' },
  position: { en: 'Position', 'zh-hk': '播放位置', 'zh-cn': '播放位置' },
  sound_failed: {
    en: 'The sound could not be played',
    'zh-hk': '未能播放聲音',
    'zh-cn': '无法播放声音',
    'zh-tw': '無法播放聲音',
  },
});
