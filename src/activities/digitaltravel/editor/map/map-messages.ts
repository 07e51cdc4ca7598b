import { defineMessages } from '#contract/language.ts';

/** Texts of the map of the trip. */
export const mapMessages = defineMessages({
  ground: { en: 'Map of the trip', 'zh-hk': '考察地圖', 'zh-cn': '考察地图' },
  ground_none: { en: 'No map', 'zh-hk': '沒有地圖', 'zh-cn': '没有地图' },
  ground_picture: { en: 'Own picture', 'zh-hk': '自訂圖片', 'zh-cn': '自定义图片' },
  ground_tiles: { en: 'Map of the world', 'zh-hk': '世界地圖', 'zh-cn': '世界地图' },
  ground_none_hint: {
    en: 'Students choose the stops in a list.',
    'zh-hk': '學生在清單中選擇站點。',
    'zh-cn': '学生在清单中选择站点。',
  },
  ground_picture_hint: {
    en: 'A plan or a drawing, for example of a museum. Put the stops on it.',
    'zh-hk': '平面圖或圖畫，例如博物館平面圖，可在上面標示站點。',
    'zh-cn': '平面图或图画，例如博物馆平面图，可以在上面标出站点。',
  },
  ground_tiles_hint: {
    en: 'The map that the school has set. Put the stops on it, or type where they are.',
    'zh-hk': '學校設定的地圖，可在上面標示站點，或輸入站點的位置。',
    'zh-cn': '学校设置的地图，可以在上面标出站点，或输入站点的位置。',
  },
  add_picture: {
    en: 'Upload the picture of the map.',
    'zh-hk': '上載地圖圖片。',
    'zh-cn': '上传地图图片。',
    'zh-tw': '上傳地圖圖片。',
  },
  replace_picture: { en: 'Replace the picture', 'zh-hk': '更換圖片', 'zh-cn': '更换图片' },
  keep_picture: { en: 'Keep the present picture', 'zh-hk': '保留現有圖片', 'zh-cn': '保留现有图片' },
  stops: { en: 'Stops on the map', 'zh-hk': '地圖上的站點', 'zh-cn': '地图上的站点' },
  choose_then_click: {
    en: 'Choose a stop, then click its place on the map. Pins are dragged, or moved by the arrow keys.',
    'zh-hk': '先選站點，再在地圖上點選位置。圖釘可拖動或用方向鍵移動。',
    'zh-cn': '先选站点，再在地图上点选位置。图钉可以拖动或用方向键移动。',
  },
  no_stops: {
    en: 'Add stops first; then put them on the map.',
    'zh-hk': '請先加入站點，再標示在地圖上。',
    'zh-cn': '请先添加站点，再标在地图上。',
  },
  on_map: { en: 'on the map', 'zh-hk': '已標示', 'zh-cn': '已标出' },
  not_on_map: { en: 'not on the map', 'zh-hk': '未標示', 'zh-cn': '未标出' },
  take_off: {
    en: 'Take “{name}” off the map',
    'zh-hk': '移除「{name}」的圖釘',
    'zh-cn': '移除“{name}”的图钉',
  },
  place: { en: 'Latitude, longitude', 'zh-hk': '緯度、經度', 'zh-cn': '纬度、经度' },
  place_of: {
    en: 'Latitude, longitude of “{name}”',
    'zh-hk': '「{name}」的緯度、經度',
    'zh-cn': '“{name}”的纬度、经度',
  },
  place_hint: {
    en: 'As a map on the web copies it',
    'zh-hk': '可由網上地圖複製',
    'zh-cn': '可以从网上地图复制',
    'zh-tw': '可從網路地圖複製',
  },
  place_example: { en: '22.2819, 114.1617', 'zh-hk': '22.2819, 114.1617', 'zh-cn': '22.2819, 114.1617' },
  place_unclear: {
    en: 'Type two numbers, such as 22.2819, 114.1617',
    'zh-hk': '請輸入兩個數字，例如 22.2819, 114.1617',
    'zh-cn': '请输入两个数字，例如 22.2819, 114.1617',
  },
});
