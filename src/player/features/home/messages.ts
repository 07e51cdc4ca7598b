import { defineMessages } from '#contract/language.ts';

export const homeMessages = defineMessages({
  title: { en: 'My activities', 'zh-hk': '我的活動', 'zh-cn': '我的活动' },
  hello: { en: 'Hello, {name}!', 'zh-hk': '{name}，你好！', 'zh-cn': '{name}，你好！' },
  to_do: {
    en: { one: '{count} activity is waiting for you', other: '{count} activities are waiting for you' },
    'zh-hk': '有 {count} 個活動等你完成',
    'zh-cn': '有 {count} 个活动等你完成',
  },
  all_done: {
    en: 'Everything is done. Well done!',
    'zh-hk': '全部完成，做得好！',
    'zh-cn': '全部完成，做得好！',
  },
  due_soon: {
    en: { one: '{count} of them is due within two days', other: '{count} of them are due within two days' },
    'zh-hk': '其中 {count} 個兩日內截止',
    'zh-cn': '其中 {count} 个两天内截止',
  },
  news: { en: 'What is new', 'zh-hk': '最新消息', 'zh-cn': '最新消息' },
  news_comment: {
    en: 'Your teacher commented on “{name}”',
    'zh-hk': '老師為「{name}」寫了評語',
    'zh-cn': '老师为“{name}”写了评语',
  },
  news_marks: {
    en: 'Your marks for “{name}” are out',
    'zh-hk': '「{name}」的成績已公佈',
    'zh-cn': '“{name}”的成绩已公布',
    'zh-tw': '「{name}」的成績已公布',
  },
  news_opened: {
    en: 'Your teacher opened “{name}”',
    'zh-hk': '老師開放了「{name}」',
    'zh-cn': '老师开放了“{name}”',
  },
  news_returned: {
    en: 'Your teacher returned “{name}” to you',
    'zh-hk': '老師把「{name}」發還給你',
    'zh-cn': '老师把“{name}”退回给你',
  },
  show_all: { en: 'Show all {count}', 'zh-hk': '顯示全部 {count} 項', 'zh-cn': '显示全部 {count} 项' },
  show_less: { en: 'Show fewer', 'zh-hk': '收起', 'zh-cn': '收起' },
  show_over: {
    en: 'Show all {count} done and past',
    'zh-hk': '顯示全部 {count} 個已完成及已截止的活動',
    'zh-cn': '显示全部 {count} 个已完成和已截止的活动',
  },
  over_title: { en: 'Done and past', 'zh-hk': '已完成及已截止', 'zh-cn': '已完成和已截止' },
  refresh: { en: 'Refresh', 'zh-hk': '重新整理', 'zh-cn': '刷新' },
  empty_title: {
    en: 'Nothing is open for you yet',
    'zh-hk': '暫時沒有開放的活動',
    'zh-cn': '暂时没有开放的活动',
  },
  empty_text: {
    en: 'When your teacher opens an activity, it appears here. Got a code? Enter it above.',
    'zh-hk': '老師開放活動後，會在這裏顯示。如有代碼，請在上面輸入。',
    'zh-cn': '老师开放活动后，会在这里显示。如有代码，请在上面输入。',
    'zh-tw': '老師開放活動後，會在這裡顯示。如有代碼，請在上面輸入。',
  },
  state_new: { en: 'New', 'zh-hk': '新', 'zh-cn': '新' },
  state_in_progress: { en: 'In progress', 'zh-hk': '進行中', 'zh-cn': '进行中' },
  state_opened: { en: 'Opened', 'zh-hk': '已開啟', 'zh-cn': '已打开' },
  state_done: { en: 'Done', 'zh-hk': '已完成', 'zh-cn': '已完成' },
  state_past_due: { en: 'Past due', 'zh-hk': '已截止', 'zh-cn': '已截止' },
  state_not_open_yet: { en: 'Not open yet', 'zh-hk': '尚未開放', 'zh-cn': '尚未开放' },
  due: { en: 'Due {time}', 'zh-hk': '截止：{time}', 'zh-cn': '截止：{time}' },
  was_due: { en: 'Was due {time}', 'zh-hk': '已於 {time} 截止', 'zh-cn': '已于 {time} 截止' },
  opens: { en: 'Opens {time}', 'zh-hk': '{time} 開放', 'zh-cn': '{time} 开放' },
  attempts_left: {
    en: { one: '{count} attempt left', other: '{count} attempts left' },
    'zh-hk': '尚餘 {count} 次',
    'zh-cn': '还剩 {count} 次',
  },
  unsent: { en: 'Waiting for network', 'zh-hk': '等候網絡', 'zh-cn': '等待网络', 'zh-tw': '等候網路' },
});
