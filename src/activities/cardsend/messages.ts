import { defineMessages } from '#contract/language.ts';
import { readingMessages } from '#parts/reading/messages.ts';

/** Issues that keep a wall from being complete, texts of its report and of its parts. */
export const messages = defineMessages({
  ...readingMessages,
  prompt_required: {
    en: 'Write a prompt, or add a picture',
    'zh-hk': '請輸入題目或加入圖片',
    'zh-cn': '请输入题目或添加图片',
    'zh-tw': '請輸入題目或加入圖片',
  },
  column_name_required: {
    en: 'Name the column',
    'zh-hk': '請為這一欄命名',
    'zh-cn': '请为这一栏命名',
  },
  column_name_twice: {
    en: 'Another column already has this name',
    'zh-hk': '已有相同名稱的欄',
    'zh-cn': '已有相同名称的栏',
  },
  part_prompt: { en: 'Prompt: {text}', 'zh-hk': '題目：{text}', 'zh-cn': '题目：{text}' },
  part_picture: { en: 'Picture of the prompt', 'zh-hk': '題目圖片', 'zh-cn': '题目图片' },
  part_column: {
    en: 'Column: {text}',
    'zh-hk': '欄：{text}',
    'zh-cn': '栏：{text}',
  },
  part_rules: {
    en: 'Wall rules',
    'zh-hk': '留言牆設定',
    'zh-cn': '留言墙设置',
    'zh-tw': '留言牆設定',
  },
});
