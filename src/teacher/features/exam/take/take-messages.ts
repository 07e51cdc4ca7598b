import { defineMessages } from '#contract/language.ts';

export const takeMessages = defineMessages({
  title: {
    en: 'Put the questions of “{name}” into Course Resources',
    'zh-hk': '把「{name}」的題目加入課程資源',
    'zh-cn': '把“{name}”的题目加入课程资源',
  },
  text: {
    en: 'The quiz keeps its questions. Those that came from Course Resources unchanged are not doubled.',
    'zh-hk': '測驗的題目不變；來自課程資源而未有改動的題目不會重複加入。',
    'zh-cn': '测验的题目不变；来自课程资源且没有改动的题目不会重复添加。',
    'zh-tw': '測驗的題目不變；來自課程資源且沒有改動的題目不會重複加入。',
  },
  put: { en: 'Put them in', 'zh-hk': '加入', 'zh-cn': '加入' },
  taken: {
    en: { one: '{count} question taken', other: '{count} questions taken' },
    'zh-hk': '已加入 {count} 題',
    'zh-cn': '已加入 {count} 题',
  },
  already_there: {
    en: { one: '{count} question was there already', other: '{count} questions were there already' },
    'zh-hk': '{count} 題原已在課程資源',
    'zh-cn': '{count} 题原来已在课程资源中',
  },
  incomplete: {
    en: {
      one: '{count} question is not finished and was left out:',
      other: '{count} questions are not finished and were left out:',
    },
    'zh-hk': '{count} 題未完成，沒有加入：',
    'zh-cn': '{count} 题未完成，没有加入：',
  },
  to_bank: { en: 'Go to Course Resources', 'zh-hk': '前往課程資源', 'zh-cn': '前往课程资源' },
});
