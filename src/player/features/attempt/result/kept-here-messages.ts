import { defineMessages } from '#contract/language.ts';

export const keptHereMessages = defineMessages({
  kept_here: {
    en: {
      one: 'One thing of this work is still on this device only.',
      other: '{count} things of this work are still on this device only.',
    },
    'zh-hk': '此作答仍有 {count} 項只在此裝置上。',
    'zh-cn': '此作答还有 {count} 项只在此设备上。',
  },
  kept_here_late: {
    en: {
      one: 'It came too late, and is sent by itself if your teacher opens this again.',
      other: 'They came too late, and are sent by themselves if your teacher opens this again.',
    },
    'zh-hk': '內容在時限過後才送達；若老師重新開放，便會自動送出。',
    'zh-cn': '内容在时限过后才送达；如果老师重新开放，就会自动发送。',
  },
  kept_here_show: { en: 'Show', 'zh-hk': '查看', 'zh-cn': '查看' },
});
