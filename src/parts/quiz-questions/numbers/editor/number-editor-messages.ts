import { defineMessages } from '#contract/language.ts';

/** Texts of the editor about the rules for a number. */
export const numberEditorMessages = defineMessages({
  accepted_numbers: { en: 'Accepted numbers', 'zh-hk': '可接受的數值', 'zh-cn': '可接受的数值' },
  accepted_help: {
    en: '3.5, 3,5, -2, 1/2 and 1.2e3 are all read as numbers. The best match counts.',
    'zh-hk': '3.5、3,5、-2、1/2、1.2e3 都是數值。以得分最高的一項計算。',
    'zh-cn': '3.5、3,5、-2、1/2、1.2e3 都是数值。按得分最高的一项计算。',
  },
  number: { en: 'Number', 'zh-hk': '數值', 'zh-cn': '数值' },
  number_of: { en: 'Number {number}', 'zh-hk': '數值 {number}', 'zh-cn': '数值 {number}' },
  from: { en: 'From', 'zh-hk': '由', 'zh-cn': '从' },
  from_of: { en: 'From, range {number}', 'zh-hk': '範圍 {number} 起點', 'zh-cn': '范围 {number} 起点' },
  margin_of: {
    en: 'Kind of tolerance {number}',
    'zh-hk': '容許誤差 {number} 的種類',
    'zh-cn': '允许误差 {number} 的种类',
    'zh-tw': '允許誤差 {number} 的種類',
  },
  nominal: { en: '± amount', 'zh-hk': '± 數值', 'zh-cn': '± 数值' },
  relative: { en: '± percent', 'zh-hk': '± 百分比', 'zh-cn': '± 百分比' },
  geometric: { en: '× ÷ percent', 'zh-hk': '× ÷ 百分比', 'zh-cn': '× ÷ 百分比' },
  range: { en: 'Range to', 'zh-hk': '範圍至', 'zh-cn': '范围至' },
  tolerance_of: {
    en: 'Tolerance {number}',
    'zh-hk': '容許誤差 {number}',
    'zh-cn': '允许误差 {number}',
    'zh-tw': '允許誤差 {number}',
  },
  to_of: { en: 'To, range {number}', 'zh-hk': '範圍 {number} 終點', 'zh-cn': '范围 {number} 终点' },
  exact: { en: 'exact', 'zh-hk': '無誤差', 'zh-cn': '无误差' },
  counts: {
    en: 'Right from {from} to {to}',
    'zh-hk': '{from} 至 {to} 算正確',
    'zh-cn': '{from} 至 {to} 算正确',
  },
  remove_number: { en: 'Remove number {number}', 'zh-hk': '移除數值 {number}', 'zh-cn': '移除数值 {number}' },
  add_number: { en: 'Add number', 'zh-hk': '新增數值', 'zh-cn': '添加数值' },
  numbers_full: {
    en: '{max} numbers at most',
    'zh-hk': '最多 {max} 個數值',
    'zh-cn': '最多 {max} 个数值',
  },
  unit: { en: 'Unit', 'zh-hk': '單位', 'zh-cn': '单位' },
  unit_none: { en: 'No unit', 'zh-hk': '不設單位', 'zh-cn': '不设单位' },
  unit_optional: { en: 'Optional', 'zh-hk': '可寫可不寫', 'zh-cn': '可写可不写' },
  unit_required: { en: 'Required', 'zh-hk': '必須填寫', 'zh-cn': '必须填写' },
  units: { en: 'Accepted units', 'zh-hk': '可接受的單位', 'zh-cn': '可接受的单位' },
  units_help: {
    en: 'Separate spellings with a vertical bar: cm|centimetres. Upper and lower case differ.',
    'zh-hk': '不同寫法以直線號「|」分隔，例如：cm|厘米。大小寫有別。',
    'zh-cn': '不同写法用竖线分隔，例如：cm|厘米。大小写有别。',
    'zh-tw': '不同寫法以直線號「|」分隔，例如：cm|公分。大小寫有別。',
  },
  wrong_unit_share: { en: 'A wrong unit gives', 'zh-hk': '單位錯誤可得', 'zh-cn': '单位错误可得' },
});
