import { defineMessages } from '#contract/language.ts';

export const memberMessages = defineMessages({
  members: {
    en: { one: '{count} student', other: '{count} students' },
    'zh-hk': '學生（{count} 名）',
    'zh-cn': '学生（{count} 名）',
  },
  no_members: {
    en: 'No student is in this class yet.',
    'zh-hk': '本班尚未有學生。',
    'zh-cn': '本班还没有学生。',
    'zh-tw': '本班還沒有學生。',
  },
  add_member: { en: 'Find a student to add', 'zh-hk': '搜尋學生並加入本班', 'zh-cn': '搜索学生并加入本班' },
  nobody: {
    en: 'No other student with this name',
    'zh-hk': '找不到其他同名學生',
    'zh-cn': '找不到其他同名学生',
  },
  add: { en: 'Add', 'zh-hk': '加入', 'zh-cn': '加入' },
  add_named: { en: 'Add {name}', 'zh-hk': '加入 {name}', 'zh-cn': '加入 {name}' },
  added: { en: 'Student added', 'zh-hk': '已加入學生', 'zh-cn': '已加入学生' },
  choose_all: { en: 'All', 'zh-hk': '全選', 'zh-cn': '全选' },
  cards: { en: 'New passwords and cards', 'zh-hk': '發出新密碼及登入卡', 'zh-cn': '发放新密码和登录卡' },
  cards_ask: {
    en: {
      one: 'Give {count} student a new password? The old one stops working.',
      other: 'Give {count} students new passwords? The old ones stop working.',
    },
    'zh-hk': '為 {count} 名學生發出新密碼？舊密碼將失效。',
    'zh-cn': '给 {count} 名学生发放新密码？旧密码将失效。',
  },
  move_to: { en: 'Move to…', 'zh-hk': '轉到…', 'zh-cn': '转到…' },
  move: { en: 'Move', 'zh-hk': '轉班', 'zh-cn': '转班' },
  move_ask: {
    en: {
      one: 'Move {count} student to {name}? All work is kept and stays in the reports of this class.',
      other: 'Move {count} students to {name}? All work is kept and stays in the reports of this class.',
    },
    'zh-hk': '將 {count} 名學生轉到 {name}？所有作答會保留，並繼續顯示於本班的報告。',
    'zh-cn': '将 {count} 名学生转到 {name}？所有作答会保留，并继续显示在本班的报告中。',
  },
  moved: { en: 'Moved', 'zh-hk': '已轉班', 'zh-cn': '已转班' },
  number: { en: 'Class number', 'zh-hk': '更改班號', 'zh-cn': '修改学号', 'zh-tw': '變更座號' },
  number_of: {
    en: 'Class number of {name}',
    'zh-hk': '{name} 的班號',
    'zh-cn': '{name} 的学号',
    'zh-tw': '{name} 的座號',
  },
  number_wrong: {
    en: 'Please enter a number from 1 to {max}.',
    'zh-hk': '請輸入 1 至 {max} 的數字。',
    'zh-cn': '请输入 1 至 {max} 的数字。',
  },
  numbered: {
    en: 'Class number changed',
    'zh-hk': '已更改班號',
    'zh-cn': '已修改学号',
    'zh-tw': '已變更座號',
  },
  remove: { en: 'Take out', 'zh-hk': '移出本班', 'zh-cn': '移出本班' },
  remove_ask: {
    en: {
      one: 'Take {count} student out of the class and its groups? The work stays in its reports.',
      other: 'Take {count} students out of the class and its groups? Their work stays in its reports.',
    },
    'zh-hk': '將 {count} 名學生移出本班及其分組？作答會保留於本班的報告。',
    'zh-cn': '将 {count} 名学生移出本班及其分组？作答会保留在本班的报告中。',
  },
  removed: { en: 'Taken out of the class', 'zh-hk': '已移出本班', 'zh-cn': '已移出本班' },
});
