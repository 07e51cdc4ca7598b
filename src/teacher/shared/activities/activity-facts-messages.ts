import { defineMessages } from '#contract/language.ts';

/** Texts for type, subject, grade and difficulty of an activity. */
export const activityFactsMessages = defineMessages({
  type: { en: 'Type', 'zh-hk': '類型', 'zh-cn': '类型' },
  all_types: { en: 'All types', 'zh-hk': '所有類型', 'zh-cn': '所有类型' },
  subject: { en: 'Subject', 'zh-hk': '科目', 'zh-cn': '科目' },
  all_subjects: { en: 'All subjects', 'zh-hk': '所有科目', 'zh-cn': '所有科目' },
  grade: { en: 'Grade', 'zh-hk': '年級', 'zh-cn': '年级' },
  difficulty: { en: 'Difficulty', 'zh-hk': '難度', 'zh-cn': '难度' },
  preview: { en: 'Preview', 'zh-hk': '預覽', 'zh-cn': '预览' },
  easy: { en: 'Easy', 'zh-hk': '容易', 'zh-cn': '简单' },
  medium: { en: 'Medium', 'zh-hk': '中等', 'zh-cn': '中等' },
  hard: { en: 'Hard', 'zh-hk': '困難', 'zh-cn': '困难' },
  questions: {
    en: { one: '{count} question', other: '{count} questions' },
    'zh-hk': '{count} 題',
    'zh-cn': '{count} 题',
  },
});
