import { defineMessages } from '#contract/language.ts';

/** Texts for the states of a courseware, and for the times when they change. */
export const stateMessages = defineMessages({
  state_closed: { en: 'Closed', 'zh-hk': '已關閉', 'zh-cn': '已关闭' },
  state_scheduled: { en: 'Scheduled', 'zh-hk': '已排期', 'zh-cn': '已排期', 'zh-tw': '已排程' },
  state_open: { en: 'Open', 'zh-hk': '開放中', 'zh-cn': '开放中' },
  state_late: { en: 'Late work accepted', 'zh-hk': '接受遲交', 'zh-cn': '接受迟交' },
  state_past_due: { en: 'Past due', 'zh-hk': '已截止', 'zh-cn': '已截止' },
  opens_at: { en: 'opens {time}', 'zh-hk': '{time} 開放', 'zh-cn': '{time} 开放' },
  due_at: { en: 'due {time}', 'zh-hk': '{time} 截止', 'zh-cn': '{time} 截止' },
});
