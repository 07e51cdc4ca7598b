import { defineMessages } from '#contract/language.ts';

export const needsMessages = defineMessages({
  heading: { en: 'Who needs me now', 'zh-hk': '現在誰需要我', 'zh-cn': '现在谁需要我' },
  intro: {
    en: 'Signs from results and from work in progress, with what they rest on. Nothing is said before there is evidence.',
    'zh-hk': '根據成績和作答情況得出的提示，並列明依據；依據不足時不會提示。',
    'zh-cn': '根据成绩和作答情况得出的提示，并列明依据；依据不足时不会提示。',
  },
  show_all_count: {
    en: { one: 'All signs ({count})', other: 'All signs ({count})' },
    'zh-hk': '所有提示（{count}）',
    'zh-cn': '全部提示（{count}）',
  },
  link: { en: 'Needs me', 'zh-hk': '誰需要我', 'zh-cn': '谁需要我' },
  link_count: { en: 'Needs me ({count})', 'zh-hk': '誰需要我（{count}）', 'zh-cn': '谁需要我（{count}）' },
  nobody: {
    en: 'As far as results tell, nobody needs help now.',
    'zh-hk': '從現有結果看，現在沒有人需要協助。',
    'zh-cn': '从现有结果看，现在没有人需要帮助。',
  },
  nobody_text: {
    en: 'Answers to mark, missing work, students who are stuck and results that fall appear here.',
    'zh-hk': '待批改的答案、欠交的課業、卡住的學生和下滑的成績會在此顯示。',
    'zh-cn': '待批改的答案、缺交的课件、卡住的学生和下滑的成绩会在此显示。',
    'zh-tw': '待批改的答案、缺交的課業、卡住的學生和下滑的成績會在此顯示。',
  },
  is_cut: {
    en: 'Only the first {count} are shown.',
    'zh-hk': '只顯示首 {count} 項。',
    'zh-cn': '只显示前 {count} 项。',
    'zh-tw': '只顯示前 {count} 項。',
  },
  to_mark: { en: 'To mark', 'zh-hk': '待批改', 'zh-cn': '待批改' },
  missing: { en: 'Missing', 'zh-hk': '欠交', 'zh-cn': '缺交', 'zh-tw': '缺交' },
  not_started: { en: 'Not started', 'zh-hk': '未開始', 'zh-cn': '未开始' },
  stuck: { en: 'Stuck', 'zh-hk': '卡住了', 'zh-cn': '卡住了' },
  fell: { en: 'Results fell', 'zh-hk': '成績下滑', 'zh-cn': '成绩下滑' },
  certain: { en: 'Certain', 'zh-hk': '確定', 'zh-cn': '确定' },
  likely: { en: 'Likely', 'zh-hk': '很可能', 'zh-cn': '很可能' },
  possible: { en: 'Possible', 'zh-hk': '可能', 'zh-cn': '可能' },
  why_to_mark: {
    en: {
      one: '{count} submission waits for marking, since {time}',
      other: '{count} submissions wait for marking, the first since {time}',
    },
    'zh-hk': '{count} 份作答待批改，最早於 {time} 提交',
    'zh-cn': '{count} 份作答待批改，最早于 {time} 提交',
  },
  why_missing: {
    en: 'Nothing submitted; due {time}',
    'zh-hk': '沒有提交；{time} 截止',
    'zh-cn': '没有提交；{time} 截止',
  },
  why_missing_late: {
    en: 'Nothing submitted; due {time}, accepted until {until}',
    'zh-hk': '沒有提交；{time} 截止，接受遲交至 {until}',
    'zh-cn': '没有提交；{time} 截止，接受迟交至 {until}',
  },
  why_not_started: {
    en: 'Not started; due {time}',
    'zh-hk': '未開始；{time} 截止',
    'zh-cn': '未开始；{time} 截止',
  },
  why_not_started_late: {
    en: 'Not started; was due {time}, accepted until {until}',
    'zh-hk': '未開始；已於 {time} 截止，接受遲交至 {until}',
    'zh-cn': '未开始；已于 {time} 截止，接受迟交至 {until}',
  },
  why_stuck: {
    en: '{time} at question {number} without an answer; the class took {median} ({peers} answered)',
    'zh-hk': '第 {number} 題已用 {time} 仍未作答；全班中位數為 {median}（{peers} 人已答）',
    'zh-cn': '第 {number} 题已用 {time} 仍未作答；全班中位数为 {median}（{peers} 人已答）',
  },
  groupmates: {
    en: { one: 'with {count} other member of the group', other: 'with {count} other members of the group' },
    'zh-hk': '與同組 {count} 人一起',
    'zh-cn': '与同组 {count} 人一起',
  },
  why_fell: {
    en: 'Last two results {before_last} and {last}; before that {mean} on average ({results} results)',
    'zh-hk': '最近兩次 {before_last} 和 {last}；之前平均 {mean}（共 {results} 次）',
    'zh-cn': '最近两次 {before_last} 和 {last}；之前平均 {mean}（共 {results} 次）',
  },
  others: { en: 'Also: {list}', 'zh-hk': '另外：{list}', 'zh-cn': '另外：{list}' },
  other: { en: '{reason}, {name}', 'zh-hk': '{reason}（{name}）', 'zh-cn': '{reason}（{name}）' },
  mark: { en: 'Mark', 'zh-hk': '批改', 'zh-cn': '批改' },
  extend: { en: 'Extend', 'zh-hk': '延期', 'zh-cn': '延期' },
  remind: { en: 'Remind', 'zh-hk': '提醒', 'zh-cn': '提醒' },
  see_question: { en: 'See the question', 'zh-hk': '查看題目', 'zh-cn': '查看题目' },
  see_student: { en: 'See the student', 'zh-hk': '查看學生', 'zh-cn': '查看学生' },
  seen: { en: 'Seen', 'zh-hk': '知道了', 'zh-cn': '知道了' },
  act_for: { en: '{act}: {name}', 'zh-hk': '{act}：{name}', 'zh-cn': '{act}：{name}' },
});
