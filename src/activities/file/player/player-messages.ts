import { defineMessages } from '#contract/language.ts';

export const playerMessages = defineMessages({
  files: { en: 'Files', 'zh-hk': '檔案', 'zh-cn': '文件' },
  all_files: { en: 'All files', 'zh-hk': '所有檔案', 'zh-cn': '所有文件' },
  document: { en: 'Document', 'zh-hk': '文件', 'zh-cn': '文档' },
  picture: { en: 'Picture', 'zh-hk': '圖片', 'zh-cn': '图片' },
  video: { en: 'Video', 'zh-hk': '影片', 'zh-cn': '视频' },
  opened: { en: 'opened', 'zh-hk': '已開啟', 'zh-cn': '已打开' },
  download: { en: 'Download', 'zh-hk': '下載', 'zh-cn': '下载' },
  download_name: { en: 'Download {name}', 'zh-hk': '下載 {name}', 'zh-cn': '下载 {name}' },
  only_download: {
    en: 'This file cannot be shown here. Download it to open it on your device.',
    'zh-hk': '此檔案不能在這裏顯示，請下載後在裝置上開啟。',
    'zh-cn': '此文件不能在这里显示，请下载后在设备上打开。',
    'zh-tw': '此檔案不能在這裡顯示，請下載後在裝置上開啟。',
  },
  done: { en: 'I have finished', 'zh-hk': '我看完了', 'zh-cn': '我看完了' },
  no_files: { en: 'There are no files yet', 'zh-hk': '還沒有檔案', 'zh-cn': '还没有文件' },
});
