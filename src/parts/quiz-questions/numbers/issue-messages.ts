import { defineMessages } from '#contract/language.ts';
import { shareIssueMessages } from '../common/share-messages.ts';

const ownMessages = defineMessages({
  numbers_count: {
    en: 'Enter 1 to {max} accepted numbers',
    'zh-hk': '請輸入 1 至 {max} 個可接受的數值',
    'zh-cn': '请输入 1 至 {max} 个可接受的数值',
  },
  number_required: {
    en: 'Enter accepted number {number}',
    'zh-hk': '請輸入可接受的數值 {number}',
    'zh-cn': '请输入可接受的数值 {number}',
  },
  number_unreadable: {
    en: '“{text}” is not a number. Write it like 3.5, -2, 1/2 or 1.2e3, without a unit.',
    'zh-hk': '「{text}」不是數值。請寫成 3.5、-2、1/2 或 1.2e3，不加單位。',
    'zh-cn': '“{text}”不是数值。请写成 3.5、-2、1/2 或 1.2e3，不加单位。',
  },
  tolerance_unreadable: {
    en: '“{text}” is no tolerance. Write a number from 0 up, such as 0.1, or leave it empty.',
    'zh-hk': '「{text}」不是容許誤差。請輸入 0 或以上的數值，例如 0.1，或留空。',
    'zh-cn': '“{text}”不是允许误差。请输入 0 或以上的数值，例如 0.1，或留空。',
    'zh-tw': '「{text}」不是允許誤差。請輸入 0 或以上的數值，例如 0.1，或留空。',
  },
  range_end_required: {
    en: 'Enter where the range ends',
    'zh-hk': '請輸入範圍的終點',
    'zh-cn': '请输入范围的终点',
  },
  range_upside_down: {
    en: 'The range must end at {from} or above',
    'zh-hk': '範圍的終點不可小於 {from}',
    'zh-cn': '范围的终点不可小于 {from}',
  },
  units_required: {
    en: 'Enter the unit, such as cm, or choose “No unit”',
    'zh-hk': '請輸入單位，例如 cm，或選擇「不設單位」',
    'zh-cn': '请输入单位，例如 cm，或选择“不设单位”',
  },
  unit_unreadable: {
    en: '“{text}” cannot be a unit: begin with a letter or a sign such as %',
    'zh-hk': '「{text}」不能用作單位：須以文字或 % 等符號開始',
    'zh-cn': '“{text}”不能用作单位：须以文字或 % 等符号开始',
  },
});

/** Messages of issues of the rules for a number. */
export const numberIssueMessages = { ...ownMessages, ...shareIssueMessages };

/** Keys of the messages that say that a field is empty. */
export const missingNumberMessages: readonly string[] = [
  'numbers_count',
  'number_required',
  'range_end_required',
  'units_required',
];
