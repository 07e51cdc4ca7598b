import { defineMessages } from '#contract/language.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';

/** Names of grades 1 to 12. Hong Kong counts primary 1 to 6 and secondary 1 to 6. */
export const gradeMessages = defineMessages({
  grade_1: { en: 'Primary 1', 'zh-hk': '小一', 'zh-cn': '一年级', 'zh-tw': '一年級' },
  grade_2: { en: 'Primary 2', 'zh-hk': '小二', 'zh-cn': '二年级', 'zh-tw': '二年級' },
  grade_3: { en: 'Primary 3', 'zh-hk': '小三', 'zh-cn': '三年级', 'zh-tw': '三年級' },
  grade_4: { en: 'Primary 4', 'zh-hk': '小四', 'zh-cn': '四年级', 'zh-tw': '四年級' },
  grade_5: { en: 'Primary 5', 'zh-hk': '小五', 'zh-cn': '五年级', 'zh-tw': '五年級' },
  grade_6: { en: 'Primary 6', 'zh-hk': '小六', 'zh-cn': '六年级', 'zh-tw': '六年級' },
  grade_7: { en: 'Secondary 1', 'zh-hk': '中一', 'zh-cn': '七年级', 'zh-tw': '七年級' },
  grade_8: { en: 'Secondary 2', 'zh-hk': '中二', 'zh-cn': '八年级', 'zh-tw': '八年級' },
  grade_9: { en: 'Secondary 3', 'zh-hk': '中三', 'zh-cn': '九年级', 'zh-tw': '九年級' },
  grade_10: { en: 'Secondary 4', 'zh-hk': '中四', 'zh-cn': '高一', 'zh-tw': '高一' },
  grade_11: { en: 'Secondary 5', 'zh-hk': '中五', 'zh-cn': '高二', 'zh-tw': '高二' },
  grade_12: { en: 'Secondary 6', 'zh-hk': '中六', 'zh-cn': '高三', 'zh-tw': '高三' },
});

const gradeKeys = Object.keys(gradeMessages) as (keyof typeof gradeMessages)[];

/** The grades 1 to 12, listed here because the contract stays out of the bundle. */
export const grades = gradeKeys.map((_, index) => index + 1);

/** Returns a function that names a grade from 1 to 12; any other number stays a number. */
export function useGradeName(): (grade: number) => string {
  const t = useMessages(gradeMessages);
  return (grade) => {
    const key = gradeKeys[grade - 1];
    return key === undefined ? String(grade) : t(key);
  };
}
