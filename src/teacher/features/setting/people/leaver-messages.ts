import { defineMessages } from '#contract/language.ts';

/** What becomes of the things of people who leave. */
export const leaverMessages = defineMessages({
  close_ask_teacher: {
    en: 'Close the account of {name}? {name} can no longer sign in. {activities} activities and {teachings} teachings stay; you can hand them over to another teacher next.',
    'zh-hk':
      '關閉 {name} 的帳戶？{name} 將無法登入。{activities} 個活動和 {teachings} 項任教安排會保留，接着可移交另一位老師。',
    'zh-cn':
      '关闭 {name} 的账户？{name} 将无法登录。{activities} 个活动和 {teachings} 项任课安排会保留，接着可移交另一位老师。',
    'zh-tw':
      '關閉 {name} 的帳號？{name} 將無法登入。{activities} 個活動和 {teachings} 項任教安排會保留，接著可移交另一位老師。',
  },
  hand_over: { en: 'Hand over to another teacher', 'zh-hk': '移交另一位老師', 'zh-cn': '移交给另一位老师' },
  hand_over_text: {
    en: 'Nothing is deleted. The units of a class and subject come along with it.',
    'zh-hk': '所有內容均會保留；單元會隨班別及科目一併移交。',
    'zh-cn': '所有内容都会保留；单元会随班级和科目一并移交。',
    'zh-tw': '所有內容均會保留；單元會隨班級及科目一併移交。',
  },
  activities: {
    en: { one: '{count} activity', other: '{count} activities' },
    'zh-hk': '{count} 個活動',
    'zh-cn': '{count} 个活动',
  },
  units: {
    en: { one: '{count} unit', other: '{count} units' },
    'zh-hk': '{count} 個單元',
    'zh-cn': '{count} 个单元',
  },
  to: { en: 'Hand over to', 'zh-hk': '移交給', 'zh-cn': '移交给', 'zh-tw': '移交給' },
  hand_over_now: { en: 'Hand over', 'zh-hk': '移交', 'zh-cn': '移交' },
  hand_over_ask: {
    en: 'Hand {activities} activities and {teachings} teachings with {units} units of {name} over to {to}? {name} has them no more.',
    'zh-hk':
      '將 {name} 的 {activities} 個活動、{teachings} 項任教安排（{units} 個單元）移交 {to}？移交後 {name} 不再擁有。',
    'zh-cn':
      '将 {name} 的 {activities} 个活动、{teachings} 项任课安排（{units} 个单元）移交给 {to}？移交后 {name} 不再拥有。',
  },
  handed_over: { en: 'Handed over', 'zh-hk': '已移交', 'zh-cn': '已移交' },
});
