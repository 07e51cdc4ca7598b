import { defineMessages } from '#contract/language.ts';

/** Columns of a list of people, with their names in files, in the template and on the screen. */

export const importColumns = [
  'kind',
  'source_id',
  'name',
  'english_name',
  'email',
  'login_name',
  'grade',
  'class',
  'class_number',
  'teachings',
] as const;
export type ImportColumn = (typeof importColumns)[number];

/** Results of comparing a person in the list with the school. */
export const importKinds = ['wrong', 'ask', 'new', 'changed', 'moved', 'left', 'same', 'skipped'] as const;
export type ImportKind = (typeof importKinds)[number];

export const importEncodings = ['utf-8', 'big5', 'gb18030', 'utf-16le', 'utf-16be'] as const;
export type ImportEncoding = (typeof importEncodings)[number];

export const importSeparators = [',', ';', '\t'] as const;
export type ImportSeparator = (typeof importSeparators)[number];

/** Answers to a line: `found` accepts the person found, `new` adds a person, `skip` leaves the line out. */
export const importAnswers = ['found', 'new', 'skip'] as const;
export type ImportAnswer = (typeof importAnswers)[number];

export const columnMessages = defineMessages({
  kind: { en: 'Role', 'zh-hk': '身份', 'zh-cn': '身份', 'zh-tw': '角色' },
  source_id: { en: 'School ID', 'zh-hk': '校內編號', 'zh-cn': '校内编号' },
  name: { en: 'Name', 'zh-hk': '姓名', 'zh-cn': '姓名' },
  english_name: { en: 'English name', 'zh-hk': '英文姓名', 'zh-cn': '英文姓名' },
  email: { en: 'Email', 'zh-hk': '電郵', 'zh-cn': '邮箱', 'zh-tw': '電子郵件' },
  login_name: { en: 'Login name', 'zh-hk': '登入名稱', 'zh-cn': '登录名', 'zh-tw': '登入名稱' },
  grade: { en: 'Grade', 'zh-hk': '年級', 'zh-cn': '年级' },
  class: { en: 'Class', 'zh-hk': '班別', 'zh-cn': '班级', 'zh-tw': '班級' },
  class_number: { en: 'Class number', 'zh-hk': '班號', 'zh-cn': '学号', 'zh-tw': '座號' },
  teachings: { en: 'Teaches', 'zh-hk': '任教', 'zh-cn': '任教' },
});

/** Further column names in files of schools, besides those in `columnMessages`. */
export const columnAliases: Readonly<Record<ImportColumn, readonly string[]>> = {
  kind: ['type', 'role', 'user type', '類別', '类别', '角色', '身分', '職別'],
  source_id: [
    'id',
    'student id',
    'student no',
    'student number',
    'staff id',
    'sourcedid',
    'strn',
    'regno',
    '學生編號',
    '学生编号',
    '註冊編號',
    '注册编号',
    '學籍編號',
    '学籍号',
    '校內編號',
    '職員編號',
    '教师编号',
    '編號',
    '编号',
  ],
  name: [
    'full name',
    'student name',
    'chinese name',
    '學生姓名',
    '学生姓名',
    '中文姓名',
    '名字',
    '老師姓名',
    '教师姓名',
  ],
  english_name: ['name eng', 'name in english', 'englishname', '英文名', '英文名字'],
  email: [
    'e-mail',
    'email address',
    'e-mail address',
    '電郵地址',
    '電子郵件地址',
    '電郵帳戶',
    '电子邮件',
    '电子邮箱',
    '信箱',
  ],
  login_name: [
    'login',
    'username',
    'user name',
    'account',
    '帳號',
    '帳戶',
    '账号',
    '账户',
    '用户名',
    '使用者名稱',
    '登录名称',
  ],
  grade: ['form', 'level', 'year', '級別', '级别', '年級別'],
  class: ['class name', 'homeroom', '班', '班名', '班级名称'],
  class_number: ['class no', 'no', 'number', 'seat', '座號', '座号', '班內編號', '序號'],
  teachings: ['teaching', 'subjects', 'classes and subjects', '任教科目', '任教班別', '任教班级', '科目'],
};

/** Names of the roles by language, as the template writes them. Files may use any of them. */
export const roleNames = {
  student: { en: 'Student', 'zh-hk': '學生', 'zh-cn': '学生' },
  teacher: { en: 'Teacher', 'zh-hk': '老師', 'zh-cn': '老师' },
} as const;
export const roleAliases = {
  student: ['s', 'pupil', 'learner', '生'],
  teacher: ['t', 'staff', '教師', '教师', '教員', '教员'],
} as const;
