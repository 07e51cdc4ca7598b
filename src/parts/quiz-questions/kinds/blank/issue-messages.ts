import { defineMessages } from '#contract/language.ts';
import { missingNumberMessages, numberIssueMessages } from '../../numbers/issue-messages.ts';

const ownMessages = defineMessages({
  blanks_one_to_six: {
    en: 'The question needs 1 to {max} blanks',
    'zh-hk': '題目須有 1 至 {max} 個填充位',
    'zh-cn': '题目须有 1 至 {max} 个填空处',
    'zh-tw': '題目須有 1 至 {max} 個空格',
  },
  blank_not_in_body: {
    en: 'Blank {number} is missing from the question: write [[{number}]] where it belongs',
    'zh-hk': '題目中沒有填充位 {number}：請在適當位置加入 [[{number}]]',
    'zh-cn': '题目中没有填空处 {number}：请在适当位置加入 [[{number}]]',
    'zh-tw': '題目中沒有空格 {number}：請在適當位置加入 [[{number}]]',
  },
  blank_unknown: {
    en: 'Blank {number} in the question has no answers',
    'zh-hk': '題目中的填充位 {number} 未設答案',
    'zh-cn': '题目中的填空处 {number} 未设答案',
    'zh-tw': '題目中的空格 {number} 未設答案',
  },
  blank_repeated: {
    en: 'Blank {number} stands in the question more than once',
    'zh-hk': '填充位 {number} 在題目中出現多於一次',
    'zh-cn': '填空处 {number} 在题目中出现不止一次',
    'zh-tw': '空格 {number} 在題目中出現多於一次',
  },
  blanks_in_order: {
    en: 'Number the blanks in reading order: 1, 2, 3 …',
    'zh-hk': '請按閱讀次序為填充位編號：1、2、3……',
    'zh-cn': '请按阅读顺序为填空处编号：1、2、3……',
    'zh-tw': '請按閱讀順序為空格編號：1、2、3……',
  },
  accepted_required: {
    en: 'Enter an accepted answer for blank {number}',
    'zh-hk': '請輸入填充位 {number} 的可接受答案',
    'zh-cn': '请输入填空处 {number} 的可接受答案',
    'zh-tw': '請輸入空格 {number} 的可接受答案',
  },
  gap_options_count: {
    en: 'Blank {number} needs {min} to {max} options',
    'zh-hk': '填充位 {number} 須有 {min} 至 {max} 個選項',
    'zh-cn': '填空处 {number} 须有 {min} 至 {max} 个选项',
    'zh-tw': '空格 {number} 須有 {min} 至 {max} 個選項',
  },
  gap_option_required: {
    en: 'Enter option {option} of blank {number}',
    'zh-hk': '請輸入填充位 {number} 的選項 {option}',
    'zh-cn': '请输入填空处 {number} 的选项 {option}',
    'zh-tw': '請輸入空格 {number} 的選項 {option}',
  },
  gap_option_repeated: {
    en: 'Blank {number} has this option twice',
    'zh-hk': '填充位 {number} 的這個選項重複了',
    'zh-cn': '填空处 {number} 的这个选项重复了',
    'zh-tw': '空格 {number} 的這個選項重複了',
  },
  gap_right_required: {
    en: 'Mark the right option of blank {number}',
    'zh-hk': '請標示填充位 {number} 的正確選項',
    'zh-cn': '请标出填空处 {number} 的正确选项',
    'zh-tw': '請標示空格 {number} 的正確選項',
  },
  weight_range: {
    en: 'Enter a weight above 0, up to {max}',
    'zh-hk': '請輸入大於 0 而不超過 {max} 的比重',
    'zh-cn': '请输入大于 0 且不超过 {max} 的权重',
    'zh-tw': '請輸入大於 0 且不超過 {max} 的比重',
  },
});

/** Messages of issues of a fill-in-blank question. */
export const blankMessages = { ...ownMessages, ...numberIssueMessages };

/** Keys of the messages that say that a field is empty. */
export const missingBlankMessages: readonly string[] = [
  'blanks_one_to_six',
  'accepted_required',
  'gap_options_count',
  'gap_option_required',
  'gap_right_required',
  ...missingNumberMessages,
];
