import { defineMessages } from '#contract/language.ts';

/** Words for what an activity is made for. */
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
  grade_1: { en: 'Primary 1', 'zh-hk': '小一', 'zh-cn': '小学一年级' },
  grade_2: { en: 'Primary 2', 'zh-hk': '小二', 'zh-cn': '小学二年级' },
  grade_3: { en: 'Primary 3', 'zh-hk': '小三', 'zh-cn': '小学三年级' },
  grade_4: { en: 'Primary 4', 'zh-hk': '小四', 'zh-cn': '小学四年级' },
  grade_5: { en: 'Primary 5', 'zh-hk': '小五', 'zh-cn': '小学五年级' },
  grade_6: { en: 'Primary 6', 'zh-hk': '小六', 'zh-cn': '小学六年级' },
  grade_7: { en: 'Secondary 1', 'zh-hk': '中一', 'zh-cn': '中学一年级' },
  grade_8: { en: 'Secondary 2', 'zh-hk': '中二', 'zh-cn': '中学二年级' },
  grade_9: { en: 'Secondary 3', 'zh-hk': '中三', 'zh-cn': '中学三年级' },
  grade_10: { en: 'Secondary 4', 'zh-hk': '中四', 'zh-cn': '中学四年级' },
  grade_11: { en: 'Secondary 5', 'zh-hk': '中五', 'zh-cn': '中学五年级' },
  grade_12: { en: 'Secondary 6', 'zh-hk': '中六', 'zh-cn': '中学六年级' },
  questions: {
    en: { one: '{count} question', other: '{count} questions' },
    'zh-hk': '{count} 題',
    'zh-cn': '{count} 题',
  },
});
