import { defineMessages } from '#contract/language.ts';

/** Texts about saving an activity as a file and taking one in. */
export const fileMessages = defineMessages({
  save_as_file: { en: 'Save as a file', 'zh-hk': '另存為檔案', 'zh-cn': '另存为文件' },
  take_in: { en: 'Import a file', 'zh-hk': '匯入檔案', 'zh-cn': '导入文件' },
  save_title: {
    en: 'Save “{name}” as a file',
    'zh-hk': '把「{name}」另存為檔案',
    'zh-cn': '把“{name}”另存为文件',
  },
  save_text: {
    en: 'One file with the activity and all its media. You can keep it, and import it here or in another school.',
    'zh-hk': '一個檔案包含整個活動及所有媒體，可自行保存，並可在本校或其他學校匯入。',
    'zh-cn': '一个文件包含整个活动及所有媒体，可自行保存，并可在本校或其他学校导入。',
  },
  saving: {
    en: 'Saving… {size} so far',
    'zh-hk': '正在儲存…已收到 {size}',
    'zh-cn': '正在保存…已收到 {size}',
  },
  saved: {
    en: '{file} is in your downloads',
    'zh-hk': '{file} 已儲存至你的下載項目',
    'zh-cn': '{file} 已保存到你的下载项目',
  },
  save_failed: {
    en: 'The file could not be saved. Check the connection, then try again.',
    'zh-hk': '未能儲存檔案。請檢查網絡連線後再試。',
    'zh-cn': '无法保存文件。请检查网络连接后再试。',
    'zh-tw': '無法儲存檔案。請檢查網路連線後再試。',
  },
  take_in_title: {
    en: 'Import “{file}”',
    'zh-hk': '匯入「{file}」',
    'zh-cn': '导入“{file}”',
  },
  uploading: {
    en: 'The file is being uploaded…',
    'zh-hk': '正在上載檔案…',
    'zh-cn': '正在上传文件…',
    'zh-tw': '正在上傳檔案…',
  },
  waiting: {
    en: 'The file waits for its turn…',
    'zh-hk': '正在輪候處理檔案，請稍候…',
    'zh-cn': '正在排队处理文件，请稍候…',
    'zh-tw': '檔案正在排隊等候處理，請稍候…',
  },
  checking: {
    en: 'The activity and its media are being checked… You may leave this page: it goes on, and the activity will be in your list.',
    'zh-hk': '正在檢查活動及其媒體…你可離開此頁，處理會繼續，完成後活動會在列表中。',
    'zh-cn': '正在检查活动及其媒体…你可以离开此页，处理会继续，完成后活动会在列表中。',
  },
  taken_in: {
    en: '“{name}” is now one of your drafts',
    'zh-hk': '「{name}」已成為你的草稿',
    'zh-cn': '“{name}”已成为你的草稿',
  },
  left_out: {
    en: 'Some things could not be imported:',
    'zh-hk': '部分內容未能匯入：',
    'zh-cn': '部分内容无法导入：',
    'zh-tw': '部分內容無法匯入：',
  },
  not_taken_in: {
    en: 'The file was not imported',
    'zh-hk': '檔案未有匯入',
    'zh-cn': '文件没有导入',
    'zh-tw': '檔案沒有匯入',
  },
  open_draft: { en: 'Open the draft', 'zh-hk': '開啟草稿', 'zh-cn': '打开草稿' },
  try_again: { en: 'Try again', 'zh-hk': '再試一次', 'zh-cn': '再试一次' },
});
