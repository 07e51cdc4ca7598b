import { defineMessages, type TextParams } from '#contract/language.ts';

/** Finds what is missing in the form that all activities share, for the editor and the server. */

export const formIssueMessages = defineMessages({
  form_name_missing: {
    en: 'Give the activity a name.',
    'zh-hk': '請填寫活動名稱。',
    'zh-cn': '请填写活动名称。',
  },
  form_description_missing: {
    en: 'Write a short description.',
    'zh-hk': '請填寫簡介。',
    'zh-cn': '请填写简介。',
  },
  form_display_language_missing: {
    en: 'Choose the display language.',
    'zh-hk': '請選擇顯示語言。',
    'zh-cn': '请选择显示语言。',
  },
  form_subject_missing: {
    en: 'Choose a subject.',
    'zh-hk': '請選擇科目。',
    'zh-cn': '请选择科目。',
  },
  form_grade_missing: {
    en: 'Choose a grade.',
    'zh-hk': '請選擇年級。',
    'zh-cn': '请选择年级。',
  },
  form_difficulty_missing: {
    en: 'Choose a difficulty.',
    'zh-hk': '請選擇難度。',
    'zh-cn': '请选择难度。',
  },
  /** Concerns the whole activity, not one field. */
  media_converting: {
    en: 'Files are still being converted. Please wait until they are ready.',
    'zh-hk': '檔案仍在轉換中，請待轉換完成。',
    'zh-cn': '文件仍在转换中，请等待转换完成。',
  },
  /** The content is invalid, but no rule of its type explains why. */
  content_not_valid: {
    en: 'Something here is not right. Please check it.',
    'zh-hk': '此處內容有誤，請檢查。',
    'zh-cn': '此处内容有误，请检查。',
  },
});

export type FormIssueKey = keyof typeof formIssueMessages;

/** `path` starts with 'form'; `message` is a key of `formIssueMessages`. */
export type FormIssue = { path: (string | number)[]; message: FormIssueKey; params?: TextParams };

/** Fields that must be filled in; icon and start-up screen are optional. */
export type RequiredForm = {
  name: string;
  description: string;
  display_language: string;
  subject_id: number | null;
  grade: number | null;
  difficulty: string | null;
};

const messageByField: readonly (readonly [keyof RequiredForm, FormIssueKey])[] = [
  ['name', 'form_name_missing'],
  ['description', 'form_description_missing'],
  ['display_language', 'form_display_language_missing'],
  ['subject_id', 'form_subject_missing'],
  ['grade', 'form_grade_missing'],
  ['difficulty', 'form_difficulty_missing'],
];

function isEmpty(value: string | number | null): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}

/** Lists missing fields in the order of the form; empty if the form is complete. */
export function findFormIssues(form: RequiredForm): FormIssue[] {
  return messageByField
    .filter(([field]) => isEmpty(form[field]))
    .map(([field, message]) => ({ path: ['form', field], message }));
}
