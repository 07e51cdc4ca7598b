import { defineMessages } from '#contract/language.ts';

export const playerMessages = defineMessages({
  no_stops: {
    en: 'This trip has no stops yet.',
    'zh-hk': '這次考察未有站點。',
    'zh-cn': '这次考察还没有站点。',
    'zh-tw': '這次考察還沒有站點。',
  },
  stops: { en: 'Stops', 'zh-hk': '站點', 'zh-cn': '站点' },
  stop_of: {
    en: 'Stop {number} of {count}',
    'zh-hk': '第 {number} 站，共 {count} 站',
    'zh-cn': '第 {number} 站，共 {count} 站',
  },
  visited: { en: 'visited', 'zh-hk': '已到訪', 'zh-cn': '已到访' },
  all_answered: { en: 'all answered', 'zh-hk': '題目已全部作答', 'zh-cn': '题目已全部作答' },
  locked: {
    en: 'opens after the stop before it',
    'zh-hk': '到過上一站後開放',
    'zh-cn': '到过上一站后开放',
  },
  map: { en: 'Map', 'zh-hk': '地圖', 'zh-cn': '地图' },
  scene: { en: 'Scene', 'zh-hk': '場景', 'zh-cn': '场景' },
  not_ready: {
    en: 'What this stop shows is not ready yet.',
    'zh-hk': '這一站的場景尚未準備好。',
    'zh-cn': '这一站的场景还没准备好。',
  },
  close: { en: 'Close', 'zh-hk': '關閉', 'zh-cn': '关闭' },
  open_link: { en: 'Open the web page', 'zh-hk': '開啟網頁', 'zh-cn': '打开网页' },
  go_to: { en: 'Go to “{name}”', 'zh-hk': '前往「{name}」', 'zh-cn': '前往“{name}”' },
  question: { en: 'Question {number}', 'zh-hk': '第 {number} 題', 'zh-cn': '第 {number} 题' },
  led: {
    en: 'Your teacher leads the tour: you go where the class goes.',
    'zh-hk': '老師正在帶領全班，你會跟着一起走。',
    'zh-cn': '老师正在带领全班，你会跟着一起走。',
    'zh-tw': '老師正在帶領全班，你會跟著一起走。',
  },
  time_from_check_in: {
    en: {
      one: 'You have {count} minute from your first check-in.',
      other: 'You have {count} minutes from your first check-in.',
    },
    'zh-hk': '由首次簽到起計，你有 {count} 分鐘。',
    'zh-cn': '从首次签到算起，你有 {count} 分钟。',
    'zh-tw': '由首次報到起算，你有 {count} 分鐘。',
  },
  time_left: {
    en: { one: '{count} minute left', other: '{count} minutes left' },
    'zh-hk': '尚餘 {count} 分鐘',
    'zh-cn': '还剩 {count} 分钟',
    'zh-tw': '還剩 {count} 分鐘',
  },
  time_over: {
    en: 'The time is over. You can finish what you are doing and submit it.',
    'zh-hk': '時間到了。你仍可完成手上的工作，然後提交。',
    'zh-cn': '时间到了。你仍可完成手上的工作，然后提交。',
  },
  time_over_by: {
    en: {
      one: 'The time has been over for {count} minute. You can finish what you are doing and submit it.',
      other: 'The time has been over for {count} minutes. You can finish what you are doing and submit it.',
    },
    'zh-hk': '已超時 {count} 分鐘。你仍可完成手上的工作，然後提交。',
    'zh-cn': '已超时 {count} 分钟。你仍可完成手上的工作，然后提交。',
  },
  previous_stop: { en: 'Previous stop', 'zh-hk': '上一站', 'zh-cn': '上一站' },
  next_stop: { en: 'Next stop', 'zh-hk': '下一站', 'zh-cn': '下一站' },
  to_end: { en: 'Finish the trip', 'zh-hk': '完成考察', 'zh-cn': '完成考察' },
  back_to_trip: { en: 'Back to the trip', 'zh-hk': '返回考察', 'zh-cn': '返回考察' },
  after_check_in: {
    en: 'The questions open once you have checked in.',
    'zh-hk': '簽到後題目便會開放。',
    'zh-cn': '签到后题目就会开放。',
    'zh-tw': '報到後題目便會開放。',
  },
});
