import { defineMessages } from '#contract/language.ts';

/** Texts of the captions: what is wrong with a file, and typing them. */
export const captionsMessages = defineMessages({
  no_header: {
    en: 'Line {line}: a file of captions begins with the word WEBVTT. Save it as WebVTT (.vtt).',
    'zh-hk': '第 {line} 行：字幕檔須以 WEBVTT 開首，請另存為 WebVTT（.vtt）。',
    'zh-cn': '第 {line} 行：字幕文件须以 WEBVTT 开头，请另存为 WebVTT（.vtt）。',
    'zh-tw': '第 {line} 行：字幕檔須以 WEBVTT 開頭，請另存為 WebVTT（.vtt）。',
  },
  no_cues: {
    en: 'Line {line}: the file ends without a caption.',
    'zh-hk': '第 {line} 行：檔案完結，沒有任何字幕。',
    'zh-cn': '第 {line} 行：文件结束，没有任何字幕。',
    'zh-tw': '第 {line} 行：檔案結束，沒有任何字幕。',
  },
  wrong_time: {
    en: 'Line {line}: write the times as 00:01.500 --> 00:03.000, with a point.',
    'zh-hk': '第 {line} 行：時間須寫成 00:01.500 --> 00:03.000，用小數點。',
    'zh-cn': '第 {line} 行：时间须写成 00:01.500 --> 00:03.000，用小数点。',
  },
  end_before_begin: {
    en: 'Line {line}: the caption ends before it begins. Change one of its times.',
    'zh-hk': '第 {line} 行：字幕的結束時間早於開始時間，請更改其中一個。',
    'zh-cn': '第 {line} 行：字幕的结束时间早于开始时间，请更改其中一个。',
  },
  out_of_order: {
    en: 'Line {line}: the caption begins before the one above it. Put them in order.',
    'zh-hk': '第 {line} 行：字幕比上一句更早開始，請按時間排列。',
    'zh-cn': '第 {line} 行：字幕比上一句更早开始，请按时间排列。',
  },
  not_text: {
    en: 'The file is not text in UTF-8. Save it as UTF-8.',
    'zh-hk': '檔案不是 UTF-8 文字，請另存為 UTF-8。',
    'zh-cn': '文件不是 UTF-8 文字，请另存为 UTF-8。',
  },
  not_read: {
    en: 'The captions could not be loaded. Try again.',
    'zh-hk': '未能載入字幕，請再試。',
    'zh-cn': '无法加载字幕，请重试。',
    'zh-tw': '無法載入字幕，請再試。',
  },
  type_captions: { en: 'Type captions', 'zh-hk': '輸入字幕', 'zh-cn': '输入字幕' },
  change_captions: { en: 'Change captions', 'zh-hk': '修改字幕', 'zh-cn': '修改字幕' },
  typing_hint: {
    en: 'Play the video, type a line, press Enter: it begins where the video is then.',
    'zh-hk': '播放影片，輸入一句後按 Enter，字幕便由影片當時的位置開始。',
    'zh-cn': '播放视频，输入一句后按 Enter，字幕便从视频当时的位置开始。',
  },
  new_line: { en: 'New line', 'zh-hk': '新一句', 'zh-cn': '新一句' },
  add_line: { en: 'Add at {time}', 'zh-hk': '加到 {time}', 'zh-cn': '加到 {time}' },
  from: {
    en: 'Line {number} begins at second',
    'zh-hk': '第 {number} 句由第幾秒開始',
    'zh-cn': '第 {number} 句从第几秒开始',
  },
  text: { en: 'Line {number}', 'zh-hk': '第 {number} 句', 'zh-cn': '第 {number} 句' },
  take_time: {
    en: 'Line {number} begins now',
    'zh-hk': '第 {number} 句由現在開始',
    'zh-cn': '第 {number} 句从现在开始',
  },
  remove_line: { en: 'Remove line {number}', 'zh-hk': '刪除第 {number} 句', 'zh-cn': '删除第 {number} 句' },
  line_removed: {
    en: 'The line “{text}” was removed.',
    'zh-hk': '已刪除字幕「{text}」。',
    'zh-cn': '已删除字幕“{text}”。',
  },
  saving_replaces: {
    en: 'The video has the captions “{name}” now. “Save captions” puts these lines in their place.',
    'zh-hk': '影片現時使用字幕「{name}」。按「儲存字幕」後會改用以下各句。',
    'zh-cn': '视频现在使用字幕“{name}”。点击“保存字幕”后会改用以下各句。',
    'zh-tw': '影片目前使用字幕「{name}」。按「儲存字幕」後會改用以下各句。',
  },
  typing_discarded: {
    en: 'The lines that you typed were discarded.',
    'zh-hk': '已放棄剛才輸入的字幕。',
    'zh-cn': '已放弃刚才输入的字幕。',
  },
  save: { en: 'Save captions', 'zh-hk': '儲存字幕', 'zh-cn': '保存字幕' },
  cancel: { en: 'Cancel', 'zh-hk': '取消', 'zh-cn': '取消' },
});
