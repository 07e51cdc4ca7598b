import { defineMessages } from '#contract/language.ts';

export const homeMessages = defineMessages({
  morning: { en: 'Good morning, {name}', 'zh-hk': '{name}，早安', 'zh-cn': '{name}，早上好' },
  afternoon: { en: 'Good afternoon, {name}', 'zh-hk': '{name}，午安', 'zh-cn': '{name}，下午好' },
  evening: {
    en: 'Good evening, {name}',
    'zh-hk': '{name}，晚上好',
    'zh-cn': '{name}，晚上好',
    'zh-tw': '{name}，晚安',
  },
  term: { en: 'School year', 'zh-hk': '學年', 'zh-cn': '学年' },
  my_classes: { en: 'My classes', 'zh-hk': '我的班別', 'zh-cn': '我的班级', 'zh-tw': '我的班級' },
  students: {
    en: { one: '{count} student', other: '{count} students' },
    'zh-hk': '{count} 名學生',
    'zh-cn': '{count} 名学生',
  },
  units: {
    en: { one: '{count} unit', other: '{count} units' },
    'zh-hk': '{count} 個單元',
    'zh-cn': '{count} 个单元',
  },
  subjects: { en: 'Subjects of {name}', 'zh-hk': '{name} 的科目', 'zh-cn': '{name} 的科目' },
  no_classes: {
    en: 'No classes in this school year',
    'zh-hk': '本學年未有班別',
    'zh-cn': '本学年还没有班级',
    'zh-tw': '本學年未有班級',
  },
  no_classes_text: {
    en: 'Choose another school year, or ask your administrator to assign you to a class and subject.',
    'zh-hk': '請選擇其他學年，或請管理員為你編配班別及科目。',
    'zh-cn': '请选择其他学年，或请管理员为你分配班级和科目。',
    'zh-tw': '請選擇其他學年，或請管理員為你編配班級及科目。',
  },
  today: { en: 'Today', 'zh-hk': '今日', 'zh-cn': '今天', 'zh-tw': '今天' },
  due_soon: { en: 'Due soon', 'zh-hk': '即將截止', 'zh-cn': '即将截止' },
  to_mark: { en: 'Waiting for marking', 'zh-hk': '等待批改', 'zh-cn': '等待批改' },
  behind: { en: 'Falling behind', 'zh-hk': '進度落後', 'zh-cn': '进度落后' },
  due_at: { en: 'Due {time}', 'zh-hk': '{time} 截止', 'zh-cn': '{time} 截止' },
  submitted_of: {
    en: '{submitted} of {assigned} submitted',
    'zh-hk': '已提交 {submitted}／{assigned}',
    'zh-cn': '已提交 {submitted}／{assigned}',
  },
  finished_of: {
    en: '{submitted} of {assigned} finished',
    'zh-hk': '已完成 {submitted}／{assigned}',
    'zh-cn': '已完成 {submitted}／{assigned}',
  },
  waiting: {
    en: { one: '{count} to mark', other: '{count} to mark' },
    'zh-hk': '{count} 份待批改',
    'zh-cn': '{count} 份待批改',
  },
  missing: {
    en: { one: '{count} not done', other: '{count} not done' },
    'zh-hk': '{count} 項未完成',
    'zh-cn': '{count} 项未完成',
  },
  nothing_due: {
    en: 'Nothing is due in the next days.',
    'zh-hk': '未來幾天沒有截止的課業。',
    'zh-cn': '未来几天没有截止的课件。',
  },
  nothing_to_mark: { en: 'Everything is marked.', 'zh-hk': '已全部批改。', 'zh-cn': '已全部批改。' },
  nobody_behind: {
    en: 'Everybody is on track.',
    'zh-hk': '所有學生進度良好。',
    'zh-cn': '所有学生进度良好。',
  },
});
