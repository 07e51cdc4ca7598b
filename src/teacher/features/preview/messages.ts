import { defineMessages } from '#contract/language.ts';

export const messages = defineMessages({
  preview_of: { en: 'Preview of {name}', 'zh-hk': '預覽「{name}」', 'zh-cn': '预览“{name}”' },
  untitled: { en: 'Untitled', 'zh-hk': '未命名', 'zh-cn': '未命名' },
  device: { en: 'Device', 'zh-hk': '裝置', 'zh-cn': '设备' },
  phone: { en: 'Phone', 'zh-hk': '手機', 'zh-cn': '手机' },
  tablet: { en: 'Tablet', 'zh-hk': '平板電腦', 'zh-cn': '平板电脑', 'zh-tw': '平板電腦' },
  laptop: { en: 'Laptop', 'zh-hk': '手提電腦', 'zh-cn': '笔记本电脑', 'zh-tw': '筆記型電腦' },
  feedback: { en: 'Feedback', 'zh-hk': '回饋', 'zh-cn': '反馈' },
  at_once: { en: 'At once', 'zh-hk': '即時顯示', 'zh-cn': '立即显示' },
  after_submit: { en: 'After submitting', 'zh-hk': '提交後顯示', 'zh-cn': '提交后显示' },
  after_due: { en: 'After the due time', 'zh-hk': '截止後顯示', 'zh-cn': '截止后显示' },
  never: { en: 'Never', 'zh-hk': '不顯示', 'zh-cn': '不显示' },
  restart: { en: 'Start over', 'zh-hk': '重新開始', 'zh-cn': '重新开始' },
  start: { en: 'Start', 'zh-hk': '開始', 'zh-cn': '开始' },
  note: {
    en: 'You see what students see. Nothing here is saved.',
    'zh-hk': '這就是學生看到的畫面，這裏不會儲存任何內容。',
    'zh-cn': '这就是学生看到的画面，这里不会保存任何内容。',
    'zh-tw': '這就是學生看到的畫面，這裡不會儲存任何內容。',
  },
  score: {
    en: {
      one: 'Submitted: {score} of {count} point',
      other: 'Submitted: {score} of {count} points',
    },
    'zh-hk': '已提交：{score} / {count} 分',
    'zh-cn': '已提交：{score} / {count} 分',
  },
  score_waiting: {
    en: {
      one: 'Submitted: {score} of {count} point so far; the rest is marked by the teacher',
      other: 'Submitted: {score} of {count} points so far; the rest is marked by the teacher',
    },
    'zh-hk': '已提交：暫得 {score} / {count} 分，其餘由老師批改',
    'zh-cn': '已提交：暂得 {score} / {count} 分，其余由老师批改',
  },
  submitted: {
    en: 'Submitted. Students do not see the result yet.',
    'zh-hk': '已提交。學生暫時看不到結果。',
    'zh-cn': '已提交。学生暂时看不到结果。',
  },
  finished: {
    en: 'Done. Students can keep looking at it.',
    'zh-hk': '已完成。學生仍可繼續觀看內容。',
    'zh-cn': '已完成。学生仍可继续查看内容。',
  },
  nothing_yet: {
    en: 'There is nothing to show yet',
    'zh-hk': '暫時沒有可預覽的內容',
    'zh-cn': '暂时没有可预览的内容',
  },
  nothing_yet_text: {
    en: 'Add something to the content, then look again.',
    'zh-hk': '請先加入內容，然後再預覽。',
    'zh-cn': '请先添加内容，然后再预览。',
  },
  broken: {
    en: 'The preview stopped because something is still missing in the content.',
    'zh-hk': '內容尚有缺漏，預覽已停止。',
    'zh-cn': '内容还有缺漏，预览已停止。',
  },
});
