import { defineMessages } from '#contract/language.ts';

export const settingMessages = defineMessages({
  title: { en: 'Setting', 'zh-hk': '設定', 'zh-cn': '设置' },
  sections: { en: 'Parts of the setting', 'zh-hk': '設定項目', 'zh-cn': '设置项目' },
  storage: { en: 'Storage', 'zh-hk': '儲存空間', 'zh-cn': '存储空间' },
  storage_text: {
    en: 'Pictures, documents, videos and packages that teachers uploaded, and what was made of them. What nobody uses is deleted after 30 days.',
    'zh-hk': '老師上載的圖片、文件、影片和網頁套件，以及轉換後的檔案。沒有使用的檔案會在 30 天後刪除。',
    'zh-cn': '老师上传的图片、文档、视频和网页包，以及转换后的文件。没有使用的文件会在 30 天后删除。',
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
  words: { en: 'Words to check', 'zh-hk': '需檢查的字詞', 'zh-cn': '需检查的字词' },
  words_text: {
    en: 'A card on a card wall with one of these words waits until a teacher approves it, beside the words of the app and of each wall. One word or phrase per line.',
    'zh-hk':
      '留言牆的卡片如含有這些字詞，須待老師批准才會顯示；系統內置和各留言牆自訂的字詞亦會檢查。每行一個字詞。',
    'zh-cn':
      '留言墙的卡片如含有这些字词，须待老师批准才会显示；系统内置和各留言墙自定义的字词也会检查。每行一个字词。',
    'zh-tw':
      '留言牆的卡片如含有這些字詞，須待老師批准才會顯示；系統內建和各留言牆自訂的字詞也會檢查。每行一個字詞。',
  },
  words_list: { en: 'Words of the school', 'zh-hk': '學校的字詞', 'zh-cn': '学校的字词' },
  words_too_many: {
    en: 'At most {max} words: take out {over}.',
    'zh-hk': '最多 {max} 個字詞，請刪去 {over} 個。',
    'zh-cn': '最多 {max} 个字词，请删去 {over} 个。',
  },
  word_too_long: {
    en: '“{word}” has more than {max} characters.',
    'zh-hk': '「{word}」超過 {max} 個字元。',
    'zh-cn': '“{word}”超过 {max} 个字符。',
  },
  edit: { en: 'Edit', 'zh-hk': '修改', 'zh-cn': '修改' },
  saved: { en: 'Edit Succeed', 'zh-hk': '修改成功', 'zh-cn': '修改成功' },
});
