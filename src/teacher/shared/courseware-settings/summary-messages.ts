import { defineMessages } from '#contract/language.ts';

/** Texts for the settings of a courseware in one line. */
export const summaryMessages = defineMessages({
  attempts: {
    en: { one: '{count} attempt', other: '{count} attempts' },
    'zh-hk': '可作答 {count} 次',
    'zh-cn': '可作答 {count} 次',
  },
  attempts_any: { en: 'any number of attempts', 'zh-hk': '作答次數不限', 'zh-cn': '作答次数不限' },
  minutes: { en: '{count} min', 'zh-hk': '限時 {count} 分鐘', 'zh-cn': '限时 {count} 分钟' },
  shuffle: { en: 'shuffled', 'zh-hk': '打亂次序', 'zh-cn': '打乱顺序', 'zh-tw': '打亂順序' },
  at_once: { en: 'answers shown at once', 'zh-hk': '即時顯示答案', 'zh-cn': '立即显示答案' },
  after_submit: {
    en: 'answers shown after submitting',
    'zh-hk': '提交後顯示答案',
    'zh-cn': '提交后显示答案',
  },
  after_due: {
    en: 'answers shown after the due time',
    'zh-hk': '截止後顯示答案',
    'zh-cn': '截止后显示答案',
  },
  never: { en: 'answers not shown', 'zh-hk': '不顯示答案', 'zh-cn': '不显示答案' },
  marks_held: {
    en: 'marks held back',
    'zh-hk': '暫緩公佈分數',
    'zh-cn': '暂缓公布分数',
    'zh-tw': '暫緩公布分數',
  },
  guests: { en: 'guests allowed', 'zh-hk': '容許訪客', 'zh-cn': '允许访客', 'zh-tw': '允許訪客' },
  opens: { en: 'opens {time}', 'zh-hk': '{time} 開放', 'zh-cn': '{time} 开放' },
  due: { en: 'due {time}', 'zh-hk': '{time} 截止', 'zh-cn': '{time} 截止' },
  late: {
    en: { one: 'late work for {count} hour', other: 'late work for {count} hours' },
    'zh-hk': '接受遲交 {count} 小時',
    'zh-cn': '接受迟交 {count} 小时',
  },
  no_due: { en: 'no due time', 'zh-hk': '沒有截止時間', 'zh-cn': '没有截止时间' },
});
