import type { auditGroups } from '#contract/audit/audit-actions.ts';
import { defineMessages, type Text } from '#contract/language.ts';

type WorkAction = (typeof auditGroups)['marks' | 'student_groups' | 'work'][number];

export const workSentences = defineMessages({
  'attempt.comment': {
    en: '{actor} commented on the work of {person} in “{courseware}”',
    'zh-hk': '{actor} 修改了 {person} 在「{courseware}」的評語',
    'zh-cn': '{actor} 修改了 {person} 在“{courseware}”的评语',
  },
  'final_mark.set': {
    en: '{actor} set the final mark of {person} in class {class} to {after} %; before: {before}',
    'zh-hk': '{actor} 把 {class} 班 {person} 的最終成績設為 {after} %（原為 {before}）',
    'zh-cn': '{actor} 把 {class} 班 {person} 的最终成绩设为 {after} %（原为 {before}）',
  },
  'final_mark.take_back': {
    en: '{actor} took back the final mark of {person} in class {class}, which was {before} %',
    'zh-hk': '{actor} 收回了 {class} 班 {person} 的最終成績（原為 {before} %）',
    'zh-cn': '{actor} 收回了 {class} 班 {person} 的最终成绩（原为 {before} %）',
  },
  'mark.change': {
    en: '{actor} changed the mark of {person} in “{courseware}” from {before} to {after}',
    'zh-hk': '{actor} 把 {person} 在「{courseware}」的分數由 {before} 改為 {after}',
    'zh-cn': '{actor} 把 {person} 在“{courseware}”的分数由 {before} 改为 {after}',
  },
  'mark.give': {
    en: '{actor} gave {person} the mark {after} in “{courseware}”',
    'zh-hk': '{actor} 在「{courseware}」給 {person} {after} 分',
    'zh-cn': '{actor} 在“{courseware}”给 {person} {after} 分',
  },
  'mark.member': {
    en: '{actor} changed the own mark of {person} in the group’s work “{courseware}” from {before} to {after}',
    'zh-hk': '{actor} 把 {person} 在小組作業「{courseware}」的個人分數由 {before} 改為 {after}',
    'zh-cn': '{actor} 把 {person} 在小组作业“{courseware}”的个人分数由 {before} 改为 {after}',
  },
  'mark.take_back': {
    en: '{actor} took back the mark of {person} in “{courseware}”, which was {before}',
    'zh-hk': '{actor} 收回了 {person} 在「{courseware}」的分數（原為 {before}）',
    'zh-cn': '{actor} 收回了 {person} 在“{courseware}”的分数（原为 {before}）',
  },
  'mark_category.add': {
    en: '{actor} added the category “{thing}” to a mark book of class {class}',
    'zh-hk': '{actor} 在 {class} 班的成績冊新增了類別「{thing}」',
    'zh-cn': '{actor} 在 {class} 班的成绩册新增了类别“{thing}”',
  },
  'mark_category.assign': {
    en: '{actor} put “{thing}” into another category of a mark book of class {class}',
    'zh-hk': '{actor} 在 {class} 班的成績冊更改了「{thing}」的類別',
    'zh-cn': '{actor} 在 {class} 班的成绩册更改了“{thing}”的类别',
  },
  'mark_category.change': {
    en: '{actor} changed the category “{thing}” of a mark book of class {class}',
    'zh-hk': '{actor} 修改了 {class} 班成績冊的類別「{thing}」',
    'zh-cn': '{actor} 修改了 {class} 班成绩册的类别“{thing}”',
  },
  'mark_category.delete': {
    en: '{actor} deleted the category “{thing}” of a mark book of class {class}',
    'zh-hk': '{actor} 刪除了 {class} 班成績冊的類別「{thing}」',
    'zh-cn': '{actor} 删除了 {class} 班成绩册的类别“{thing}”',
  },
  'marks.export': {
    en: '{actor} exported the marks of school year {thing} as OneRoster results',
    'zh-hk': '{actor} 以 OneRoster 格式匯出了學年 {thing} 的分數',
    'zh-cn': '{actor} 以 OneRoster 格式导出了学年 {thing} 的分数',
  },
  'marks.hold': {
    en: '{actor} held back the marks of “{courseware}”',
    'zh-hk': '{actor} 暫緩公佈「{courseware}」的分數',
    'zh-cn': '{actor} 暂缓公布“{courseware}”的分数',
    'zh-tw': '{actor} 暫緩公布「{courseware}」的分數',
  },
  'marks.release': {
    en: '{actor} released the marks of “{courseware}”',
    'zh-hk': '{actor} 公佈了「{courseware}」的分數',
    'zh-cn': '{actor} 公布了“{courseware}”的分数',
    'zh-tw': '{actor} 公布了「{courseware}」的分數',
  },
  'paper_mark.change': {
    en: '{actor} changed the mark of {person} for “{thing}”, work on paper, from {before} to {after}',
    'zh-hk': '{actor} 把 {person} 在紙本作業「{thing}」的分數由 {before} 改為 {after}',
    'zh-cn': '{actor} 把 {person} 在纸质作业“{thing}”的分数由 {before} 改为 {after}',
  },
  'paper_work.add': {
    en: '{actor} added “{thing}”, work on paper, to a mark book of class {class}',
    'zh-hk': '{actor} 在 {class} 班的成績冊新增了紙本作業「{thing}」',
    'zh-cn': '{actor} 在 {class} 班的成绩册新增了纸质作业“{thing}”',
  },
  'paper_work.change': {
    en: '{actor} changed “{thing}”, work on paper of class {class}',
    'zh-hk': '{actor} 修改了 {class} 班的紙本作業「{thing}」',
    'zh-cn': '{actor} 修改了 {class} 班的纸质作业“{thing}”',
  },
  'paper_work.delete': {
    en: '{actor} deleted “{thing}”, work on paper of class {class}',
    'zh-hk': '{actor} 刪除了 {class} 班的紙本作業「{thing}」',
    'zh-cn': '{actor} 删除了 {class} 班的纸质作业“{thing}”',
  },
  'question.correct': {
    en: '{actor} corrected a question of “{courseware}”',
    'zh-hk': '{actor} 更正了「{courseware}」的一道題目',
    'zh-cn': '{actor} 更正了“{courseware}”的一道题目',
  },
  'question.correct_take_back': {
    en: '{actor} took back a correction of a question of “{courseware}”',
    'zh-hk': '{actor} 收回了「{courseware}」一道題目的更正',
    'zh-cn': '{actor} 收回了“{courseware}”一道题目的更正',
  },
  'report.open': {
    en: 'The report of {person} was opened by a link for parents',
    'zh-hk': '有人以家長連結開啟了 {person} 的成績報告',
    'zh-cn': '有人通过家长链接打开了 {person} 的成绩报告',
  },
  'report.revoke': {
    en: '{actor} took back a link to the report of {person}',
    'zh-hk': '{actor} 收回了 {person} 成績報告的家長連結',
    'zh-cn': '{actor} 收回了 {person} 成绩报告的家长链接',
  },
  'report.share': {
    en: '{actor} made a link to the report of {person} for parents',
    'zh-hk': '{actor} 為 {person} 的成績報告建立了家長連結',
    'zh-cn': '{actor} 为 {person} 的成绩报告创建了家长链接',
  },
  'attempt.reopen': {
    en: '{actor} reopened the work of {person} in “{courseware}”, whose mark was {before}',
    'zh-hk': '{actor} 重新開放了 {person} 在「{courseware}」的作答（原有 {before} 分）',
    'zh-cn': '{actor} 重新开放了 {person} 在“{courseware}”的作答（原有 {before} 分）',
  },
  'courseware.target': {
    en: '{actor} changed who “{courseware}” is for',
    'zh-hk': '{actor} 更改了「{courseware}」的對象',
    'zh-cn': '{actor} 更改了“{courseware}”的对象',
  },
  'exception.give': {
    en: '{actor} gave {person} other rules in “{courseware}”',
    'zh-hk': '{actor} 為 {person} 在「{courseware}」設定了個別安排',
    'zh-cn': '{actor} 为 {person} 在“{courseware}”设置了个别安排',
  },
  'exception.take_back': {
    en: '{actor} took back the other rules of {person} in “{courseware}”',
    'zh-hk': '{actor} 取消了 {person} 在「{courseware}」的個別安排',
    'zh-cn': '{actor} 取消了 {person} 在“{courseware}”的个别安排',
  },
  'courseware.due': {
    en: '{actor} changed the due time of “{courseware}”',
    'zh-hk': '{actor} 更改了「{courseware}」的截止時間',
    'zh-cn': '{actor} 更改了“{courseware}”的截止时间',
    'zh-tw': '{actor} 變更了「{courseware}」的截止時間',
  },
  'message.take_back': {
    en: '{actor} took back a message to students of class {class}',
    'zh-hk': '{actor} 收回了給 {class} 班學生的訊息',
    'zh-cn': '{actor} 收回了给 {class} 班学生的消息',
  },
  'group_pair.delete': {
    en: '{actor} removed a rule about two students of class {class}',
    'zh-hk': '{actor} 刪除了 {class} 班兩名學生的分組規則',
    'zh-cn': '{actor} 删除了 {class} 班两名学生的分组规则',
  },
  'group_pair.save': {
    en: '{actor} set a rule about two students of class {class}',
    'zh-hk': '{actor} 設定了 {class} 班兩名學生的分組規則',
    'zh-cn': '{actor} 设置了 {class} 班两名学生的分组规则',
  },
  'group_set.delete': {
    en: '{actor} deleted the groups “{thing}” of class {class}',
    'zh-hk': '{actor} 刪除了 {class} 班的分組「{thing}」',
    'zh-cn': '{actor} 删除了 {class} 班的分组“{thing}”',
  },
  'group_set.restore': {
    en: '{actor} brought back the groups “{thing}” of class {class}',
    'zh-hk': '{actor} 還原了 {class} 班的分組「{thing}」',
    'zh-cn': '{actor} 恢复了 {class} 班的分组“{thing}”',
  },
}) satisfies Record<WorkAction, Text>;
