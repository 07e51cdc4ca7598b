import { defineMessages } from '#contract/language.ts';

export const attemptMessages = defineMessages({
  led_by: { en: '(led by {name})', 'zh-hk': '（組長：{name}）', 'zh-cn': '（组长：{name}）' },
  remove_file: { en: 'Remove {name}', 'zh-hk': '移除 {name}', 'zh-cn': '移除 {name}' },
  leave: { en: 'Back', 'zh-hk': '返回', 'zh-cn': '返回' },
  saved: { en: 'Saved', 'zh-hk': '已儲存', 'zh-cn': '已保存' },
  saves_itself: {
    en: 'Answers save by themselves',
    'zh-hk': '答案會自動儲存',
    'zh-cn': '答案会自动保存',
  },
  saving: { en: 'Saving…', 'zh-hk': '儲存中…', 'zh-cn': '保存中…' },
  waiting: {
    en: 'Waiting for network – kept on this device',
    'zh-hk': '等候網絡，已保留在此裝置',
    'zh-cn': '等待网络，已保留在此设备',
    'zh-tw': '等候網路，已保留在此裝置',
  },
  kept_to_send: {
    en: 'Kept on this device – will be sent by itself',
    'zh-hk': '已保留在此裝置，稍後自動送出',
    'zh-cn': '已保留在此设备，稍后自动发送',
  },
  typed: {
    en: 'Kept on this device while you write',
    'zh-hk': '書寫中的內容已保留在此裝置',
    'zh-cn': '正在写的内容已保留在此设备',
  },
  only_in_tab: {
    en: 'Only in this tab – do not close it',
    'zh-hk': '只存在此分頁，請勿關閉',
    'zh-cn': '只保存在此标签页，请勿关闭',
  },
  kept: { en: 'Kept on this device', 'zh-hk': '已保留在此裝置', 'zh-cn': '已保留在此设备' },
  retry: { en: 'Send now', 'zh-hk': '立即送出', 'zh-cn': '立即发送' },
  submit: { en: 'Submit', 'zh-hk': '提交', 'zh-cn': '提交' },
  done: { en: 'Done', 'zh-hk': '完成', 'zh-cn': '完成' },
  time_left: { en: 'Time left', 'zh-hk': '剩餘時間', 'zh-cn': '剩余时间' },
  five_minutes: {
    en: '5 minutes left',
    'zh-hk': '尚餘 5 分鐘',
    'zh-cn': '还剩 5 分钟',
    'zh-tw': '剩餘 5 分鐘',
  },
  one_minute: { en: '1 minute left', 'zh-hk': '尚餘 1 分鐘', 'zh-cn': '还剩 1 分钟', 'zh-tw': '剩餘 1 分鐘' },
  question_number: { en: 'Question {number}', 'zh-hk': '第 {number} 題', 'zh-cn': '第 {number} 题' },
  late_now: {
    en: 'The due time has passed. Your work will be marked as late. You can submit until {time}.',
    'zh-hk': '已過截止時間，你的作答會標示為遲交。可提交至 {time}。',
    'zh-cn': '已过截止时间，你的作答会标示为迟交。可提交至 {time}。',
  },
  time_is_up: { en: 'Time is up', 'zh-hk': '時間到', 'zh-cn': '时间到' },
  closed_by_teacher: {
    en: 'Your teacher has closed this',
    'zh-hk': '老師已關閉此活動',
    'zh-cn': '老师已关闭此活动',
  },
  player_failed: {
    en: 'This activity could not be opened on this device.',
    'zh-hk': '未能在此裝置開啟此活動。',
    'zh-cn': '无法在此设备打开此活动。',
    'zh-tw': '無法在此裝置開啟此活動。',
  },
});
