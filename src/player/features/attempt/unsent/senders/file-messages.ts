import { defineMessages } from '#contract/language.ts';

/** Why an answer did not take a file. */
export const fileMessages = defineMessages({
  full: {
    en: 'The answer has all the files that it takes. Remove one of them first.',
    'zh-hk': '答案的檔案數目已達上限，請先移除其中一個。',
    'zh-cn': '答案的文件数目已达上限，请先移除其中一个。',
    'zh-tw': '答案的檔案數目已達上限，請先移除其中一個。',
  },
  locked: {
    en: 'The answer was already checked and stays as it was.',
    'zh-hk': '答案已核對，維持原有作答。',
    'zh-cn': '答案已核对，维持原有作答。',
  },
});
