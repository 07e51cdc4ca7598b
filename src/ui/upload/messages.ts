import { defineMessages } from '#contract/language.ts';

export const uploadMessages = defineMessages({
  queued: { en: 'Waiting', 'zh-hk': '等候上載', 'zh-cn': '等待上传', 'zh-tw': '等候上傳' },
  ended_of: {
    en: '{ended} of {total} done',
    'zh-hk': '已完成 {ended} 個，共 {total} 個',
    'zh-cn': '已完成 {ended} 个，共 {total} 个',
  },
  waiting: {
    en: 'No connection. It goes on by itself.',
    'zh-hk': '連線中斷，恢復後會自動繼續。',
    'zh-cn': '连接中断，恢复后会自动继续。',
  },
  checking: { en: 'Checking the file…', 'zh-hk': '正在檢查檔案…', 'zh-cn': '正在检查文件…' },
  failed: {
    en: 'The server could not be reached. What has been sent is kept.',
    'zh-hk': '未能連接伺服器，已上載的部分會保留。',
    'zh-cn': '无法连接服务器，已上传的部分会保留。',
    'zh-tw': '無法連線至伺服器，已上傳的部分會保留。',
  },
  cancelled: {
    en: 'The upload was cancelled.',
    'zh-hk': '已取消上載。',
    'zh-cn': '已取消上传。',
    'zh-tw': '已取消上傳。',
  },
  cancel_upload: {
    en: 'Cancel the upload of {name}',
    'zh-hk': '取消上載 {name}',
    'zh-cn': '取消上传 {name}',
    'zh-tw': '取消上傳 {name}',
  },
  retry_upload: {
    en: 'Go on with the upload of {name}',
    'zh-hk': '繼續上載 {name}',
    'zh-cn': '继续上传 {name}',
    'zh-tw': '繼續上傳 {name}',
  },
  go_on: { en: 'Go on', 'zh-hk': '繼續', 'zh-cn': '继续' },
  drop_here: {
    en: 'Drag files here',
    'zh-hk': '把檔案拖放到這裏',
    'zh-cn': '把文件拖放到这里',
    'zh-tw': '把檔案拖放到這裡',
  },
  drop_one: {
    en: 'Drag a file here',
    'zh-hk': '把檔案拖放到這裏',
    'zh-cn': '把文件拖放到这里',
    'zh-tw': '把檔案拖放到這裡',
  },
  drop_or_paste: {
    en: 'Drag files here, or paste a picture',
    'zh-hk': '把檔案拖放到這裏，或貼上圖片',
    'zh-cn': '把文件拖放到这里，或粘贴图片',
    'zh-tw': '把檔案拖放到這裡，或貼上圖片',
  },
  choose_files: { en: 'Choose files', 'zh-hk': '選擇檔案', 'zh-cn': '选择文件' },
  choose_file: { en: 'Choose a file', 'zh-hk': '選擇檔案', 'zh-cn': '选择文件' },
  take_photo: { en: 'Take a photo', 'zh-hk': '拍照', 'zh-cn': '拍照' },
  size_limit_one: { en: 'up to {size} MB', 'zh-hk': '上限 {size} MB', 'zh-cn': '上限 {size} MB' },
  size_limit: { en: 'up to {size} MB each', 'zh-hk': '每個上限 {size} MB', 'zh-cn': '每个上限 {size} MB' },
  cannot_take: {
    en: 'This server cannot convert {extensions}.',
    'zh-hk': '此伺服器未能轉換 {extensions}。',
    'zh-cn': '此服务器无法转换 {extensions}。',
  },
  interrupted: {
    en: 'The upload of “{name}” was interrupted. Choose the file again and it goes on where it stopped.',
    'zh-hk': '「{name}」的上載曾經中斷。再次選擇該檔案，便會從中斷處繼續。',
    'zh-cn': '“{name}”的上传曾经中断。再次选择该文件，就会从中断处继续。',
    'zh-tw': '「{name}」的上傳曾經中斷。再次選擇該檔案，便會從中斷處繼續。',
  },
  forget: { en: 'Never mind', 'zh-hk': '不用繼續', 'zh-cn': '不用继续' },
  converting: { en: 'Converting… {percent}%', 'zh-hk': '轉換中… {percent}%', 'zh-cn': '转换中… {percent}%' },
  conversion_queued: { en: 'Waiting to be converted…', 'zh-hk': '等候轉換…', 'zh-cn': '等待转换…' },
  conversion_cancelled: {
    en: 'The conversion was cancelled.',
    'zh-hk': '已取消轉換。',
    'zh-cn': '已取消转换。',
  },
  convert_again: { en: 'Convert again', 'zh-hk': '重新轉換', 'zh-cn': '重新转换' },
});
