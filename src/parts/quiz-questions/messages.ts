import { defineMessages } from '#contract/language.ts';

/** Messages of issues that questions of every kind may have, and of problems in pasted text. Those of a kind are in its folder. */
export const questionMessages = defineMessages({
  body_required: { en: 'Enter the question', 'zh-hk': '請輸入題目', 'zh-cn': '请输入题目' },
  body_picture_required: {
    en: 'Add a picture for the question',
    'zh-hk': '請為題目加上圖片',
    'zh-cn': '请为题目添加图片',
  },
  score_range: {
    en: 'Enter a score from 0 to {max}, in steps of {step}',
    'zh-hk': '請輸入 0 至 {max} 的分數，以 {step} 為單位',
    'zh-cn': '请输入 0 至 {max} 的分数，以 {step} 为单位',
  },
  time_limit_range: {
    en: 'Enter whole seconds from {min} to {max}, or leave it empty',
    'zh-hk': '請輸入 {min} 至 {max} 的整數秒數，或留空',
    'zh-cn': '请输入 {min} 至 {max} 的整数秒数，或留空',
  },
  paste_line_ignored: {
    en: 'This line belongs to no question and was left out',
    'zh-hk': '這一行不屬於任何題目，未有加入',
    'zh-cn': '这一行不属于任何题目，未加入',
    'zh-tw': '這一行不屬於任何題目，未加入',
  },
  paste_no_answer: {
    en: 'No correct answer was found for this question',
    'zh-hk': '找不到這題的正確答案',
    'zh-cn': '找不到这道题的正确答案',
  },
  paste_no_options: {
    en: 'The answer looks like that of an option, but no options were found here',
    'zh-hk': '答案像是選項的代號，但這題找不到選項',
    'zh-cn': '答案像是选项的代号，但这道题找不到选项',
  },
  paste_one_option: {
    en: 'Only one option was found here: others may be part of its text',
    'zh-hk': '這題只找到一個選項，其他選項可能混在文字裏',
    'zh-cn': '这道题只找到一个选项，其他选项可能混在文字里',
    'zh-tw': '這題只找到一個選項，其他選項可能混在文字裡',
  },
  paste_answer_unknown: {
    en: '“{answer}” is none of the options',
    'zh-hk': '選項中沒有「{answer}」',
    'zh-cn': '选项中没有“{answer}”',
  },
  paste_blanks_differ: {
    en: 'Blanks in the question: {blanks}; blanks with answers: {answers}',
    'zh-hk': '題目有 {blanks} 個填充位，但答案有 {answers} 個',
    'zh-cn': '题目有 {blanks} 个填空处，但答案有 {answers} 个',
    'zh-tw': '題目有 {blanks} 個空格，但答案有 {answers} 個',
  },
  paste_column_unknown: {
    en: 'The column “{name}” is none that is known, and was left out',
    'zh-hk': '不認識「{name}」這一欄，未有加入',
    'zh-cn': '不认识“{name}”这一列，未加入',
    'zh-tw': '無法辨識「{name}」這一欄，未加入',
  },
  paste_text_cut: {
    en: 'Text longer than {max} characters was cut off',
    'zh-hk': '超過 {max} 字的文字已被截去',
    'zh-cn': '超过 {max} 字的文字已被截去',
  },
  paste_too_many: {
    en: 'Only the first {max} questions were taken',
    'zh-hk': '只加入了首 {max} 條題目',
    'zh-cn': '只加入了前 {max} 道题目',
    'zh-tw': '只加入了前 {max} 道題目',
  },
});
