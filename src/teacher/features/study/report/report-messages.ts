import { defineMessages } from '#contract/language.ts';

/** Texts of making a report for parents. */
export const reportMessages = defineMessages({
  content: { en: 'What it says', 'zh-hk': '報告內容', 'zh-cn': '报告内容' },
  intro: {
    en: 'Only released marks and missing work are shown. Work that waits for marking, and marks that are held back, are left out.',
    'zh-hk': '報告只列出已公佈的分數和欠交的作業；待批改和暫緩公佈的不會列出。',
    'zh-cn': '报告只列出已公布的分数和缺交的作业；待批改和暂缓公布的不会列出。',
    'zh-tw': '報告只列出已公布的分數和缺交的作業；待批改和暫緩公布的不會列出。',
  },
  language: { en: 'Language of the report', 'zh-hk': '報告語言', 'zh-cn': '报告语言' },
  subjects: { en: 'Subjects', 'zh-hk': '科目', 'zh-cn': '科目' },
  one_subject: { en: '{subject} only', 'zh-hk': '只限{subject}', 'zh-cn': '仅{subject}' },
  all_subjects: {
    en: 'All subjects that I teach this class',
    'zh-hk': '我在這班任教的所有科目',
    'zh-cn': '我在这个班任教的所有科目',
  },
  remark: { en: 'Your remark to the parents', 'zh-hk': '給家長的話', 'zh-cn': '给家长的话' },
  print: { en: 'Print', 'zh-hk': '列印', 'zh-cn': '打印' },
  preview: { en: 'The report', 'zh-hk': '報告預覽', 'zh-cn': '报告预览' },
  link: { en: 'Or a link for the parents', 'zh-hk': '或給家長一個連結', 'zh-cn': '或给家长一个链接' },
  link_intro: {
    en: 'Whoever has the link sees this report, without an account, with the marks that are released then. It ends on the day you choose, and you can take it back.',
    'zh-hk':
      '持有連結的人毋須帳戶即可查看這份報告，並會看到屆時已公佈的分數。連結於你選擇的日子到期，你亦可隨時收回。',
    'zh-cn':
      '持有链接的人无需账户即可查看这份报告，并会看到届时已公布的分数。链接在你选择的日子到期，你也可随时收回。',
    'zh-tw':
      '持有連結的人不需要帳號即可查看這份報告，並會看到屆時已公布的分數。連結於你選擇的日子到期，你也可隨時收回。',
  },
  ends_on: { en: 'Last day', 'zh-hk': '最後一天', 'zh-cn': '最后一天' },
  ends_wrong: {
    en: 'Choose a day within the next {days} days.',
    'zh-hk': '請選擇未來 {days} 天內的日子。',
    'zh-cn': '请选择未来 {days} 天内的日子。',
  },
  create: { en: 'Make a link', 'zh-hk': '建立連結', 'zh-cn': '创建链接' },
  create_failed: {
    en: 'No link was made.',
    'zh-hk': '未能建立連結。',
    'zh-cn': '无法创建链接。',
    'zh-tw': '無法建立連結。',
  },
  new_link: {
    en: 'The new link. Copy it now: it is shown only once.',
    'zh-hk': '新的連結（只顯示一次，請立即複製）',
    'zh-cn': '新的链接（只显示一次，请立即复制）',
  },
  links: { en: 'Links to this student’s report', 'zh-hk': '這名學生的報告連結', 'zh-cn': '该学生的报告链接' },
  created: { en: 'Made', 'zh-hk': '建立日期', 'zh-cn': '创建日期' },
  created_by: { en: 'by {name}', 'zh-hk': '由 {name} 建立', 'zh-cn': '由 {name} 创建' },
  subject: { en: 'Subject', 'zh-hk': '科目', 'zh-cn': '科目' },
  every_subject: { en: 'All taught subjects', 'zh-hk': '所有任教科目', 'zh-cn': '所有任教科目' },
  ends: { en: 'Ends', 'zh-hk': '到期日', 'zh-cn': '到期日' },
  opened: { en: 'Opened', 'zh-hk': '開啟次數', 'zh-cn': '打开次数' },
  opened_times: {
    en: { one: 'once', other: '{count} times' },
    'zh-hk': '{count} 次',
    'zh-cn': '{count} 次',
  },
  opened_never: { en: 'not yet', 'zh-hk': '未曾開啟', 'zh-cn': '从未打开' },
  opened_last: { en: 'last {time}', 'zh-hk': '最後於 {time}', 'zh-cn': '最后于 {time}' },
  state_over: { en: 'Ended', 'zh-hk': '已到期', 'zh-cn': '已到期' },
  state_revoked: { en: 'Taken back', 'zh-hk': '已收回', 'zh-cn': '已收回' },
  revoke: { en: 'Take back', 'zh-hk': '收回', 'zh-cn': '收回' },
  revoke_ask: {
    en: 'Take this link back? It will no longer open the report.',
    'zh-hk': '收回這個連結？收回後便不能再開啟報告。',
    'zh-cn': '收回这个链接？收回后就不能再打开报告。',
    'zh-tw': '收回這個連結？收回後就無法再開啟報告。',
  },
  revoked: { en: 'The link was taken back', 'zh-hk': '已收回連結', 'zh-cn': '已收回链接' },
  action: { en: 'Action', 'zh-hk': '操作', 'zh-cn': '操作' },
});
