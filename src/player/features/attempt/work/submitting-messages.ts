import { defineMessages } from '#contract/language.ts';

/** What a student reads while an attempt is submitted. */
export const submittingMessages = defineMessages({
  one_moment: { en: 'One moment…', 'zh-hk': '請稍候…', 'zh-cn': '请稍候…' },
  handing_in: { en: 'Submitting…', 'zh-hk': '提交中…', 'zh-cn': '提交中…' },
  handing_in_server_away: {
    en: 'The server cannot take it just now. Your work is kept on this device and is submitted by itself.',
    'zh-hk': '伺服器暫時未能接收。你的作答已保留在此裝置，稍後會自動提交。',
    'zh-cn': '服务器暂时无法接收。你的作答已保留在此设备，稍后会自动提交。',
    'zh-tw': '伺服器暫時無法接收。你的作答已保留在此裝置，稍後會自動提交。',
  },
  handing_in_offline: {
    en: 'No network just now. Your work is kept on this device and is submitted as soon as the network is back.',
    'zh-hk': '暫時沒有網絡。你的作答已保留在此裝置，網絡恢復後會自動提交。',
    'zh-cn': '暂时没有网络。你的作答已保留在此设备，网络恢复后会自动提交。',
    'zh-tw': '暫時沒有網路。你的作答已保留在此裝置，網路恢復後會自動提交。',
  },
  handing_in_only_in_tab: {
    en: 'This device cannot store your work. Keep this tab open until it is submitted.',
    'zh-hk': '此裝置未能儲存你的作答。提交之前請勿關閉此分頁。',
    'zh-cn': '此设备无法保存你的作答。提交之前请勿关闭此标签页。',
    'zh-tw': '此裝置無法儲存你的作答。提交之前請勿關閉此分頁。',
  },
  time_is_up_text: {
    en: 'Your answers are being submitted.',
    'zh-hk': '正在提交你的答案。',
    'zh-cn': '正在提交你的答案。',
  },
  closed_by_teacher_text: {
    en: 'What you have done so far is being submitted.',
    'zh-hk': '正在提交你目前已完成的部分。',
    'zh-cn': '正在提交你目前已完成的部分。',
  },
});
