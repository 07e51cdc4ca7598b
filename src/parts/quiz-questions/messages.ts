import { defineMessages } from '#contract/language.ts';

/** Messages of issues that keep a question from being published, and of problems in pasted text. */
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
  answers_two_to_five: {
    en: 'A question has {min} to {max} answers',
    'zh-hk': '每題須有 {min} 至 {max} 個答案',
    'zh-cn': '每题须有 {min} 至 {max} 个答案',
  },
  answer_required: { en: 'Enter the answer', 'zh-hk': '請輸入答案', 'zh-cn': '请输入答案' },
  answer_picture_required: {
    en: 'Add a picture for the answer',
    'zh-hk': '請為答案加上圖片',
    'zh-cn': '请为答案添加图片',
  },
  answer_repeated: {
    en: 'This answer is there twice',
    'zh-hk': '這個答案重複了',
    'zh-cn': '这个答案重复了',
  },
  one_correct: {
    en: 'Mark exactly one answer as correct',
    'zh-hk': '請選定一個正確答案',
    'zh-cn': '请选定一个正确答案',
  },
  some_correct: {
    en: 'Mark at least one answer as correct',
    'zh-hk': '請選定至少一個正確答案',
    'zh-cn': '请选定至少一个正确答案',
  },
  blanks_one_to_six: {
    en: 'The question needs 1 to {max} blanks',
    'zh-hk': '題目須有 1 至 {max} 個填充位',
    'zh-cn': '题目须有 1 至 {max} 个填空处',
  },
  blank_not_in_body: {
    en: 'Blank {number} is missing from the question: write [[{number}]] where it belongs',
    'zh-hk': '題目中沒有填充位 {number}：請在適當位置加入 [[{number}]]',
    'zh-cn': '题目中没有填空处 {number}：请在适当位置加入 [[{number}]]',
  },
  blank_unknown: {
    en: 'Blank {number} in the question has no answers',
    'zh-hk': '題目中的填充位 {number} 未設答案',
    'zh-cn': '题目中的填空处 {number} 未设答案',
  },
  blank_repeated: {
    en: 'Blank {number} stands in the question more than once',
    'zh-hk': '填充位 {number} 在題目中出現多於一次',
    'zh-cn': '填空处 {number} 在题目中出现多于一次',
  },
  blanks_in_order: {
    en: 'Number the blanks in reading order: 1, 2, 3 …',
    'zh-hk': '請按閱讀次序為填充位編號：1、2、3……',
    'zh-cn': '请按阅读顺序为填空处编号：1、2、3……',
  },
  accepted_required: {
    en: 'Enter an accepted answer for blank {number}',
    'zh-hk': '請輸入填充位 {number} 的可接受答案',
    'zh-cn': '请输入填空处 {number} 的可接受答案',
  },
  text_max_range: {
    en: 'Enter a whole number of characters from {min} to {max}',
    'zh-hk': '請輸入 {min} 至 {max} 的整數字數',
    'zh-cn': '请输入 {min} 至 {max} 的整数字数',
  },
  file_max_range: {
    en: 'Enter a whole number of files from 1 to {max}',
    'zh-hk': '請輸入 1 至 {max} 的檔案數目',
    'zh-cn': '请输入 1 至 {max} 的文件数目',
  },
  rubric_text_required: {
    en: 'Describe what these points are for',
    'zh-hk': '請輸入評分準則',
    'zh-cn': '请输入评分标准',
    'zh-tw': '請輸入評分標準',
  },
  rubric_points_required: { en: 'Enter the points', 'zh-hk': '請輸入分數', 'zh-cn': '请输入分数' },
  rubric_points_step: {
    en: 'Enter points in steps of {step}',
    'zh-hk': '請以 {step} 為單位輸入分數',
    'zh-cn': '请以 {step} 为单位输入分数',
  },
  rubric_max: {
    en: 'A rubric has {max} lines at most',
    'zh-hk': '評分準則最多 {max} 項',
    'zh-cn': '评分标准最多 {max} 项',
    'zh-tw': '評分標準最多 {max} 項',
  },
  rubric_above_score: {
    en: 'The rubric gives {sum} points together, but the question has only {max}',
    'zh-hk': '評分準則合共 {sum} 分，但題目只有 {max} 分',
    'zh-cn': '评分标准共 {sum} 分，但题目只有 {max} 分',
    'zh-tw': '評分標準合計 {sum} 分，但題目只有 {max} 分',
  },
  not_marked: { en: 'Not marked yet', 'zh-hk': '未評分', 'zh-cn': '未评分' },
  marked_with: { en: '{score} / {max}', 'zh-hk': '{score} / {max} 分', 'zh-cn': '{score} / {max} 分' },
  files_given: {
    en: { one: '{count} file', other: '{count} files' },
    'zh-hk': '{count} 個檔案',
    'zh-cn': '{count} 个文件',
  },
  picture_answer: { en: 'Picture', 'zh-hk': '圖片', 'zh-cn': '图片' },
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
  paste_answer_unknown: {
    en: '“{answer}” is none of the options',
    'zh-hk': '選項中沒有「{answer}」',
    'zh-cn': '选项中没有“{answer}”',
  },
  paste_blanks_differ: {
    en: 'Blanks in the question: {blanks}; blanks with answers: {answers}',
    'zh-hk': '題目有 {blanks} 個填充位，但答案有 {answers} 個',
    'zh-cn': '题目有 {blanks} 个填空处，但答案有 {answers} 个',
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
