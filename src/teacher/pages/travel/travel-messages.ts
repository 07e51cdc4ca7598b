import { defineMessages } from '#contract/language.ts';

/** Texts of the list of trips. */
export const travelMessages = defineMessages({
  title: {
    en: 'Digital Travel · My trips',
    'zh-hk': '數碼考察 · 我的考察',
    'zh-cn': '数字考察 · 我的考察',
    'zh-tw': '數位考察 · 我的考察',
  },
  title_all: {
    en: 'Digital Travel · Everybody’s trips',
    'zh-hk': '數碼考察 · 全校考察',
    'zh-cn': '数字考察 · 全校考察',
    'zh-tw': '數位考察 · 全校考察',
  },
  create: { en: 'Create', 'zh-hk': '建立', 'zh-cn': '创建' },
  create_first: { en: 'Create a trip', 'zh-hk': '建立考察', 'zh-cn': '创建考察' },
  empty_title: { en: 'No trips yet', 'zh-hk': '未有考察', 'zh-cn': '还没有考察', 'zh-tw': '還沒有考察' },
  empty_text: {
    en: 'On a trip, students go from stop to stop, on screen or on site. At each stop they look at a panorama, a picture, a video or a map, and answer questions.',
    'zh-hk': '學生在屏幕上或實地逐站考察，在每一站觀看全景圖、圖片、影片或地圖，並回答題目。',
    'zh-cn': '学生在屏幕上或实地逐站考察，在每一站观看全景图、图片、视频或地图，并回答题目。',
    'zh-tw': '學生在螢幕上或實地逐站考察，在每一站觀看全景圖、圖片、影片或地圖，並回答題目。',
  },
});
