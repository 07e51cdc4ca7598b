import { defineMessages } from '#contract/language.ts';

/** Texts of deletions that include the work of students. */
export const deleteMessages = defineMessages({
  type_name: {
    en: 'Type the name to delete it: {name}',
    'zh-hk': '輸入名稱以確認刪除：{name}',
    'zh-cn': '输入名称以确认删除：{name}',
  },
  name_differs: {
    en: 'This is not the same name.',
    'zh-hk': '名稱不相符，請再輸入。',
    'zh-cn': '名称不一致，请重新输入。',
  },
  type_word: {
    en: 'Type this word to delete them: {word}',
    'zh-hk': '輸入以下文字以確認刪除：{word}',
    'zh-cn': '输入以下文字以确认删除：{word}',
  },
  word: { en: 'delete', 'zh-hk': '刪除', 'zh-cn': '删除' },
  word_differs: {
    en: 'Please type the word as it is shown.',
    'zh-hk': '文字不相符，請再輸入。',
    'zh-cn': '文字不一致，请重新输入。',
  },
});
