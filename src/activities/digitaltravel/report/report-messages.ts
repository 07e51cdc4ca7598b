import { defineMessages } from '#contract/language.ts';

/** What check-ins were worth, and what is said beside. */
export const reportMessages = defineMessages({
  near: { en: 'At the place', 'zh-hk': '在站點', 'zh-cn': '在站点' },
  code: { en: 'By code', 'zh-hk': '以代碼簽到', 'zh-cn': '用代码签到', 'zh-tw': '以代碼報到' },
  word: { en: 'Self-reported only', 'zh-hk': '只憑自報', 'zh-cn': '仅凭自报' },
  jumped: { en: 'Position jumped', 'zh-hk': '位置跳動', 'zh-cn': '位置跳动' },
  far: { en: 'Too far away', 'zh-hk': '距離太遠', 'zh-cn': '距离太远' },
  wrong_code: { en: 'Wrong code', 'zh-hk': '代碼不符', 'zh-cn': '代码不符' },
  not_checked_in: { en: 'Not checked in', 'zh-hk': '未簽到', 'zh-cn': '未签到', 'zh-tw': '未報到' },
  way: { en: 'Route', 'zh-hk': '路線', 'zh-cn': '路线' },
  student: { en: 'Student', 'zh-hk': '學生', 'zh-cn': '学生' },
  began: { en: 'Began', 'zh-hk': '開始', 'zh-cn': '开始' },
  last_stop: { en: 'Last stop reached', 'zh-hk': '到達最後一站', 'zh-cn': '到达最后一站' },
  last_check_in: {
    en: 'Last check-in',
    'zh-hk': '最後簽到',
    'zh-cn': '最后签到',
    'zh-tw': '最後報到',
  },
  more: {
    en: { one: '{count} more', other: '{count} more' },
    'zh-hk': '另有 {count} 個',
    'zh-cn': '另有 {count} 个',
  },
  over: {
    en: { one: '{count} minute over', other: '{count} minutes over' },
    'zh-hk': '超時 {count} 分鐘',
    'zh-cn': '超时 {count} 分钟',
  },
  show_way: { en: 'Show the route on the map', 'zh-hk': '在地圖上顯示路線', 'zh-cn': '在地图上显示路线' },
  distance: {
    en: '{metres} m away',
    'zh-hk': '距離 {metres} 米',
    'zh-cn': '距离 {metres} 米',
    'zh-tw': '距離 {metres} 公尺',
  },
  accuracy: {
    en: 'accurate to {metres} m',
    'zh-hk': '誤差 {metres} 米',
    'zh-cn': '误差 {metres} 米',
    'zh-tw': '誤差 {metres} 公尺',
  },
});
