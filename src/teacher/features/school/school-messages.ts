import { defineMessages } from '#contract/language.ts';

export const schoolMessages = defineMessages({
  steps: { en: 'What to do next', 'zh-hk': '下一步', 'zh-cn': '下一步' },
  steps_text: {
    en: 'Once each step has been done, teachers can begin. One list of people can bring subjects, classes, teachers and students together.',
    'zh-hk': '完成以下各步後，老師便可開始使用。匯入一份名單，可同時建立科目、班別、老師和學生。',
    'zh-cn': '完成以下各步后，老师便可开始使用。导入一份名单，可同时建立科目、班级、老师和学生。',
    'zh-tw': '完成以下各步後，老師便可開始使用。匯入一份名單，可同時建立科目、班級、老師和學生。',
  },
  step_terms: { en: 'School years with their dates', 'zh-hk': '學年及日期', 'zh-cn': '学年及日期' },
  step_subjects: { en: 'Subjects', 'zh-hk': '科目', 'zh-cn': '科目' },
  step_classes: {
    en: 'Classes of the school year',
    'zh-hk': '本學年的班別',
    'zh-cn': '本学年的班级',
    'zh-tw': '本學年的班級',
  },
  step_teachers: { en: 'Teachers and what they teach', 'zh-hk': '老師及任教科目', 'zh-cn': '老师及任教科目' },
  step_students: { en: 'Students in their classes', 'zh-hk': '學生', 'zh-cn': '学生' },
  step_done: { en: 'done', 'zh-hk': '已完成', 'zh-cn': '已完成' },
  step_open: { en: 'to do', 'zh-hk': '待辦', 'zh-cn': '待办' },
  school: { en: 'School', 'zh-hk': '學校', 'zh-cn': '学校' },
  name: { en: 'Name of the school', 'zh-hk': '學校名稱', 'zh-cn': '学校名称' },
  languages: { en: 'Languages on offer', 'zh-hk': '可選用的語言', 'zh-cn': '可选用的语言' },
  time_zone: { en: 'Time zone', 'zh-hk': '時區', 'zh-cn': '时区' },
  guests: {
    en: 'Guests may join activities whose teacher allows it',
    'zh-hk': '老師容許時，訪客可參加活動',
    'zh-cn': '老师允许时，访客可参加活动',
    'zh-tw': '老師允許時，訪客可參加活動',
  },
  cdn_url: { en: 'Address of media (CDN url)', 'zh-hk': '媒體網址（CDN）', 'zh-cn': '媒体网址（CDN）' },
  cdn_text: {
    en: 'A path of this server such as /media/, or an https address that delivers the same files.',
    'zh-hk': '本伺服器的路徑（如 /media/），或提供相同檔案的 https 網址。',
    'zh-cn': '本服务器的路径（如 /media/），或提供相同文件的 https 网址。',
  },
  cdn_wrong: {
    en: 'Enter a path that begins with / or an address that begins with https://.',
    'zh-hk': '請輸入以 / 開首的路徑，或以 https:// 開首的網址。',
    'zh-cn': '请输入以 / 开头的路径，或以 https:// 开头的网址。',
    'zh-tw': '請輸入以 / 開頭的路徑，或以 https:// 開頭的網址。',
  },
  name_missing: { en: 'Please fill in the name.', 'zh-hk': '請填寫名稱。', 'zh-cn': '请填写名称。' },
  language_missing: {
    en: 'Choose at least one language.',
    'zh-hk': '請至少選一種語言。',
    'zh-cn': '请至少选一种语言。',
  },
  logo: { en: 'Logo', 'zh-hk': '校徽', 'zh-cn': '校徽' },
  logo_text: {
    en: 'Shown at the top of every page and at sign-in.',
    'zh-hk': '顯示於每頁頂部及登入頁。',
    'zh-cn': '显示于每页顶部及登录页。',
  },
  choose_logo: { en: 'Choose a picture', 'zh-hk': '選擇圖片', 'zh-cn': '选择图片' },
  remove_logo: { en: 'Remove the logo', 'zh-hk': '移除校徽', 'zh-cn': '移除校徽' },
  saved: { en: 'Edit Succeed', 'zh-hk': '修改成功', 'zh-cn': '修改成功' },
  demo: { en: 'This is a demo school', 'zh-hk': '這是示範學校', 'zh-cn': '这是演示学校' },
  demo_text: {
    en: 'Empty it to set up a school of your own. All of this goes and cannot be brought back:',
    'zh-hk': '清空後即可建立自己的學校。以下內容全部刪除，無法復原：',
    'zh-cn': '清空后即可建立自己的学校。以下内容全部删除，无法恢复：',
  },
  demo_counts: {
    en: 'People: {people}, classes: {classes}, units: {units}, activities: {activities}, attempts: {attempts}, files: {bytes}',
    'zh-hk':
      '{people} 人、{classes} 班、{units} 個單元、{activities} 個活動、{attempts} 次作答、{bytes} 檔案',
    'zh-cn':
      '{people} 人、{classes} 班、{units} 个单元、{activities} 个活动、{attempts} 次作答、{bytes} 文件',
  },
  demo_word: { en: 'empty', 'zh-hk': '清空', 'zh-cn': '清空' },
  demo_confirm: {
    en: 'Type “{word}” to confirm',
    'zh-hk': '輸入「{word}」以確認',
    'zh-cn': '输入“{word}”以确认',
  },
  demo_empty: { en: 'Empty the demo school', 'zh-hk': '清空示範學校', 'zh-cn': '清空演示学校' },
});
