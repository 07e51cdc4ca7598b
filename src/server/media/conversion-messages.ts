import { defineMessages } from '#contract/language.ts';

/** Reasons why a file could not be converted, with advice. A failed job stores the key. */
export const conversionMessages = defineMessages({
  failed: {
    en: 'The file could not be converted. Please try again; if it fails again, save it in another format first.',
    'zh-hk': '未能轉換檔案。請再試一次；如仍然失敗，請先另存為其他格式。',
    'zh-cn': '无法转换文件。请再试一次；如仍然失败，请先另存为其他格式。',
    'zh-tw': '無法轉換檔案。請再試一次；如仍然失敗，請先另存為其他格式。',
  },
  took_too_long: {
    en: {
      one: 'Converting took longer than {count} minute and was stopped. Please split the file into smaller parts.',
      other:
        'Converting took longer than {count} minutes and was stopped. Please split the file into smaller parts.',
    },
    'zh-hk': '轉換時間超過 {count} 分鐘，已停止。請把檔案分成較小的部分。',
    'zh-cn': '转换时间超过 {count} 分钟，已停止。请把文件分成较小的部分。',
  },
  stopped_server: {
    en: 'This file stopped the server several times while it was being converted. Please save it in another format.',
    'zh-hk': '轉換此檔案時伺服器多次中斷。請另存為其他格式。',
    'zh-cn': '转换此文件时服务器多次中断。请另存为其他格式。',
  },
  result_too_large: {
    en: 'What the file is converted to takes more than {size} MB. Please use a smaller file.',
    'zh-hk': '轉換後的檔案超過 {size} MB，請改用較小的檔案。',
    'zh-cn': '转换后的文件超过 {size} MB，请改用较小的文件。',
  },
  storage_full: {
    en: 'There is no room left to store the converted file. Ask an administrator for more room.',
    'zh-hk': '儲存空間不足，未能儲存轉換後的檔案。請管理員增加空間。',
    'zh-cn': '存储空间不足，无法存储转换后的文件。请管理员增加空间。',
    'zh-tw': '儲存空間不足，無法儲存轉換後的檔案。請管理員增加空間。',
  },
  program_missing: {
    en: 'This server cannot convert such files. Please use another format, or ask your technician to install {program}.',
    'zh-hk': '此伺服器未能轉換這類檔案。請改用其他格式，或請技術人員安裝 {program}。',
    'zh-cn': '此服务器无法转换这类文件。请改用其他格式，或请技术人员安装 {program}。',
    'zh-tw': '此伺服器無法轉換這類檔案。請改用其他格式，或請技術人員安裝 {program}。',
  },
  picture_damaged: {
    en: 'The picture is damaged. Please open it, save it again and upload that.',
    'zh-hk': '圖片已損壞。請開啟後重新儲存，再上載。',
    'zh-cn': '图片已损坏。请打开后重新保存，再上传。',
    'zh-tw': '圖片已損壞。請開啟後重新儲存，再上傳。',
  },
  panorama_too_narrow: {
    en: 'This is no panorama: it must be about twice as wide as high, or wider. Please use it as a picture instead.',
    'zh-hk': '這不是全景圖：闊度須約為高度的兩倍或以上。請把它當作普通圖片使用。',
    'zh-cn': '这不是全景图：宽度须约为高度的两倍或以上。请把它当作普通图片使用。',
    'zh-tw': '這不是全景圖：寬度須約為高度的兩倍或以上。請把它當作一般圖片使用。',
  },
  panorama_too_complex: {
    en: 'The panorama is too large to be converted here. Please save it as JPEG, 12,000 pixels wide or less, and upload that.',
    'zh-hk': '全景圖太大，未能在此轉換。請另存為 JPEG（寬 12,000 像素或以下），再上載。',
    'zh-cn': '全景图太大，无法在此转换。请另存为 JPEG（宽 12,000 像素或以下），再上传。',
    'zh-tw': '全景圖太大，無法在此轉換。請另存為 JPEG（寬 12,000 像素或以下），再上傳。',
  },
  document_damaged: {
    en: 'The document is damaged or cannot be read. Please open it, save it again as PDF and upload that.',
    'zh-hk': '文件已損壞或無法讀取。請開啟後另存為 PDF，再上載。',
    'zh-cn': '文档已损坏或无法读取。请打开后另存为 PDF，再上传。',
    'zh-tw': '文件已損壞或無法讀取。請開啟後另存為 PDF，再上傳。',
  },
  document_encrypted: {
    en: 'The document is protected by a password. Please save it without one and upload that.',
    'zh-hk': '文件受密碼保護。請另存為沒有密碼的文件，再上載。',
    'zh-cn': '文档受密码保护。请另存为没有密码的文档，再上传。',
    'zh-tw': '文件受密碼保護。請另存為沒有密碼的文件，再上傳。',
  },
  document_empty: {
    en: 'The document has no pages. Please check it and upload it again.',
    'zh-hk': '文件沒有任何頁面。請檢查後再上載。',
    'zh-cn': '文档没有任何页面。请检查后再上传。',
    'zh-tw': '文件沒有任何頁面。請檢查後再上傳。',
  },
  document_too_complex: {
    en: 'The document is too large to be converted here. Please save it as PDF, or split it, and upload that.',
    'zh-hk': '文件太大，未能在此轉換。請另存為 PDF 或分成較小的部分，再上載。',
    'zh-cn': '文档太大，无法在此转换。请另存为 PDF 或分成较小的部分，再上传。',
    'zh-tw': '文件太大，無法在此轉換。請另存為 PDF 或分成較小的部分，再上傳。',
  },
  document_picture_too_large: {
    en: 'Page {page} holds a picture that is too large to be converted here. Please make the picture smaller (300 dots per inch are enough) and upload the document again.',
    'zh-hk': '第 {page} 頁的圖片太大，未能在此轉換。請縮小圖片（300 dpi 已足夠），再上載文件。',
    'zh-cn': '第 {page} 页的图片太大，无法在此转换。请缩小图片（300 dpi 已足够），再上传文档。',
    'zh-tw': '第 {page} 頁的圖片太大，無法在此轉換。請縮小圖片（300 dpi 已足夠），再上傳文件。',
  },
  document_too_long: {
    en: 'The document has more than {count} pages. Please split it into smaller parts.',
    'zh-hk': '文件超過 {count} 頁。請分成較小的部分。',
    'zh-cn': '文档超过 {count} 页。请分成较小的部分。',
  },
  video_damaged: {
    en: 'The video is damaged or of an unknown format. Please save it as MP4 and upload that.',
    'zh-hk': '影片已損壞或格式不明。請另存為 MP4，再上載。',
    'zh-cn': '视频已损坏或格式不明。请另存为 MP4，再上传。',
    'zh-tw': '影片已損壞或格式不明。請另存為 MP4，再上傳。',
  },
  video_cut_off: {
    en: 'The video is cut off before its end. Please upload the whole file again; if it is whole, save it as MP4 first.',
    'zh-hk': '影片檔案不完整，後段缺失。請重新上載完整的檔案；如檔案完整，請先另存為 MP4。',
    'zh-cn': '视频文件不完整，后段缺失。请重新上传完整的文件；如文件完整，请先另存为 MP4。',
    'zh-tw': '影片檔案不完整，後段缺失。請重新上傳完整的檔案；如檔案完整，請先另存為 MP4。',
  },
  video_unreadable_parts: {
    en: 'Parts of the video cannot be read, as after a download that was broken off. Please get the file again, play it to its end, and upload that.',
    'zh-hk': '影片有部分內容無法讀取，檔案可能未完整下載。請重新取得檔案，播放至完結確認無誤後再上載。',
    'zh-cn': '视频有部分内容无法读取，文件可能没有下载完整。请重新获取文件，播放到结尾确认无误后再上传。',
    'zh-tw': '影片有部分內容無法讀取，檔案可能沒有下載完整。請重新取得檔案，播放到結尾確認無誤後再上傳。',
  },
  video_without_picture: {
    en: 'The file holds sound but no picture. Please upload a video.',
    'zh-hk': '檔案只有聲音，沒有影像。請上載影片。',
    'zh-cn': '文件只有声音，没有画面。请上传视频。',
    'zh-tw': '檔案只有聲音，沒有影像。請上傳影片。',
  },
  video_too_long: {
    en: 'The video is longer than {count} hours. Please cut it into shorter parts.',
    'zh-hk': '影片長於 {count} 小時。請剪成較短的片段。',
    'zh-cn': '视频长于 {count} 小时。请剪成较短的片段。',
    'zh-tw': '影片超過 {count} 小時。請剪成較短的片段。',
  },
  package_damaged: {
    en: 'The package is damaged or not a zip file. Please make the zip again and upload that.',
    'zh-hk': '套件已損壞或不是 zip 檔案。請重新壓縮後再上載。',
    'zh-cn': '文件包已损坏或不是 zip 文件。请重新压缩后再上传。',
    'zh-tw': '套件已損壞或不是 zip 檔案。請重新壓縮後再上傳。',
  },
  package_encrypted: {
    en: 'The package is protected by a password. Please make the zip without one.',
    'zh-hk': '套件受密碼保護。請重新壓縮，不要設定密碼。',
    'zh-cn': '文件包受密码保护。请重新压缩，不要设置密码。',
  },
  package_too_many_files: {
    en: 'The package holds more than {count} files. Please leave out what is not needed.',
    'zh-hk': '套件內超過 {count} 個檔案。請刪去不需要的檔案。',
    'zh-cn': '文件包内超过 {count} 个文件。请删去不需要的文件。',
  },
  package_too_large: {
    en: 'Unpacked, the package takes more than {size} MB. Please make it smaller.',
    'zh-hk': '套件解壓後超過 {size} MB。請縮小後再上載。',
    'zh-cn': '文件包解压后超过 {size} MB。请缩小后再上传。',
    'zh-tw': '套件解壓縮後超過 {size} MB。請縮小後再上傳。',
  },
  package_bomb: {
    en: 'The package unpacks to far more than its own size, so it was refused. Please leave out what is not needed.',
    'zh-hk': '套件解壓後遠大於本身的大小，因此不予接受。請刪去不需要的檔案。',
    'zh-cn': '文件包解压后远大于本身的大小，因此不予接受。请删去不需要的文件。',
    'zh-tw': '套件解壓縮後遠大於本身的大小，因此不予接受。請刪去不需要的檔案。',
  },
  package_path_refused: {
    en: 'The package holds a file whose name cannot be used: {path}. Please rename it and make the zip again.',
    'zh-hk': '套件內有檔案名稱不能使用：{path}。請改名後重新壓縮。',
    'zh-cn': '文件包内有文件名不能使用：{path}。请改名后重新压缩。',
  },
  package_same_name: {
    en: 'The package holds two files whose names cannot be told apart: {path}. Please rename one of them.',
    'zh-hk': '套件內有兩個檔案名稱無法區分：{path}。請更改其中一個。',
    'zh-cn': '文件包内有两个文件名无法区分：{path}。请更改其中一个。',
  },
  package_without_index: {
    en: 'The package has no page to begin with. Please name the page that opens it index.html, put it at the top of the zip and upload that.',
    'zh-hk': '套件內沒有起始頁。請把起始頁命名為 index.html，放在最上層，再上載。',
    'zh-cn': '文件包内没有起始页。请把起始页命名为 index.html，放在最上层，再上传。',
    'zh-tw': '套件內沒有起始頁。請把起始頁命名為 index.html，放在最上層，再上傳。',
  },
});

export type ConversionMessage = keyof typeof conversionMessages;

const temporaryReasons: ReadonlySet<string> = new Set<ConversionMessage>([
  'failed',
  'took_too_long',
  'stopped_server',
  'storage_full',
  'program_missing',
]);

/** Whether the reason is the file itself, so that trying again is useless. */
export function isCausedByFile(key: string): boolean {
  return !temporaryReasons.has(key);
}
