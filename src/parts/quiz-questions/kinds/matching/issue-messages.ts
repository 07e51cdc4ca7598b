import { defineMessages } from '#contract/language.ts';

/** Messages of issues of a matching question. */
export const matchingIssueMessages = defineMessages({
  matching_pairs_range: {
    en: 'Enter {min} to {max} pairs',
    'zh-hk': '請輸入 {min} 至 {max} 組配對',
    'zh-cn': '请输入 {min} 至 {max} 组配对',
  },
  matching_stem_required: {
    en: 'Enter the item that this answer belongs to, or move the answer to the extra ones',
    'zh-hk': '請輸入這個答案所屬的項目，或把答案改放到額外答案',
    'zh-cn': '请输入这个答案所属的项目，或把答案改放到多余答案',
    'zh-tw': '請輸入這個答案所屬的項目，或把答案改放到多餘答案',
  },
  matching_choice_required: {
    en: 'Enter the answer that belongs to this item',
    'zh-hk': '請輸入這個項目的答案',
    'zh-cn': '请输入这个项目的答案',
  },
  matching_stem_repeated: {
    en: 'This item is there already',
    'zh-hk': '這個項目重複了',
    'zh-cn': '这个项目重复了',
  },
  matching_extra_repeated: {
    en: 'This answer is there already: change it or remove it',
    'zh-hk': '這個答案重複了，請更改或移除',
    'zh-cn': '这个答案重复了，请更改或移除',
  },
  matching_choices_same: {
    en: 'Enter at least two different answers, so that there is something to choose from',
    'zh-hk': '請輸入至少兩個不同的答案，讓學生選擇',
    'zh-cn': '请输入至少两个不同的答案，让学生选择',
  },
  matching_choices_max: {
    en: 'Remove extra answers: students can choose from {max} answers at most',
    'zh-hk': '請移除部分額外答案：供選擇的答案最多 {max} 個',
    'zh-cn': '请移除部分多余答案：供选择的答案最多 {max} 个',
    'zh-tw': '請移除部分多餘答案：供選擇的答案最多 {max} 個',
  },
});
