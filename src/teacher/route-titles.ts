import { defineMessages } from '#contract/language.ts';

/** Page titles; the first eight are also the labels of the sidebar. */
export const routeTitles = defineMessages({
  home: { en: 'Home', 'zh-hk': '主頁', 'zh-cn': '首页', 'zh-tw': '首頁' },
  my_unit: { en: 'My Unit', 'zh-hk': '我的單元', 'zh-cn': '我的单元' },
  resources: { en: 'Resources', 'zh-hk': '資源庫', 'zh-cn': '资源库' },
  diy: { en: 'DIY', 'zh-hk': 'DIY', 'zh-cn': 'DIY' },
  digital_travel: { en: 'Digital Travel', 'zh-hk': '數碼之旅', 'zh-cn': '数字之旅', 'zh-tw': '數位之旅' },
  group_settings: { en: 'Group Settings', 'zh-hk': '分組設定', 'zh-cn': '分组设置' },
  study_situation: { en: 'Study Situation', 'zh-hk': '學習情況', 'zh-cn': '学习情况' },
  course_resources: { en: 'Course Resources', 'zh-hk': '課程資源', 'zh-cn': '课程资源' },
  login: { en: 'Sign in', 'zh-hk': '登入', 'zh-cn': '登录' },
  not_found: { en: 'Page not found', 'zh-hk': '找不到頁面', 'zh-cn': '找不到页面' },
  unit_list: { en: 'Units', 'zh-hk': '單元列表', 'zh-cn': '单元列表' },
  course_list: { en: 'Coursewares', 'zh-hk': '課業列表', 'zh-cn': '课件列表' },
  resource_detail: { en: 'Resource', 'zh-hk': '資源詳情', 'zh-cn': '资源详情' },
  course_search: { en: 'My Coursewares', 'zh-hk': '我的課業', 'zh-cn': '我的课件' },
  diy_create: { en: 'Create an Activity', 'zh-hk': '建立活動', 'zh-cn': '创建活动' },
  diy_add: { en: 'New Activity', 'zh-hk': '新增活動', 'zh-cn': '新增活动' },
  diy_edit: { en: 'Edit Activity', 'zh-hk': '編輯活動', 'zh-cn': '编辑活动' },
  diy_copy: { en: 'Copy Activity', 'zh-hk': '複製活動', 'zh-cn': '复制活动' },
  travel_edit: {
    en: 'Edit Digital Travel',
    'zh-hk': '編輯數碼之旅',
    'zh-cn': '编辑数字之旅',
    'zh-tw': '編輯數位之旅',
  },
  travel_create: {
    en: 'Create Digital Travel',
    'zh-hk': '建立數碼之旅',
    'zh-cn': '创建数字之旅',
    'zh-tw': '建立數位之旅',
  },
  setting: { en: 'Setting', 'zh-hk': '設定', 'zh-cn': '设置' },
  exam_create: { en: 'Create Course Resource', 'zh-hk': '建立課程資源', 'zh-cn': '创建课程资源' },
  study_grid: { en: 'Live Grid', 'zh-hk': '即時作答情況', 'zh-cn': '实时作答情况' },
  personal_detail: { en: 'Personal Detail', 'zh-hk': '個人詳情', 'zh-cn': '个人详情' },
  question_detail: { en: 'Question Detail', 'zh-hk': '題目詳情', 'zh-cn': '题目详情' },
});

export type RouteTitle = keyof typeof routeTitles;
