import { defineMessages } from '#contract/language.ts';

export const sceneMessages = defineMessages({
  kind_info: { en: 'Information', 'zh-hk': '資訊', 'zh-cn': '信息', 'zh-tw': '資訊' },
  kind_question: { en: 'Question', 'zh-hk': '題目', 'zh-cn': '题目' },
  kind_stop: { en: 'Next stop', 'zh-hk': '下一站', 'zh-cn': '下一站' },
  kind_video: { en: 'Video', 'zh-hk': '影片', 'zh-cn': '视频' },
  kind_picture: { en: 'Picture', 'zh-hk': '圖片', 'zh-cn': '图片' },
  spot: { en: '{kind}: {label}', 'zh-hk': '{kind}：{label}', 'zh-cn': '{kind}：{label}' },
  spot_done: {
    en: '{kind}: {label}, done',
    'zh-hk': '{kind}：{label}，已完成',
    'zh-cn': '{kind}：{label}，已完成',
  },
  spots: { en: 'In this scene', 'zh-hk': '場景內的項目', 'zh-cn': '场景中的项目' },
  zoom_in: { en: 'Zoom in', 'zh-hk': '放大', 'zh-cn': '放大' },
  zoom_out: { en: 'Zoom out', 'zh-hk': '縮小', 'zh-cn': '缩小' },
  full_screen: { en: 'Full screen', 'zh-hk': '全螢幕', 'zh-cn': '全屏' },
  leave_full_screen: { en: 'Leave full screen', 'zh-hk': '離開全螢幕', 'zh-cn': '退出全屏' },
  move_device: {
    en: 'Look around by turning the device',
    'zh-hk': '轉動裝置環顧四周',
    'zh-cn': '转动设备环顾四周',
  },
  how_to_look: {
    en: 'Arrow keys look around, + and − zoom.',
    'zh-hk': '用方向鍵環顧四周，用 + 和 − 縮放。',
    'zh-cn': '用方向键环顾四周，用 + 和 − 缩放。',
  },
  how_to_place: {
    en: 'Enter chooses the place in the middle.',
    'zh-hk': '按 Enter 選取正中的位置。',
    'zh-cn': '按 Enter 选择正中的位置。',
  },
  ahead: { en: 'Looking ahead', 'zh-hk': '望向正前方', 'zh-cn': '望向正前方' },
  to_left: { en: 'Looking {count}° to the left', 'zh-hk': '望向左方 {count}°', 'zh-cn': '望向左方 {count}°' },
  to_right: {
    en: 'Looking {count}° to the right',
    'zh-hk': '望向右方 {count}°',
    'zh-cn': '望向右方 {count}°',
  },
  loading: { en: 'Loading the panorama…', 'zh-hk': '正在載入全景圖…', 'zh-cn': '正在加载全景图…' },
  failed: {
    en: 'The panorama could not be loaded.',
    'zh-hk': '未能載入全景圖。',
    'zh-cn': '无法加载全景图。',
    'zh-tw': '無法載入全景圖。',
  },
});
