import { defineMessages } from '#contract/language.ts';

/** Words of the wall, for students and teachers. */
export const wallMessages = defineMessages({
  columns: { en: 'Columns', 'zh-hk': '欄', 'zh-cn': '栏' },
  empty_column: { en: 'No cards yet', 'zh-hk': '還沒有卡片', 'zh-cn': '还没有卡片' },
  count: {
    en: { one: '{count} card', other: '{count} cards' },
    'zh-hk': '{count} 張卡片',
    'zh-cn': '{count} 张卡片',
  },
  connecting: {
    en: 'Connecting… New cards appear once you are back online.',
    'zh-hk': '連線中…重新連線後會顯示新卡片。',
    'zh-cn': '连接中…重新连接后会显示新卡片。',
  },
  waiting: { en: 'Waiting for approval', 'zh-hk': '等待老師批准', 'zh-cn': '等待老师批准' },
  waiting_word: {
    en: 'Your teacher has to check a word in it first',
    'zh-hk': '含有須由老師先查看的字詞',
    'zh-cn': '含有须由老师先查看的字词',
  },
  hidden: { en: 'Hidden by your teacher', 'zh-hk': '老師已隱藏', 'zh-cn': '老师已隐藏' },
  sending: { en: 'Sending…', 'zh-hk': '傳送中…', 'zh-cn': '发送中…' },
  pinned: { en: 'Pinned', 'zh-hk': '已置頂', 'zh-cn': '已置顶', 'zh-tw': '已置頂' },
  mine: { en: 'My card', 'zh-hk': '我的卡片', 'zh-cn': '我的卡片' },
  likes: {
    en: { one: '{count} like', other: '{count} likes' },
    'zh-hk': '{count} 個讚好',
    'zh-cn': '{count} 个赞',
    'zh-tw': '{count} 個讚',
  },
  like: { en: 'Like', 'zh-hk': '讚好', 'zh-cn': '赞', 'zh-tw': '按讚' },
  picture_of: { en: 'Picture of this card', 'zh-hk': '卡片圖片', 'zh-cn': '卡片图片' },
  open_picture: { en: 'Show the picture large', 'zh-hk': '放大圖片', 'zh-cn': '放大图片' },
});
