import { defineMessages } from '#contract/language.ts';

/** Texts of the settings of a trip. */
export const settingsMessages = defineMessages({
  mode: { en: 'Digital mode', 'zh-hk': '考察方式', 'zh-cn': '考察方式' },
  mode_screen: { en: 'On screen', 'zh-hk': '屏幕上', 'zh-cn': '屏幕上', 'zh-tw': '螢幕上' },
  mode_screen_hint: {
    en: 'Students look at the stops wherever they are.',
    'zh-hk': '學生在任何地方觀看站點。',
    'zh-cn': '学生在任何地方观看站点。',
  },
  mode_site: { en: 'On site', 'zh-hk': '實地', 'zh-cn': '实地' },
  mode_site_hint: {
    en: 'Students go there and check in; then the questions of the stop open.',
    'zh-hk': '學生到場簽到後，該站題目便會開放。',
    'zh-cn': '学生到场签到后，该站题目就会开放。',
    'zh-tw': '學生到場報到後，該站題目便會開放。',
  },
  codes: { en: 'Codes of the stops', 'zh-hk': '站點代碼', 'zh-cn': '站点代码' },
  codes_hint: {
    en: {
      one: '{count} stop takes its code. Print it and put it up there.',
      other: '{count} stops take their codes. Print them and put them up there.',
    },
    'zh-hk': '{count} 個站點以代碼簽到。請列印並張貼於站點。',
    'zh-cn': '{count} 个站点用代码签到。请打印并张贴在站点。',
    'zh-tw': '{count} 個站點以代碼報到。請列印並張貼於站點。',
  },
  codes_none: {
    en: 'No stop takes a code yet: choose ‘By code’ at a stop.',
    'zh-hk': '未有站點以代碼簽到：請在站點選擇「以代碼簽到」。',
    'zh-cn': '还没有站点用代码签到：请在站点选择“用代码签到”。',
    'zh-tw': '還沒有站點以代碼報到：請在站點選擇「以代碼報到」。',
  },
  show_codes: { en: 'Codes to print', 'zh-hk': '列印代碼', 'zh-cn': '打印代码' },
  print: { en: 'Print', 'zh-hk': '列印', 'zh-cn': '打印' },
  scan: {
    en: 'QR code of “{name}”',
    'zh-hk': '「{name}」的二維碼',
    'zh-cn': '“{name}”的二维码',
    'zh-tw': '「{name}」的 QR Code',
  },
  scan_hint: {
    en: 'Scan it in the trip, or type the code',
    'zh-hk': '在考察中掃描，或輸入代碼',
    'zh-cn': '在考察中扫描，或输入代码',
  },
  sort: { en: 'Order of the stops', 'zh-hk': '站點次序', 'zh-cn': '站点次序', 'zh-tw': '站點順序' },
  sort_free: { en: 'Free', 'zh-hk': '自由', 'zh-cn': '自由' },
  sort_free_hint: {
    en: 'Students choose where to go next.',
    'zh-hk': '學生自選下一站。',
    'zh-cn': '学生自选下一站。',
  },
  sort_fixed: { en: 'Fixed', 'zh-hk': '固定', 'zh-cn': '固定' },
  sort_fixed_hint: {
    en: 'A stop opens once the one before it was visited.',
    'zh-hk': '到過上一站，下一站才會開放。',
    'zh-cn': '到过上一站，下一站才会开放。',
  },
  sort_random: { en: 'Random', 'zh-hk': '隨機', 'zh-cn': '随机' },
  sort_random_hint: {
    en: 'Each student or group gets an order of its own, so that they spread out.',
    'zh-hk': '每名學生或每組的次序不同，以便分散。',
    'zh-cn': '每名学生或每组的次序不同，以便分散。',
    'zh-tw': '每名學生或每組的順序不同，以便分散。',
  },
  labels: {
    en: 'What the trip assesses',
    'zh-hk': '考察評估的範疇',
    'zh-cn': '考察评估的范畴',
    'zh-tw': '考察評量的向度',
  },
  labels_hint: {
    en: 'For questions that say nothing else; reports show achievement by it.',
    'zh-hk': '適用於沒有另設的題目，報告會按此顯示表現。',
    'zh-cn': '适用于没有另设的题目，报告会按此显示表现。',
  },
  proposals: { en: 'Proposals for use', 'zh-hk': '使用建議', 'zh-cn': '使用建议' },
  proposals_hint: {
    en: 'They are filled in when the trip is added to a unit, and can be changed there.',
    'zh-hk': '把考察加入單元時會自動填上，可在該處更改。',
    'zh-cn': '把考察添加到单元时会自动填上，可以在那里更改。',
  },
  homework: { en: 'Homework', 'zh-hk': '家課', 'zh-cn': '家庭作业', 'zh-tw': '回家作業' },
  homework_hint: {
    en: 'Says that it is done at home.',
    'zh-hk': '表示在家完成。',
    'zh-cn': '表示在家完成。',
  },
  due_at: { en: 'Due time', 'zh-hk': '截止時間', 'zh-cn': '截止时间' },
  due_at_hint: {
    en: 'Students submit their work by then.',
    'zh-hk': '須於此時間前提交。',
    'zh-cn': '须在此时间前提交。',
    'zh-tw': '必須在此時間前繳交。',
  },
  due_at_none: { en: 'No due time', 'zh-hk': '沒有截止時間', 'zh-cn': '没有截止时间' },
  time_limit: { en: 'Time limit in minutes', 'zh-hk': '時限（分鐘）', 'zh-cn': '时限（分钟）' },
  time_limit_hint: {
    en: 'For the whole trip, from its beginning.',
    'zh-hk': '由開始起計，整次考察的時間。',
    'zh-cn': '从开始算起，整次考察的时间。',
  },
  time_limit_none: { en: 'No limit', 'zh-hk': '不限時', 'zh-cn': '不限时' },
  work_by: { en: 'Group mode', 'zh-hk': '分組方式', 'zh-cn': '分组方式' },
  work_by_person: { en: 'Alone', 'zh-hk': '個人', 'zh-cn': '个人' },
  work_by_group: { en: 'By group', 'zh-hk': '小組', 'zh-cn': '小组' },
  work_by_hint: {
    en: 'A group works on one trip together.',
    'zh-hk': '小組共同完成一份考察。',
    'zh-cn': '小组共同完成一份考察。',
  },
});
