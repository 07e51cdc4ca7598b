import { defineMessages } from '#contract/language.ts';

export const editorMessages = defineMessages({
  prompt: { en: 'What to draw', 'zh-hk': '題目', 'zh-cn': '题目' },
  prompt_placeholder: {
    en: 'e.g. Draw the water cycle. Label each step.',
    'zh-hk': '例如：畫出水循環，並標示每個步驟。',
    'zh-cn': '例如：画出水循环，并标示每个步骤。',
  },
  add_picture: { en: 'Add a picture', 'zh-hk': '加入圖片', 'zh-cn': '添加图片' },
  score: { en: 'Points', 'zh-hk': '分數', 'zh-cn': '分数' },
  time_limit: {
    en: 'Time limit in minutes',
    'zh-hk': '時限（分鐘）',
    'zh-cn': '时限（分钟）',
  },
  no_limit: { en: 'No limit', 'zh-hk': '不限時', 'zh-cn': '不限时' },
});
