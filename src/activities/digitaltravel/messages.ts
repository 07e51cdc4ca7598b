import { defineMessages } from '#contract/language.ts';
import { issueMessages } from '#parts/quiz-questions/issue-messages.ts';

/** Messages of the issues that keep a trip from being complete. */
export const messages = defineMessages({
  ...issueMessages,
  stops_required: {
    en: 'Add at least one stop',
    'zh-hk': '請至少加入一個站點',
    'zh-cn': '请至少添加一个站点',
  },
  stops_too_many: {
    en: 'Keep at most {max} stops',
    'zh-hk': '站點最多 {max} 個',
    'zh-cn': '站点最多 {max} 个',
  },
  questions_required: {
    en: 'Add at least one question',
    'zh-hk': '請至少加入一條題目',
    'zh-cn': '请至少添加一道题目',
    'zh-tw': '請至少加入一道題目',
  },
  question_stop_gone: {
    en: 'Choose the stop at which this question is asked',
    'zh-hk': '請選擇這條題目在哪一站作答',
    'zh-cn': '请选择这道题目在哪一站作答',
    'zh-tw': '請選擇這道題目在哪一站作答',
  },
  stop_name_required: {
    en: 'Enter a name for the stop',
    'zh-hk': '請輸入站點名稱',
    'zh-cn': '请输入站点名称',
  },
  panorama_required: {
    en: 'Upload a 360° panorama, or choose another scene',
    'zh-hk': '請上載 360° 全景圖，或改用其他場景',
    'zh-cn': '请上传 360° 全景图，或改用其他场景',
    'zh-tw': '請上傳 360° 全景圖，或改用其他場景',
  },
  panorama_pending: {
    en: '“{name}” cannot be shown yet. Upload it again, or use it as a picture.',
    'zh-hk': '「{name}」尚未能顯示。請重新上載，或把它用作圖片。',
    'zh-cn': '“{name}”还不能显示。请重新上传，或把它用作图片。',
    'zh-tw': '「{name}」還無法顯示。請重新上傳，或把它用作圖片。',
  },
  picture_required: {
    en: 'Upload a picture, or choose another scene',
    'zh-hk': '請上載圖片，或改用其他場景',
    'zh-cn': '请上传图片，或改用其他场景',
    'zh-tw': '請上傳圖片，或改用其他場景',
  },
  video_required: {
    en: 'Upload a video, or choose another scene',
    'zh-hk': '請上載影片，或改用其他場景',
    'zh-cn': '请上传视频，或改用其他场景',
    'zh-tw': '請上傳影片，或改用其他場景',
  },
  video_pending: {
    en: '“{name}” cannot be played yet. Upload it again, or use an MP4.',
    'zh-hk': '「{name}」尚未能播放。請重新上載，或改用 MP4。',
    'zh-cn': '“{name}”还不能播放。请重新上传，或改用 MP4。',
    'zh-tw': '「{name}」還無法播放。請重新上傳，或改用 MP4。',
  },
  place_required: {
    en: 'Put the stop on the map, or choose another scene',
    'zh-hk': '請在地圖上標示站點，或改用其他場景',
    'zh-cn': '请在地图上标出站点，或改用其他场景',
  },
  position_required: {
    en: 'Enter where the stop is, or let students check in by code',
    'zh-hk': '請輸入站點的位置，或改以代碼簽到',
    'zh-cn': '请输入站点的位置，或改用代码签到',
    'zh-tw': '請輸入站點的位置，或改以代碼報到',
  },
  radius_range: {
    en: 'Enter a distance from {min} to {max} metres',
    'zh-hk': '請輸入 {min} 至 {max} 米的距離',
    'zh-cn': '请输入 {min} 至 {max} 米的距离',
    'zh-tw': '請輸入 {min} 至 {max} 公尺的距離',
  },
  spots_too_many: {
    en: 'Keep at most {max} information points at a stop',
    'zh-hk': '每站最多 {max} 個資訊點',
    'zh-cn': '每站最多 {max} 个信息点',
    'zh-tw': '每站最多 {max} 個資訊點',
  },
  spot_title_required: {
    en: 'Enter a title for the information point',
    'zh-hk': '請輸入資訊點的標題',
    'zh-cn': '请输入信息点的标题',
  },
  spot_link_wrong: {
    en: 'Enter a web address that begins with https://',
    'zh-hk': '請輸入以 https:// 開始的網址',
    'zh-cn': '请输入以 https:// 开头的网址',
    'zh-tw': '請輸入以 https:// 開頭的網址',
  },
  spot_stop_gone: {
    en: 'Choose another stop to lead to, or none',
    'zh-hk': '請選擇前往另一站，或不前往任何站',
    'zh-cn': '请选择前往另一站，或不前往任何站',
  },
  map_picture_required: {
    en: 'Upload a picture of the map, or choose another map',
    'zh-hk': '請上載地圖圖片，或選擇其他地圖',
    'zh-cn': '请上传地图图片，或选择其他地图',
    'zh-tw': '請上傳地圖圖片，或選擇其他地圖',
  },
  trip_time_range: {
    en: 'Enter whole minutes from 1 to {max}, or leave it empty',
    'zh-hk': '請輸入 1 至 {max} 的整數分鐘，或留空',
    'zh-cn': '请输入 1 至 {max} 的整数分钟，或留空',
  },
});
