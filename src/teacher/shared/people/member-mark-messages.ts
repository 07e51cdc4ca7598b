import { defineMessages } from '#contract/language.ts';

/** Texts about the own mark of a member of a group. */
export const memberMarkMessages = defineMessages({
  member_mark: { en: 'Own mark', 'zh-hk': '個人分數', 'zh-cn': '个人分数' },
  member_mark_max: { en: 'Of {max}', 'zh-hk': '滿分 {max}', 'zh-cn': '满分 {max}' },
  member_marks: {
    en: 'Marks of the members of {name} (group: {mark})',
    'zh-hk': '「{name}」各組員的分數（小組：{mark}）',
    'zh-cn': '“{name}”各组员的分数（小组：{mark}）',
  },
  member_marks_differ: { en: '· some differ', 'zh-hk': '· 有個人分數', 'zh-cn': '· 有个人分数' },
  member_mark_note: {
    en: 'Work of the group {name}. Without an own mark the student has the group’s.',
    'zh-hk': '這是「{name}」的小組作答。沒有個人分數時，以小組分數計算。',
    'zh-cn': '这是“{name}”的小组作答。没有个人分数时，以小组分数计算。',
  },
  member_mark_reason: { en: 'Reason', 'zh-hk': '原因', 'zh-cn': '原因' },
  member_mark_save: { en: 'Save mark', 'zh-hk': '儲存分數', 'zh-cn': '保存分数' },
  member_mark_remove: { en: 'Use the group’s mark', 'zh-hk': '改用小組分數', 'zh-cn': '改用小组分数' },
  member_mark_saved: { en: 'Mark saved', 'zh-hk': '已儲存分數', 'zh-cn': '已保存分数' },
  member_mark_waits: { en: 'Not sent yet', 'zh-hk': '尚未送出', 'zh-cn': '尚未发送' },
  member_mark_typed: { en: 'Not saved yet', 'zh-hk': '尚未儲存', 'zh-cn': '尚未保存' },
  member_mark_faster: {
    en: 'A colleague has just given {theirs} while you gave {mine}.',
    'zh-hk': '另一位老師剛給了 {theirs} 分，你給的是 {mine} 分。',
    'zh-cn': '另一位老师刚给了 {theirs} 分，你给的是 {mine} 分。',
  },
  member_mark_keep_theirs: { en: 'Keep the colleague’s', 'zh-hk': '保留對方的', 'zh-cn': '保留对方的' },
  member_mark_keep_mine: { en: 'Use mine', 'zh-hk': '用我的', 'zh-cn': '用我的' },
  member_mark_refused: {
    en: 'The server did not take this mark.',
    'zh-hk': '伺服器不接受這個評分。',
    'zh-cn': '服务器不接受这个评分。',
  },
  member_mark_send_again: { en: 'Send again', 'zh-hk': '再次傳送', 'zh-cn': '重新发送' },
  member_mark_dismiss: { en: 'Discard it', 'zh-hk': '放棄', 'zh-cn': '放弃' },
});
