import { defineMessages } from '#contract/language.ts';

/** Texts about closing, handing over and erasing accounts of people who leave. */
export const leaverMessages = defineMessages({
  close_ask_teacher: {
    en: 'Close the account of {name}? {name} can no longer sign in. What {name} has stays (activities: {activities}, classes and subjects: {teachings}); you can hand it over to another teacher next.',
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
    en: 'Hand over to {to} what {name} has? Activities: {activities}; classes and subjects: {teachings}, with units: {units}. {name} has them no more.',
    'zh-hk':
      '將 {name} 的 {activities} 個活動、{teachings} 項任教安排（{units} 個單元）移交 {to}？移交後 {name} 不再擁有。',
    'zh-cn':
      '将 {name} 的 {activities} 个活动、{teachings} 项任课安排（{units} 个单元）移交给 {to}？移交后 {name} 不再拥有。',
  },
  erased_person: { en: 'Erased person', 'zh-hk': '已清除資料的人員', 'zh-cn': '已清除数据的人员' },
  erased_on: {
    en: 'The data of this person was erased on {date}. What classes count of the work has no name.',
    'zh-hk': '此人的資料已於 {date} 清除；班別的統計只保留不記名的分數。',
    'zh-cn': '此人的数据已于 {date} 清除；班级的统计只保留不记名的分数。',
    'zh-tw': '此人的資料已於 {date} 清除；班級的統計只保留不記名的分數。',
  },
  data: { en: 'Data of this person', 'zh-hk': '個人資料', 'zh-cn': '个人数据' },
  data_text: {
    en: 'The download has everything that is stored about the person. Once the account is closed, it can be erased.',
    'zh-hk': '可下載系統儲存的所有相關資料；帳戶關閉後可清除資料。',
    'zh-cn': '可下载系统存储的所有相关数据；账户关闭后可清除数据。',
    'zh-tw': '可下載系統儲存的所有相關資料；帳號關閉後可清除資料。',
  },
  export: { en: 'Download the data', 'zh-hk': '下載資料', 'zh-cn': '下载数据' },
  export_failed: {
    en: 'The data could not be downloaded. Please try again.',
    'zh-hk': '未能下載資料，請再試。',
    'zh-cn': '无法下载数据，请重试。',
    'zh-tw': '無法下載資料，請再試。',
  },
  erase: { en: 'Erase the data', 'zh-hk': '清除資料', 'zh-cn': '清除数据' },
  erase_title: {
    en: 'Erase the data of {name}?',
    'zh-hk': '清除 {name} 的資料？',
    'zh-cn': '清除 {name} 的数据？',
  },
  erase_ask: {
    en: 'Names, accounts, comments and what was written and made are erased for good (attempts: {attempts}, files: {files}, cards and drawings: {items}). Marks stay in the figures of classes, without a name. This cannot be undone.',
    'zh-hk':
      '姓名、帳戶、評語、{attempts} 次作答的文字、{files} 個檔案和 {items} 張卡片及畫作將永久清除。分數會保留於班別的統計，但不附姓名。此操作無法復原。',
    'zh-cn':
      '姓名、账户、评语、{attempts} 次作答的文字、{files} 个文件和 {items} 张卡片及画作将永久清除。分数会保留在班级的统计中，但不附姓名。此操作无法撤销。',
    'zh-tw':
      '姓名、帳號、評語、{attempts} 次作答的文字、{files} 個檔案和 {items} 張卡片及畫作將永久清除。分數會保留於班級的統計，但不附姓名。此操作無法復原。',
  },
  type_name: {
    en: 'Type the name to erase the data: {name}',
    'zh-hk': '輸入姓名以確認清除：{name}',
    'zh-cn': '输入姓名以确认清除：{name}',
  },
  other_name: {
    en: 'This is not the same name.',
    'zh-hk': '姓名不相符，請再輸入。',
    'zh-cn': '姓名不一致，请重新输入。',
  },
  erased: { en: 'Data erased', 'zh-hk': '已清除資料', 'zh-cn': '已清除数据' },
  handed_over: { en: 'Handed over', 'zh-hk': '已移交', 'zh-cn': '已移交' },
});
