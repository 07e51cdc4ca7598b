import { defineMessages } from '#contract/language.ts';

/** Texts of the fields of a stop. */
export const panelMessages = defineMessages({
  stop: { en: 'The stop', 'zh-hk': '站點資料', 'zh-cn': '站点信息' },
  name: { en: 'Name of the stop', 'zh-hk': '站點名稱', 'zh-cn': '站点名称' },
  note: {
    en: 'Note for students (optional)',
    'zh-hk': '給學生的話（可留空）',
    'zh-cn': '给学生的话（可不填）',
  },
  note_hint: {
    en: 'e.g. Look for the year above the door',
    'zh-hk': '例如：找找門上的年份',
    'zh-cn': '例如：找找门上的年份',
  },
  spots: { en: 'Information', 'zh-hk': '資訊點', 'zh-cn': '信息点' },
  spots_none: {
    en: 'Information points tell students what they see.',
    'zh-hk': '資訊點向學生介紹所見事物。',
    'zh-cn': '信息点向学生介绍所见事物。',
  },
  add_spot: { en: 'Add information', 'zh-hk': '加入資訊點', 'zh-cn': '添加信息点' },
  on_scene: { en: 'on the scene', 'zh-hk': '在場景上', 'zh-cn': '在场景上' },
  in_list: { en: 'only in the list', 'zh-hk': '只在清單', 'zh-cn': '只在清单' },
  spot_title: { en: 'Title', 'zh-hk': '標題', 'zh-cn': '标题' },
  spot_text: { en: 'Text (optional)', 'zh-hk': '文字（可留空）', 'zh-cn': '文字（可不填）' },
  spot_picture_alt: { en: 'What the picture shows', 'zh-hk': '圖片內容', 'zh-cn': '图片内容' },
  spot_picture: { en: 'Picture (optional)', 'zh-hk': '圖片（可留空）', 'zh-cn': '图片（可不填）' },
  spot_link: { en: 'Web page (optional)', 'zh-hk': '網頁（可留空）', 'zh-cn': '网页（可不填）' },
  spot_stop: { en: 'Leads to another stop', 'zh-hk': '前往另一站', 'zh-cn': '前往另一站' },
  spot_stop_none: { en: 'No stop', 'zh-hk': '不前往', 'zh-cn': '不前往' },
  remove_spot: { en: 'Remove this information', 'zh-hk': '移除此資訊點', 'zh-cn': '移除此信息点' },
  check_in: { en: 'Check-in', 'zh-hk': '簽到', 'zh-cn': '签到', 'zh-tw': '報到' },
  by_position: { en: 'By position', 'zh-hk': '以位置簽到', 'zh-cn': '用位置签到', 'zh-tw': '以位置報到' },
  by_position_hint: {
    en: 'The device has to be near the stop.',
    'zh-hk': '裝置須在站點附近。',
    'zh-cn': '设备须在站点附近。',
    'zh-tw': '裝置必須在站點附近。',
  },
  radius: {
    en: 'At most this many metres away',
    'zh-hk': '最遠距離（米）',
    'zh-cn': '最远距离（米）',
    'zh-tw': '最遠距離（公尺）',
  },
  by_code: { en: 'By code', 'zh-hk': '以代碼簽到', 'zh-cn': '用代码签到', 'zh-tw': '以代碼報到' },
  by_code_hint: {
    en: 'Print the code and put it up at the stop. “Arrangement” has all codes on a sheet.',
    'zh-hk': '列印代碼並張貼於站點。「考察安排」可列印全部代碼。',
    'zh-cn': '打印代码并张贴在站点。“考察安排”可以打印全部代码。',
  },
  code: { en: 'Code: {code}', 'zh-hk': '代碼：{code}', 'zh-cn': '代码：{code}' },
  word_hint: {
    en: 'Where neither works, students may say that they are there; reports mark that.',
    'zh-hk': '兩者均不可用時，學生可自報到達，報告會標明。',
    'zh-cn': '两者都不可用时，学生可以自报到达，报告会标明。',
  },
});
