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
  member_mark_faster: {
    en: 'A colleague has just changed this mark. Nothing was saved.',
    'zh-hk': '另一位老師剛更改了這個分數，你的更改未有儲存。',
    'zh-cn': '另一位老师刚更改了这个分数，你的更改没有保存。',
  },
});
