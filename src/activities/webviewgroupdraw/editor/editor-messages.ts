import { defineMessages } from '#contract/language.ts';

export const editorMessages = defineMessages({
  prompt: { en: 'What to draw together', 'zh-hk': '題目', 'zh-cn': '题目' },
  prompt_placeholder: {
    en: 'e.g. Plan our school garden. Everybody draws a part.',
    'zh-hk': '例如：一起設計校園花園，每人畫一部分。',
    'zh-cn': '例如：一起设计校园花园，每人画一部分。',
  },
  board_of: { en: 'Who shares a board', 'zh-hk': '誰共用畫板', 'zh-cn': '谁共用画板' },
  of_group: { en: 'Each group', 'zh-hk': '每個小組', 'zh-cn': '每个小组' },
  of_class: { en: 'The whole class', 'zh-hk': '全班', 'zh-cn': '全班' },
  of_group_hint: {
    en: 'Choose the group set when you place the activity. Without one, each student has a board.',
    'zh-hk': '加入單元時選擇分組；沒有分組時，每名學生各有一塊畫板。',
    'zh-cn': '加入单元时选择分组；没有分组时，每名学生各有一块画板。',
    'zh-tw': '加入單元時選擇分組；沒有分組時，每位學生各有一塊畫板。',
  },
  of_class_hint: {
    en: 'Everybody who opens it draws on one board, you too. It has no marks.',
    'zh-hk': '所有開啟的人都在同一塊畫板上作畫，包括你。不評分。',
    'zh-cn': '所有打开的人都在同一块画板上作画，包括你。不评分。',
  },
  page_count: { en: 'Pages at the start', 'zh-hk': '開始時的頁數', 'zh-cn': '开始时的页数' },
  page_count_hint: {
    en: 'You can hand out more during the lesson, up to {max}.',
    'zh-hk': '課堂上可再派發頁面，最多 {max} 頁。',
    'zh-cn': '课堂上可再分发页面，最多 {max} 页。',
    'zh-tw': '課堂上可再發放頁面，最多 {max} 頁。',
  },
  beside: { en: 'Web page beside the board', 'zh-hk': '畫板旁的網頁', 'zh-cn': '画板旁的网页' },
  beside_hint: {
    en: 'Leave it empty if there is none.',
    'zh-hk': '如沒有，請留空。',
    'zh-cn': '如没有，请留空。',
  },
  page_title: { en: 'Title of the page', 'zh-hk': '網頁標題', 'zh-cn': '网页标题' },
  frameable: {
    en: 'The page can be shown beside the board.',
    'zh-hk': '網頁可在畫板旁顯示。',
    'zh-cn': '网页可在画板旁显示。',
  },
  not_frameable: {
    en: 'The page does not allow being shown here. Students open it in a tab.',
    'zh-hk': '此網頁不容許在這裏顯示，學生會在新分頁開啟。',
    'zh-cn': '此网页不允许在这里显示，学生会在新标签页打开。',
    'zh-tw': '此網頁不允許在這裡顯示，學生會在新分頁開啟。',
  },
  marked: { en: 'You mark the boards', 'zh-hk': '由你評分', 'zh-cn': '由你评分' },
  score: { en: 'Points', 'zh-hk': '分數', 'zh-cn': '分数' },
});
