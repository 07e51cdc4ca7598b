import { defineMessages } from '#contract/language.ts';

/** Texts of the photos, videos and sounds that a class brought from its stops. */
export const filesMessages = defineMessages({
  title: {
    en: 'Photos, videos and recordings',
    'zh-hk': '相片、影片和錄音',
    'zh-cn': '照片、视频和录音',
    'zh-tw': '照片、影片和錄音',
  },
  none: {
    en: 'Nobody has added a photo, a video or a recording yet.',
    'zh-hk': '暫未有學生加入相片、影片或錄音。',
    'zh-cn': '还没有学生添加照片、视频或录音。',
    'zh-tw': '還沒有學生加入照片、影片或錄音。',
  },
  hide_names: { en: 'Hide names', 'zh-hk': '隱藏姓名', 'zh-cn': '隐藏姓名' },
  image: {
    en: 'Photo {number}',
    'zh-hk': '相片 {number}',
    'zh-cn': '照片 {number}',
    'zh-tw': '照片 {number}',
  },
  video: {
    en: 'Video {number}',
    'zh-hk': '影片 {number}',
    'zh-cn': '视频 {number}',
    'zh-tw': '影片 {number}',
  },
  audio: { en: 'Recording {number}', 'zh-hk': '錄音 {number}', 'zh-cn': '录音 {number}' },
  by: { en: '{file} · {name}', 'zh-hk': '{file} · {name}', 'zh-cn': '{file} · {name}' },
  position: {
    en: '{number} of {count}',
    'zh-hk': '第 {number} 個，共 {count} 個',
    'zh-cn': '第 {number} 个，共 {count} 个',
  },
  previous: { en: 'Previous', 'zh-hk': '上一個', 'zh-cn': '上一个' },
  next: { en: 'Next', 'zh-hk': '下一個', 'zh-cn': '下一个' },
  close: { en: 'Close', 'zh-hk': '關閉', 'zh-cn': '关闭' },
});
