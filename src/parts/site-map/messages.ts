import { defineMessages } from '#contract/language.ts';

export const mapMessages = defineMessages({
  zoom_in: { en: 'Zoom in', 'zh-hk': '放大', 'zh-cn': '放大' },
  zoom_out: { en: 'Zoom out', 'zh-hk': '縮小', 'zh-cn': '缩小' },
  show_all: { en: 'Show all', 'zh-hk': '顯示全部', 'zh-cn': '显示全部' },
  keys: {
    en: 'Arrow keys move the map, + and − zoom.',
    'zh-hk': '用方向鍵移動地圖，用 + 和 − 縮放。',
    'zh-cn': '用方向键移动地图，用 + 和 − 缩放。',
  },
  place_keys: {
    en: 'Arrow keys move the map, + and − zoom, Enter sets the place in the middle.',
    'zh-hk': '用方向鍵移動地圖，用 + 和 − 縮放，按 Enter 選定中央的位置。',
    'zh-cn': '用方向键移动地图，用 + 和 − 缩放，按 Enter 选定中央的位置。',
  },
  move_keys: {
    en: 'Arrow keys move the pin.',
    'zh-hk': '用方向鍵移動圖釘。',
    'zh-cn': '用方向键移动图钉。',
  },
  visited: { en: 'visited', 'zh-hk': '已到訪', 'zh-cn': '已到访' },
  current: { en: 'now', 'zh-hk': '目前', 'zh-cn': '当前' },
  locked: { en: 'locked', 'zh-hk': '未開放', 'zh-cn': '未开放' },
  no_tiles: {
    en: 'The school has set no map.',
    'zh-hk': '學校未設定地圖。',
    'zh-cn': '学校未设置地图。',
  },
  tiles_failed: {
    en: 'The map does not load.',
    'zh-hk': '地圖載入失敗。',
    'zh-cn': '地图加载失败。',
  },
  picture_failed: {
    en: 'The picture does not load.',
    'zh-hk': '圖片載入失敗。',
    'zh-cn': '图片加载失败。',
  },
});
