import { defineMessages } from '#contract/language.ts';

/** Texts that many screens of both apps share. */
export const commonMessages = defineMessages({
  app_title: { en: 'E-Learning System', 'zh-hk': '電子學習系統', 'zh-cn': '电子学习系统' },
  confirm: { en: 'Confirm', 'zh-hk': '確定', 'zh-cn': '确定' },
  cancel: { en: 'Cancel', 'zh-hk': '取消', 'zh-cn': '取消' },
  close: { en: 'Close', 'zh-hk': '關閉', 'zh-cn': '关闭' },
  save: { en: 'Save', 'zh-hk': '儲存', 'zh-cn': '保存' },
  delete: { en: 'Delete', 'zh-hk': '刪除', 'zh-cn': '删除' },
  undo: { en: 'Undo', 'zh-hk': '復原', 'zh-cn': '撤销' },
  retry: { en: 'Try again', 'zh-hk': '再試一次', 'zh-cn': '再试一次' },
  back: { en: 'Back', 'zh-hk': '返回', 'zh-cn': '返回' },
  search: { en: 'Search', 'zh-hk': '搜尋', 'zh-cn': '搜索' },
  loading: { en: 'Loading…', 'zh-hk': '載入中…', 'zh-cn': '加载中…', 'zh-tw': '載入中…' },
  load_failed: {
    en: 'This could not be loaded.',
    'zh-hk': '未能載入內容。',
    'zh-cn': '无法加载内容。',
    'zh-tw': '無法載入內容。',
  },
  error: { en: 'Error', 'zh-hk': '發生錯誤', 'zh-cn': '发生错误' },
  network_failed: {
    en: 'The server cannot be reached. Please check the network and try again.',
    'zh-hk': '未能連接伺服器，請檢查網絡後再試。',
    'zh-cn': '无法连接服务器，请检查网络后再试。',
    'zh-tw': '無法連線至伺服器，請檢查網路後再試。',
  },
  timed_out: {
    en: 'The server took too long to answer. Please try again.',
    'zh-hk': '伺服器回應逾時，請再試一次。',
    'zh-cn': '服务器响应超时，请再试一次。',
  },
  uploading: {
    en: 'uploading, please wait',
    'zh-hk': '上載中，請稍候',
    'zh-cn': '上传中，请稍候',
    'zh-tw': '上傳中，請稍候',
  },
  show_password: { en: 'Show password', 'zh-hk': '顯示密碼', 'zh-cn': '显示密码' },
  language: { en: 'Language', 'zh-hk': '語言', 'zh-cn': '语言' },
});
