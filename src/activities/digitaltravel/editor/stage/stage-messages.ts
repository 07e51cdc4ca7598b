import { defineMessages } from '#contract/language.ts';

/** Texts of the scene of a stop. */
export const stageMessages = defineMessages({
  scene: { en: 'What the stop shows', 'zh-hk': '站點展示', 'zh-cn': '站点展示' },
  kind_panorama: { en: 'Panorama', 'zh-hk': '全景圖', 'zh-cn': '全景图' },
  kind_picture: { en: 'Picture', 'zh-hk': '圖片', 'zh-cn': '图片' },
  kind_video: { en: 'Video', 'zh-hk': '影片', 'zh-cn': '视频', 'zh-tw': '影片' },
  kind_place: { en: 'Map', 'zh-hk': '地圖', 'zh-cn': '地图' },
  add_panorama: {
    en: 'A 360° photo, twice as wide as high. Students look all around.',
    'zh-hk': '360° 相片，闊度為高度的兩倍。學生可四處觀看。',
    'zh-cn': '360° 照片，宽度为高度的两倍。学生可以四处观看。',
    'zh-tw': '360° 照片，寬度為高度的兩倍。學生可四處觀看。',
  },
  add_picture: {
    en: 'A photo or a drawing of the place.',
    'zh-hk': '地方的相片或圖畫。',
    'zh-cn': '地方的照片或图画。',
    'zh-tw': '地方的照片或圖畫。',
  },
  add_video: { en: 'A video of the place.', 'zh-hk': '地方的影片。', 'zh-cn': '地方的视频。' },
  file: { en: 'File: {name}', 'zh-hk': '檔案：{name}', 'zh-cn': '文件：{name}' },
  replace: { en: 'Replace the file', 'zh-hk': '更換檔案', 'zh-cn': '更换文件' },
  keep: { en: 'Keep the present file', 'zh-hk': '保留現有檔案', 'zh-cn': '保留现有文件' },
  scene_waits: {
    en: 'It is shown here as soon as it is converted.',
    'zh-hk': '轉換完成後會在這裏顯示。',
    'zh-cn': '转换完成后会显示在这里。',
    'zh-tw': '轉換完成後會在這裡顯示。',
  },
  alt: { en: 'What the picture shows', 'zh-hk': '圖片內容', 'zh-cn': '图片内容' },
  alt_hint: {
    en: 'Read out to students who cannot see it',
    'zh-hk': '供看不見圖片的學生收聽',
    'zh-cn': '读给看不到图片的学生听',
  },
  begin_here: { en: 'Begin here', 'zh-hk': '由此開始', 'zh-cn': '从这里开始', 'zh-tw': '從這裡開始' },
  begin_here_hint: {
    en: 'Students look in this direction first.',
    'zh-hk': '學生會先看到這個方向。',
    'zh-cn': '学生会先看到这个方向。',
  },
  begins_here: {
    en: 'Students now begin with this view.',
    'zh-hk': '學生現會由此畫面開始。',
    'zh-cn': '学生现在会从这个画面开始。',
    'zh-tw': '學生現在會從這個畫面開始。',
  },
  place_hint: {
    en: 'Click where something is to be, then add it. Without a click it comes into the middle. Drag it or use the arrow keys to move it.',
    'zh-hk': '先點選位置再加入；不點選則放在中央。可拖動或用方向鍵移動。',
    'zh-cn': '先点选位置再添加；不点选则放在中央。可以拖动或用方向键移动。',
  },
  video_hint: {
    en: 'What belongs to a video is shown beside it, in the list.',
    'zh-hk': '影片的資訊和題目會列在旁邊。',
    'zh-cn': '视频的信息和题目会列在旁边。',
  },
  mark: { en: 'Chosen place', 'zh-hk': '已選的位置', 'zh-cn': '已选的位置' },
  add_spot: { en: 'Add information here', 'zh-hk': '在此加入資訊', 'zh-cn': '在此添加信息' },
  add_question: { en: 'Add a question here', 'zh-hk': '在此加入題目', 'zh-cn': '在此添加题目' },
  add_spot_list: { en: 'Add information', 'zh-hk': '加入資訊', 'zh-cn': '添加信息' },
  put_here: { en: 'Put “{name}” here', 'zh-hk': '把「{name}」放在此處', 'zh-cn': '把“{name}”放在这里' },
  take_off: {
    en: 'Take “{name}” off the scene',
    'zh-hk': '「{name}」只列在清單',
    'zh-cn': '“{name}”只列在清单',
  },
  question_label: {
    en: 'Question {number}: {text}',
    'zh-hk': '題目 {number}：{text}',
    'zh-cn': '题目 {number}：{text}',
  },
  question_number: { en: 'Question {number}', 'zh-hk': '題目 {number}', 'zh-cn': '题目 {number}' },
  spot_number: { en: 'Information {number}', 'zh-hk': '資訊 {number}', 'zh-cn': '信息 {number}' },
  no_map: {
    en: 'The trip has no map yet.',
    'zh-hk': '考察未有地圖。',
    'zh-cn': '考察还没有地图。',
    'zh-tw': '考察還沒有地圖。',
  },
  choose_map: { en: 'Choose a map', 'zh-hk': '選擇地圖', 'zh-cn': '选择地图' },
});
