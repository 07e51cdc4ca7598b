import { defineMessages } from '#contract/language.ts';

/** Texts of the editor about what a blank asks for. */
export const gapMessages = defineMessages({
  type_of: {
    en: 'Students fill blank {number} by',
    'zh-hk': '填充位 {number} 的作答方式',
    'zh-cn': '填空处 {number} 的作答方式',
    'zh-tw': '空格 {number} 的作答方式',
  },
  type_text: { en: 'typing a text', 'zh-hk': '輸入文字', 'zh-cn': '输入文字' },
  type_choice: { en: 'choosing an option', 'zh-hk': '選擇選項', 'zh-cn': '选择选项' },
  type_number: { en: 'typing a number', 'zh-hk': '輸入數值', 'zh-cn': '输入数值' },
  option: { en: 'Option {number}', 'zh-hk': '選項 {number}', 'zh-cn': '选项 {number}' },
  option_of: {
    en: 'Blank {blank}, option {number}',
    'zh-hk': '填充位 {blank} 的選項 {number}',
    'zh-cn': '填空处 {blank} 的选项 {number}',
    'zh-tw': '空格 {blank} 的選項 {number}',
  },
  right_of: {
    en: 'Option {number} is right for blank {blank}',
    'zh-hk': '選項 {number} 是填充位 {blank} 的正確答案',
    'zh-cn': '选项 {number} 是填空处 {blank} 的正确答案',
    'zh-tw': '選項 {number} 是空格 {blank} 的正確答案',
  },
  remove_option: {
    en: 'Remove option {number} of blank {blank}',
    'zh-hk': '移除填充位 {blank} 的選項 {number}',
    'zh-cn': '移除填空处 {blank} 的选项 {number}',
    'zh-tw': '移除空格 {blank} 的選項 {number}',
  },
  options_help: {
    en: 'Mark the right option.',
    'zh-hk': '請標示正確的選項。',
    'zh-cn': '请标出正确的选项。',
  },
  add_option: { en: 'Add option', 'zh-hk': '新增選項', 'zh-cn': '添加选项' },
  options_full: { en: '{max} options at most', 'zh-hk': '最多 {max} 個選項', 'zh-cn': '最多 {max} 个选项' },
  shuffle: {
    en: 'Shuffle for each student',
    'zh-hk': '每名學生的次序不同',
    'zh-cn': '每名学生的顺序不同',
    'zh-tw': '每名學生的順序不同',
  },
  weighted: {
    en: 'Blanks count differently',
    'zh-hk': '各填充位比重不同',
    'zh-cn': '各填空处权重不同',
    'zh-tw': '各空格比重不同',
  },
  weight: { en: 'Weight', 'zh-hk': '比重', 'zh-cn': '权重', 'zh-tw': '比重' },
  weight_of: {
    en: 'Weight of blank {number}',
    'zh-hk': '填充位 {number} 的比重',
    'zh-cn': '填空处 {number} 的权重',
    'zh-tw': '空格 {number} 的比重',
  },
});
