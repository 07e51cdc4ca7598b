import { defineMessages } from '#contract/language.ts';
import { profileTitle } from '#ui/profile/profile-title.ts';
import type { ScreenInfo } from './screen-info.ts';

/**
 * All screens as data: their paths, titles, roles and menu entries, in the order of the menu. The router, the menu, the
 * role filter and the titles come from here. It imports no page, so that a part of any page can read it.
 */
export const screenList = {
  home: {
    path: '/home',
    messages: defineMessages({
      title: { en: 'Home', 'zh-hk': '主頁', 'zh-cn': '首页', 'zh-tw': '首頁' },
    }),
    menu: { icon: 'home', section: '/home' },
  },
  myUnit: {
    path: '/unit/condition',
    messages: defineMessages({ title: { en: 'My Unit', 'zh-hk': '我的單元', 'zh-cn': '我的单元' } }),
    menu: { icon: 'unit', section: '/unit' },
  },
  unitList: {
    path: '/unit/list',
    messages: defineMessages({ title: { en: 'Units', 'zh-hk': '單元列表', 'zh-cn': '单元列表' } }),
  },
  courseList: {
    path: '/unit/course/list',
    messages: defineMessages({ title: { en: 'Coursewares', 'zh-hk': '課業列表', 'zh-cn': '课件列表' } }),
  },
  courseSearch: {
    path: '/teacher/course',
    messages: defineMessages({ title: { en: 'My Coursewares', 'zh-hk': '我的課業', 'zh-cn': '我的课件' } }),
  },
  resourceList: {
    path: '/resources/list',
    messages: defineMessages({ title: { en: 'Resources', 'zh-hk': '資源庫', 'zh-cn': '资源库' } }),
    menu: { icon: 'resources', section: '/resources' },
  },
  resourceDetail: {
    path: '/resources/detail',
    messages: defineMessages({ title: { en: 'Resource', 'zh-hk': '資源詳情', 'zh-cn': '资源详情' } }),
  },
  activityList: {
    path: '/teacher/diy',
    messages: defineMessages({ title: { en: 'DIY', 'zh-hk': 'DIY', 'zh-cn': 'DIY' } }),
    menu: { icon: 'diy', section: '/teacher' },
  },
  activityCreate: {
    path: '/teacher/diy/create',
    messages: defineMessages({
      title: { en: 'Create an Activity', 'zh-hk': '建立活動', 'zh-cn': '创建活动' },
    }),
  },
  activityAdd: {
    path: '/teacher/diy/add/$course_type',
    messages: defineMessages({ title: { en: 'New Activity', 'zh-hk': '新增活動', 'zh-cn': '新增活动' } }),
    padding: 'none',
  },
  activityEdit: {
    path: '/teacher/diy/edit/$course_type/$id',
    messages: defineMessages({ title: { en: 'Edit Activity', 'zh-hk': '編輯活動', 'zh-cn': '编辑活动' } }),
    padding: 'none',
  },
  activityCopy: {
    path: '/teacher/diy/copy/$course_type/$id/{-$is_copy}',
    messages: defineMessages({ title: { en: 'Copy Activity', 'zh-hk': '複製活動', 'zh-cn': '复制活动' } }),
    padding: 'none',
  },
  travelList: {
    path: '/digitalTravel/list',
    messages: defineMessages({
      title: {
        en: 'Digital Travel',
        'zh-hk': '數碼考察',
        'zh-cn': '数字考察',
        'zh-tw': '數位考察',
      },
    }),
    menu: { icon: 'travel', section: '/digitalTravel' },
  },
  travelCreate: {
    path: '/digitalTravel/create',
    messages: defineMessages({ title: { en: 'New Trip', 'zh-hk': '新增考察', 'zh-cn': '新增考察' } }),
    padding: 'none',
  },
  travelEdit: {
    path: '/digitalTravel/edit/$id',
    messages: defineMessages({ title: { en: 'Edit Trip', 'zh-hk': '編輯考察', 'zh-cn': '编辑考察' } }),
    padding: 'none',
  },
  groupSettings: {
    path: '/group-settings/list',
    messages: defineMessages({ title: { en: 'Group Settings', 'zh-hk': '分組設定', 'zh-cn': '分组设置' } }),
    menu: { icon: 'groups', section: '/group-settings' },
  },
  studyList: {
    path: '/study-situation-view/list',
    messages: defineMessages({ title: { en: 'Study Situation', 'zh-hk': '學習情況', 'zh-cn': '学习情况' } }),
    menu: { icon: 'study', section: '/study-situation-view' },
  },
  studyGrid: {
    path: '/study-situation-view/grid',
    messages: defineMessages({
      title: { en: 'Live Grid', 'zh-hk': '即時作答情況', 'zh-cn': '实时作答情况' },
    }),
    ground: 'white',
    padding: 'slim',
  },
  studyMarking: {
    path: '/study-situation-view/marking',
    messages: defineMessages({ title: { en: 'Marking', 'zh-hk': '批改', 'zh-cn': '批改' } }),
    ground: 'white',
    padding: 'slim',
  },
  studyClass: {
    path: '/study-situation-view/class',
    messages: defineMessages({
      title: { en: 'Live view of the class', 'zh-hk': '全班即時畫面', 'zh-cn': '全班实时画面' },
    }),
    padding: 'slim',
  },
  studyPersonal: {
    path: '/study-situation-view/personal-detail',
    messages: defineMessages({ title: { en: 'Personal Detail', 'zh-hk': '個人詳情', 'zh-cn': '个人详情' } }),
  },
  studyQuestion: {
    path: '/study-situation-view/question-detail',
    messages: defineMessages({ title: { en: 'Question Detail', 'zh-hk': '題目詳情', 'zh-cn': '题目详情' } }),
  },
  studyCorrection: {
    path: '/study-situation-view/correction',
    messages: defineMessages({
      title: { en: 'Correct a Question', 'zh-hk': '更正題目', 'zh-cn': '更正题目' },
    }),
  },
  studyMarkBook: {
    path: '/study-situation-view/mark-book',
    messages: defineMessages({ title: { en: 'Mark Book', 'zh-hk': '成績冊', 'zh-cn': '成绩册' } }),
    padding: 'slim',
  },
  studyStudent: {
    path: '/study-situation-view/student',
    messages: defineMessages({
      title: { en: 'Student’s School Year', 'zh-hk': '學生全學年表現', 'zh-cn': '学生全学年表现' },
    }),
  },
  studyReport: {
    path: '/study-situation-view/report',
    messages: defineMessages({
      title: { en: 'Report for Parents', 'zh-hk': '家長報告', 'zh-cn': '家长报告' },
    }),
  },
  studyNeeds: {
    path: '/study-situation-view/needs',
    messages: defineMessages({
      title: { en: 'Who Needs Me Now', 'zh-hk': '現在誰需要我', 'zh-cn': '现在谁需要我' },
    }),
  },
  studyComparison: {
    path: '/study-situation-view/comparison',
    messages: defineMessages({ title: { en: 'Comparison', 'zh-hk': '比較', 'zh-cn': '比较' } }),
  },
  examList: {
    path: '/exam-res/list',
    messages: defineMessages({
      title: { en: 'Course Resources', 'zh-hk': '課程資源', 'zh-cn': '课程资源' },
    }),
    menu: { icon: 'exam', section: '/exam-res' },
    padding: 'slim',
  },
  examCreate: {
    path: '/exam-res/create',
    messages: defineMessages({
      title: { en: 'Course Resource', 'zh-hk': '編輯課程資源', 'zh-cn': '编辑课程资源' },
    }),
    padding: 'none',
  },
  setting: {
    path: '/admin/setting',
    messages: defineMessages({ title: { en: 'Setting', 'zh-hk': '設定', 'zh-cn': '设置' } }),
    roles: ['admin'],
    padding: 'none',
  },
  profile: {
    path: '/profile',
    messages: profileTitle,
  },
  messages: {
    path: '/messages',
    messages: defineMessages({ title: { en: 'Messages', 'zh-hk': '訊息', 'zh-cn': '消息' } }),
  },
} as const satisfies Record<string, ScreenInfo>;

/** The screens without the menu, for people who are not signed in, and of unknown paths. */
export const outerScreenList = {
  login: {
    path: '/login',
    messages: defineMessages({ title: { en: 'Sign in', 'zh-hk': '登入', 'zh-cn': '登录' } }),
  },
  notFound: {
    path: '/404',
    messages: defineMessages({
      title: { en: 'Page not found', 'zh-hk': '找不到頁面', 'zh-cn': '找不到页面' },
    }),
  },
  setup: {
    path: '/setup',
    messages: defineMessages({
      title: { en: 'Set up the school', 'zh-hk': '設定學校', 'zh-cn': '设置学校' },
    }),
  },
  password: {
    path: '/password',
    messages: defineMessages({
      title: { en: 'Choose a new password', 'zh-hk': '重設密碼', 'zh-cn': '重置密码' },
    }),
  },
} as const satisfies Record<string, ScreenInfo>;

export type ScreenName = keyof typeof screenList;

export const screenInfos: readonly ScreenInfo[] = Object.values(screenList);
