import { defineMessages } from '#contract/language.ts';

export const wordMessages = defineMessages({
  words: { en: 'Words to check', 'zh-hk': '敏感字詞', 'zh-cn': '敏感词' },
  words_text: {
    en: 'A card on a card wall with one of these words waits until a teacher approves it, beside the words of the app and of each wall. One word or phrase per line.',
    'zh-hk':
      '留言牆的卡片如含有這些字詞，須待老師批准才會顯示；系統內置和各留言牆自訂的字詞亦會檢查。每行一個字詞。',
    'zh-cn':
      '留言墙的卡片如含有这些字词，须待老师批准才会显示；系统内置和各留言墙自定义的字词也会检查。每行一个字词。',
    'zh-tw':
      '留言牆的卡片如含有這些字詞，須待老師批准才會顯示；系統內建和各留言牆自訂的字詞也會檢查。每行一個字詞。',
  },
  words_list: { en: 'Words of the school', 'zh-hk': '學校的字詞', 'zh-cn': '学校的字词' },
  words_too_many: {
    en: 'At most {max} words: take out {over}.',
    'zh-hk': '最多 {max} 個字詞，請刪去 {over} 個。',
    'zh-cn': '最多 {max} 个字词，请删去 {over} 个。',
  },
  word_too_long: {
    en: '“{word}” has more than {max} characters.',
    'zh-hk': '「{word}」超過 {max} 個字元。',
    'zh-cn': '“{word}”超过 {max} 个字符。',
  },
});
