import { defineMessages } from '#contract/language.ts';

/** Notes of the template's columns. */
export const templateMessages = defineMessages({
  kind: {
    en: 'Student or Teacher; empty: Student.',
    'zh-hk': '學生或老師；留空即學生。',
    'zh-cn': '学生或老师；留空即学生。',
  },
  source_id: {
    en: 'The id in the school’s records. By it the same person is found next time.',
    'zh-hk': '學校紀錄中的編號，下次匯入時用來認出同一人。',
    'zh-cn': '学校记录中的编号，下次导入时用来认出同一人。',
  },
  name: { en: 'Needed.', 'zh-hk': '必須填寫。', 'zh-cn': '必须填写。' },
  english_name: { en: 'May be empty.', 'zh-hk': '可留空。', 'zh-cn': '可不填。' },
  email: {
    en: 'Signs in with it. May be empty if there is a login name.',
    'zh-hk': '用作登入；有登入名稱則可留空。',
    'zh-cn': '用作登录；有登录名则可不填。',
  },
  login_name: {
    en: 'Empty: made from the school ID.',
    'zh-hk': '留空則按校內編號產生。',
    'zh-cn': '留空则按校内编号产生。',
  },
  grade: {
    en: 'A number; needed only for new classes.',
    'zh-hk': '數字；新班別才須填寫。',
    'zh-cn': '数字；新班级才须填写。',
    'zh-tw': '數字；新班級才須填寫。',
  },
  class: { en: 'Needed for students.', 'zh-hk': '學生必須填寫。', 'zh-cn': '学生必须填写。' },
  class_number: {
    en: 'Empty: the next free number.',
    'zh-hk': '留空則用下一個號碼。',
    'zh-cn': '留空则用下一个号码。',
  },
  teachings: {
    en: 'For teachers: class and subject, separated by semicolons.',
    'zh-hk': '老師填寫：班別和科目，以分號分隔。',
    'zh-cn': '老师填写：班级和科目，以分号分隔。',
    'zh-tw': '老師填寫：班級和科目，以分號分隔。',
  },
  example_teachings: {
    en: '4A Mathematics; 4B Mathematics',
    'zh-hk': '4A 數學; 4B 數學',
    'zh-cn': '4A 数学; 4B 数学',
  },
  example_student: { en: 'Chan Tai Man', 'zh-hk': '陳大文', 'zh-cn': '陈大文' },
  example_teacher: { en: 'Ho Siu Ming', 'zh-hk': '何小明', 'zh-cn': '何小明' },
});
