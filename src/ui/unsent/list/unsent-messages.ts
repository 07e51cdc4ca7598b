import { defineMessages } from '#contract/language.ts';

export const unsentMessages = defineMessages({
  title: { en: 'Not sent yet', 'zh-hk': '尚未送出', 'zh-cn': '尚未发送' },
  text: {
    en: 'This is kept on this device until it has arrived. Most of it is sent by itself.',
    'zh-hk': '以下內容在送達之前都會保留在此裝置上，大部分會自動送出。',
    'zh-cn': '以下内容在送达之前都会保留在此设备上，大部分会自动发送。',
  },
  empty: { en: 'Everything has been sent.', 'zh-hk': '全部已經送出。', 'zh-cn': '已全部发送。' },
  only_in_tab: {
    en: 'Only in this tab: do not close it.',
    'zh-hk': '只存在此分頁中，請勿關閉。',
    'zh-cn': '只保存在此标签页中，请勿关闭。',
  },
  answer: { en: 'Answer', 'zh-hk': '答案', 'zh-cn': '答案' },
  entry: { en: 'Contribution', 'zh-hk': '作品', 'zh-cn': '作品' },
  file: { en: 'File', 'zh-hk': '檔案', 'zh-cn': '文件', 'zh-tw': '檔案' },
  submit: { en: 'Submitting', 'zh-hk': '提交', 'zh-cn': '提交' },
  mark: { en: 'Mark', 'zh-hk': '評分', 'zh-cn': '评分' },
  paper_mark: { en: 'Mark on paper', 'zh-hk': '紙本分數', 'zh-cn': '纸质作业分数' },
  taught_entry: { en: 'Change on a wall', 'zh-hk': '牆上的更改', 'zh-cn': '墙上的更改' },
  draft: { en: 'Draft', 'zh-hk': '草稿', 'zh-cn': '草稿' },
  typed: { en: 'Typed text', 'zh-hk': '已輸入的文字', 'zh-cn': '已输入的文字' },
  waiting: { en: 'Being sent…', 'zh-hk': '正在送出…', 'zh-cn': '正在发送…' },
  no_reply: {
    en: 'No connection. It is sent by itself once there is one.',
    'zh-hk': '沒有連線，恢復後會自動送出。',
    'zh-cn': '没有连接，恢复后会自动发送。',
  },
  server_away: {
    en: 'The server is busy. It is sent by itself.',
    'zh-hk': '伺服器忙碌，稍後會自動送出。',
    'zh-cn': '服务器繁忙，稍后会自动发送。',
  },
  signed_out: {
    en: 'Sent once you have signed in again.',
    'zh-hk': '重新登入後便會送出。',
    'zh-cn': '重新登录后就会发送。',
  },
  too_large: {
    en: 'Too large to be sent.',
    'zh-hk': '太大，未能送出。',
    'zh-cn': '太大，无法发送。',
    'zh-tw': '太大，無法送出。',
  },
  invalid: {
    en: 'The server cannot read it. Save it as a file, so that nothing is lost.',
    'zh-hk': '伺服器無法讀取。請另存為檔案，以免遺失。',
    'zh-cn': '服务器无法读取。请另存为文件，以免丢失。',
    'zh-tw': '伺服器無法讀取。請另存為檔案，以免遺失。',
  },
  conflict: {
    en: 'Somebody else was faster. Open it to choose.',
    'zh-hk': '已有其他人先作更改，請開啟並選擇。',
    'zh-cn': '已有其他人先作更改，请打开并选择。',
  },
  late: {
    en: 'It came too late. It is sent if the work is given back.',
    'zh-hk': '已過時限；若作答重新開放，便會送出。',
    'zh-cn': '已过时限；如果作答重新开放，就会发送。',
  },
  refused: {
    en: 'The server does not take it now.',
    'zh-hk': '伺服器暫不接受。',
    'zh-cn': '服务器暂不接受。',
  },
  not_saved: {
    en: 'Typed, but not saved. It comes back when you open its form.',
    'zh-hk': '已輸入但未儲存，再次開啟該表格時會重現。',
    'zh-cn': '已输入但未保存，再次打开该表单时会重现。',
  },
  send: { en: 'Send now', 'zh-hk': '立即送出', 'zh-cn': '立即发送' },
  send_all: { en: 'Send all now', 'zh-hk': '全部立即送出', 'zh-cn': '全部立即发送' },
  save_file: { en: 'Save as a file', 'zh-hk': '另存為檔案', 'zh-cn': '另存为文件', 'zh-tw': '另存為檔案' },
  discard: { en: 'Discard', 'zh-hk': '捨棄', 'zh-cn': '丢弃' },
  discard_title: {
    en: 'Discard “{title}”?',
    'zh-hk': '要捨棄「{title}」嗎？',
    'zh-cn': '要丢弃“{title}”吗？',
  },
  discard_text: {
    en: 'It is nowhere else, and cannot be brought back.',
    'zh-hk': '其他地方沒有備份，捨棄後不能復原。',
    'zh-cn': '其他地方没有备份，丢弃后无法恢复。',
  },
  keep: { en: 'Keep', 'zh-hk': '保留', 'zh-cn': '保留' },
});
