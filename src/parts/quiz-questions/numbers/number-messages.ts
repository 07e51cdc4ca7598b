import { defineMessages } from '#contract/language.ts';

/** What students read about a number that they type, and about the right one. */
export const numberMessages = defineMessages({
  not_a_number: { en: 'This is not a number yet', 'zh-hk': '這還不是數值', 'zh-cn': '这还不是数值' },
  number_alone: {
    en: 'Only the number, without a unit',
    'zh-hk': '只須輸入數值，不用加單位',
    'zh-cn': '只需输入数值，不用加单位',
  },
  unit_missing: { en: 'Add the unit', 'zh-hk': '請加上單位', 'zh-cn': '请加上单位' },
  with_unit: { en: 'Number and unit', 'zh-hk': '數值和單位', 'zh-cn': '数值和单位' },
  change_sign: {
    en: 'Change between plus and minus',
    'zh-hk': '轉換正負號',
    'zh-cn': '转换正负号',
  },
  fraction_bar: { en: 'Fraction bar', 'zh-hk': '分數線', 'zh-cn': '分数线' },
  space: {
    en: 'Space, as in 1 1/2',
    'zh-hk': '空白鍵，例如 1 1/2',
    'zh-cn': '空格键，例如 1 1/2',
  },
  nominal: {
    en: '{number}, or up to {tolerance} more or less: {from} to {to}',
    'zh-hk': '{number}，可相差 {tolerance}：{from} 至 {to}',
    'zh-cn': '{number}，可相差 {tolerance}：{from} 至 {to}',
  },
  relative: {
    en: '{number}, or up to {tolerance}% more or less: {from} to {to}',
    'zh-hk': '{number}，可相差 {tolerance}%：{from} 至 {to}',
    'zh-cn': '{number}，可相差 {tolerance}%：{from} 至 {to}',
  },
  geometric: {
    en: '{number}, or anything from {from} to {to}',
    'zh-hk': '{number}，或 {from} 至 {to} 之間',
    'zh-cn': '{number}，或 {from} 至 {to} 之间',
  },
  range: {
    en: 'Anything from {from} to {to}',
    'zh-hk': '{from} 至 {to} 之間',
    'zh-cn': '{from} 至 {to} 之间',
  },
  part_of_points: {
    en: '{answer} ({share}% of the points)',
    'zh-hk': '{answer}（得分 {share}%）',
    'zh-cn': '{answer}（得分 {share}%）',
  },
  units: { en: 'Unit: {units}', 'zh-hk': '單位：{units}', 'zh-cn': '单位：{units}' },
});
