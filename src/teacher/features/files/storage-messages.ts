import { defineMessages } from '#contract/language.ts';

export const storageMessages = defineMessages({
  storage: { en: 'Storage', 'zh-hk': '儲存空間', 'zh-cn': '存储空间' },
  storage_text: {
    en: 'Pictures, documents, videos and packages that teachers uploaded, and what was made of them. What nobody uses is deleted after 30 days.',
    'zh-hk': '老師上載的圖片、文件、影片和 HTML 套件，以及轉換後的檔案。沒有使用的檔案會在 30 天後刪除。',
    'zh-cn': '老师上传的图片、文档、视频和 HTML 文件包，以及转换后的文件。没有使用的文件会在 30 天后删除。',
    'zh-tw': '老師上傳的圖片、文件、影片和網頁套件，以及轉換後的檔案。沒有使用的檔案會在 30 天後刪除。',
  },
  used: { en: '{used} used', 'zh-hk': '已使用 {used}', 'zh-cn': '已使用 {used}' },
  used_of: {
    en: '{used} of {quota} used',
    'zh-hk': '已使用 {used}，共 {quota}',
    'zh-cn': '已使用 {used}，共 {quota}',
  },
  limit: { en: 'Limit the storage', 'zh-hk': '限制儲存空間', 'zh-cn': '限制存储空间' },
  quota: { en: 'Limit in GB', 'zh-hk': '上限（GB）', 'zh-cn': '上限（GB）' },
  quota_wrong: {
    en: 'Enter a number from 0.1 to 100,000.',
    'zh-hk': '請輸入 0.1 至 100,000 的數字。',
    'zh-cn': '请输入 0.1 到 100,000 的数字。',
  },
  full: {
    en: 'The storage is full: nobody can upload any more.',
    'zh-hk': '儲存空間已滿，暫時無法上載。',
    'zh-cn': '存储空间已满，暂时无法上传。',
    'zh-tw': '儲存空間已滿，暫時無法上傳。',
  },
});
