import { defineMessages } from '#contract/language.ts';

/** Messages of issues of the options, whatever their kind of question. */
export const choiceIssueMessages = defineMessages({
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
});
