import { defineMessages } from '#contract/language.ts';

export const mapSettingMessages = defineMessages({
  title: { en: 'Map', 'zh-hk': '地圖', 'zh-cn': '地图' },
  text: {
    en: 'The map on which activities show places. Without one, places are shown on a plain grid.',
    'zh-hk': '活動以此地圖顯示地點。未設定時，地點會顯示在格紙上。',
    'zh-cn': '活动用此地图显示地点。未设置时，地点会显示在网格上。',
  },
  address: {
    en: 'Address of map tiles',
    'zh-hk': '地圖圖磚網址',
    'zh-cn': '地图瓦片网址',
    'zh-tw': '地圖圖磚網址',
  },
  address_text: {
    en: 'For example https://tiles.example.org/{z}/{x}/{y}.png, or a path of this server. Empty: no map.',
    'zh-hk': '例如 https://tiles.example.org/{z}/{x}/{y}.png，或本伺服器的路徑。留空即不設地圖。',
    'zh-cn': '例如 https://tiles.example.org/{z}/{x}/{y}.png，或本服务器的路径。留空则不设地图。',
  },
  address_wrong: {
    en: 'Enter an address that begins with https:// or /, with {z}, {x} and {y} once each.',
    'zh-hk': '請輸入以 https:// 或 / 開首的網址，其中 {z}、{x}、{y} 各出現一次。',
    'zh-cn': '请输入以 https:// 或 / 开头的网址，其中 {z}、{x}、{y} 各出现一次。',
    'zh-tw': '請輸入以 https:// 或 / 開頭的網址，其中 {z}、{x}、{y} 各出現一次。',
  },
  attribution: { en: 'Source of the map', 'zh-hk': '地圖來源', 'zh-cn': '地图来源' },
  attribution_text: {
    en: 'Shown on the map. Most providers require it.',
    'zh-hk': '顯示於地圖上，多數供應者要求註明。',
    'zh-cn': '显示在地图上，多数提供方要求注明。',
    'zh-tw': '顯示於地圖上，多數提供者要求註明。',
  },
  max_zoom: {
    en: 'Maximum zoom level',
    'zh-hk': '最大縮放級別',
    'zh-cn': '最大缩放级别',
    'zh-tw': '最大縮放層級',
  },
  max_zoom_wrong: {
    en: 'Enter a whole number from {min} to {max}.',
    'zh-hk': '請輸入 {min} 至 {max} 的整數。',
    'zh-cn': '请输入 {min} 到 {max} 的整数。',
  },
  save: { en: 'Save the map', 'zh-hk': '儲存地圖', 'zh-cn': '保存地图' },
  saved: { en: 'Edit Succeed', 'zh-hk': '修改成功', 'zh-cn': '修改成功' },
  preview: { en: 'How the map looks', 'zh-hk': '地圖預覽', 'zh-cn': '地图预览' },
  failed: {
    en: 'No map comes from this address. Check the address, and whether the provider allows this site to use it.',
    'zh-hk': '此網址沒有傳回地圖。請檢查網址，以及供應者是否容許本網站使用。',
    'zh-cn': '此网址没有返回地图。请检查网址，以及提供方是否允许本网站使用。',
    'zh-tw': '此網址沒有傳回地圖。請檢查網址，以及提供者是否允許本網站使用。',
  },
});
