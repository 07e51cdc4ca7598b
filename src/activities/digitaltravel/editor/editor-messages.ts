import { defineMessages } from '#contract/language.ts';

/** Texts of the editor's frame and of its list of stops. */
export const editorMessages = defineMessages({
  parts: { en: 'Parts of the trip', 'zh-hk': '考察的各部分', 'zh-cn': '考察的各部分' },
  part_stops: { en: 'Stops and questions', 'zh-hk': '站點和題目', 'zh-cn': '站点和题目' },
  part_map: { en: 'Map', 'zh-hk': '地圖', 'zh-cn': '地图' },
  part_settings: { en: 'Arrangement', 'zh-hk': '考察安排', 'zh-cn': '考察安排' },
  stops: { en: 'Stops', 'zh-hk': '站點', 'zh-cn': '站点' },
  count_stops: {
    en: { one: '{count} stop', other: '{count} stops' },
    'zh-hk': '{count} 站',
    'zh-cn': '{count} 站',
  },
  count_questions: {
    en: { one: '{count} question', other: '{count} questions' },
    'zh-hk': '{count} 題',
    'zh-cn': '{count} 题',
  },
  count_points: {
    en: { one: '{points} point', other: '{points} points' },
    'zh-hk': '{points} 分',
    'zh-cn': '{points} 分',
  },
  total_marks: { en: 'Total marks: {points}', 'zh-hk': '總分：{points}', 'zh-cn': '总分：{points}' },
  stop_number: { en: 'Stop {number}', 'zh-hk': '第 {number} 站', 'zh-cn': '第 {number} 站' },
  move_stop: { en: 'Move “{name}”', 'zh-hk': '移動「{name}」', 'zh-cn': '移动“{name}”' },
  not_finished: { en: 'not finished', 'zh-hk': '未完成', 'zh-cn': '未完成' },
  add_stop: { en: 'Add a stop', 'zh-hk': '加入站點', 'zh-cn': '添加站点' },
  stops_full: {
    en: 'A trip has {max} stops at most.',
    'zh-hk': '最多 {max} 個站點。',
    'zh-cn': '最多 {max} 个站点。',
  },
  empty_title: {
    en: 'Where does the trip go?',
    'zh-hk': '考察會到哪些地方？',
    'zh-cn': '考察会到哪些地方？',
  },
  empty_text: {
    en: 'Each stop shows a panorama, a picture, a video or its place on the map, and asks questions there.',
    'zh-hk': '每一站展示全景圖、圖片、影片或地圖上的位置，並在那裏提出題目。',
    'zh-cn': '每一站展示全景图、图片、视频或地图上的位置，并在那里提出题目。',
    'zh-tw': '每一站展示全景圖、圖片、影片或地圖上的位置，並在那裡提出題目。',
  },
  add_photos: {
    en: 'Add stops from photos',
    'zh-hk': '以相片加入站點',
    'zh-cn': '用照片添加站点',
    'zh-tw': '以照片加入站點',
  },
  photos_hint: {
    en: 'Photos that know where they were taken are put on the map.',
    'zh-hk': '附有拍攝位置的相片會標示在地圖上。',
    'zh-cn': '带有拍摄位置的照片会标在地图上。',
    'zh-tw': '附有拍攝位置的照片會標示在地圖上。',
  },
  photos_placed: {
    en: { one: '{count} photo is on the map.', other: '{count} photos are on the map.' },
    'zh-hk': '已把 {count} 張相片標示在地圖上。',
    'zh-cn': '已把 {count} 张照片标在地图上。',
    'zh-tw': '已把 {count} 張照片標示在地圖上。',
  },
  photos_unplaced: {
    en: 'Without a place, because the photo does not say where it was taken: {names}',
    'zh-hk': '以下相片沒有拍攝位置，站點未有標示在地圖上：{names}',
    'zh-cn': '以下照片没有拍摄位置，站点没有标在地图上：{names}',
    'zh-tw': '以下照片沒有拍攝位置，站點沒有標示在地圖上：{names}',
  },
  duplicate_stop: { en: 'Duplicate the stop', 'zh-hk': '複製站點', 'zh-cn': '复制站点' },
  remove_stop: { en: 'Remove the stop', 'zh-hk': '移除站點', 'zh-cn': '移除站点' },
  stop_removed: {
    en: '“{name}” and its questions were removed.',
    'zh-hk': '已移除「{name}」及其題目。',
    'zh-cn': '已移除“{name}”及其题目。',
  },
  spot_removed: { en: '“{name}” was removed.', 'zh-hk': '已移除「{name}」。', 'zh-cn': '已移除“{name}”。' },
});
