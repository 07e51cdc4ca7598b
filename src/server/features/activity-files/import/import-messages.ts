import { defineMessages } from '#contract/language.ts';

/** Why a file of an activity was not taken in, with advice, and what was left out of it. */

export const importFailures = defineMessages({
  failed: {
    en: 'The file could not be imported. Nothing was kept. Please try again.',
    'zh-hk': '未能匯入檔案，沒有留下任何內容。請再試一次。',
    'zh-cn': '无法导入文件，没有留下任何内容。请再试一次。',
    'zh-tw': '無法匯入檔案，沒有留下任何內容。請再試一次。',
  },
  took_too_long: {
    en: 'Importing the file took longer than {count} minutes and was stopped. Please try again at a quieter time.',
    'zh-hk': '匯入檔案超過 {count} 分鐘，已停止。請在較少人使用時再試。',
    'zh-cn': '导入文件超过 {count} 分钟，已停止。请在较少人使用时再试。',
  },
  stopped_server: {
    en: 'This file stopped the server several times. Please save the activity as a file again.',
    'zh-hk': '處理此檔案時伺服器多次中斷。請重新把活動另存為檔案。',
    'zh-cn': '处理此文件时服务器多次中断。请重新把活动另存为文件。',
  },
  file_gone: {
    en: 'The uploaded file is no longer there. Please choose it again.',
    'zh-hk': '已上載的檔案已不存在，請重新選擇檔案。',
    'zh-cn': '已上传的文件已不存在，请重新选择文件。',
    'zh-tw': '已上傳的檔案已不存在，請重新選擇檔案。',
  },
  file_damaged: {
    en: 'The file is damaged. Please save the activity as a file again, and choose that as it was downloaded.',
    'zh-hk': '檔案已損壞。請重新把活動另存為檔案，並直接選擇下載的檔案。',
    'zh-cn': '文件已损坏。请重新把活动另存为文件，并直接选择下载的文件。',
  },
  file_encrypted: {
    en: 'The file is protected by a password. Please choose the zip as it was downloaded.',
    'zh-hk': '檔案受密碼保護。請直接選擇下載的 zip 檔。',
    'zh-cn': '文件受密码保护。请直接选择下载的 zip 文件。',
  },
  file_too_much: {
    en: 'The file holds far more than an activity does, so it was refused. Please choose the zip as it was downloaded.',
    'zh-hk': '檔案內容遠多於一個活動，因此不予接受。請直接選擇下載的 zip 檔。',
    'zh-cn': '文件内容远多于一个活动，因此不予接受。请直接选择下载的 zip 文件。',
  },
  path_refused: {
    en: 'The file holds a name that cannot be used: {path}. Please choose the zip as it was downloaded.',
    'zh-hk': '檔案內有名稱不能使用：{path}。請直接選擇下載的 zip 檔。',
    'zh-cn': '文件内有名称不能使用：{path}。请直接选择下载的 zip 文件。',
  },
  no_activity: {
    en: 'The file does not describe an activity. Choose a zip that was made by “Save as a file”.',
    'zh-hk': '檔案並非活動。請選擇以「另存為檔案」下載的 zip 檔。',
    'zh-cn': '文件不是活动。请选择用“另存为文件”下载的 zip 文件。',
  },
  newer_version: {
    en: 'The file was made by a newer version of this system. Please ask your technician for an update.',
    'zh-hk': '檔案由較新版本的系統製作。請技術人員更新此系統。',
    'zh-cn': '文件由较新版本的系统制作。请技术人员更新此系统。',
  },
  unknown_type: {
    en: 'This system does not know activities of this type: {type}.',
    'zh-hk': '此系統沒有這類活動：{type}。',
    'zh-cn': '此系统没有这类活动：{type}。',
  },
  type_not_used: {
    en: 'Your school does not use this type of activity. An administrator can allow it in the settings.',
    'zh-hk': '你的學校不使用此類活動。管理員可在設定中啟用。',
    'zh-cn': '你的学校不使用此类活动。管理员可在设置中启用。',
  },
  needs_school: {
    en: 'An activity whose questions come from Course Resources cannot be imported from a file.',
    'zh-hk': '題目來自課程資源的活動不能由檔案匯入。',
    'zh-cn': '题目来自课程资源的活动不能由文件导入。',
  },
  content_refused: {
    en: 'The content of the activity in this file cannot be read. Please save the activity as a file again.',
    'zh-hk': '未能讀取檔案內的活動內容。請重新把活動另存為檔案。',
    'zh-cn': '无法读取文件内的活动内容。请重新把活动另存为文件。',
    'zh-tw': '無法讀取檔案內的活動內容。請重新把活動另存為檔案。',
  },
  medium_missing: {
    en: 'The file lacks a medium of the activity: {name}. Please save the activity as a file again.',
    'zh-hk': '檔案欠缺活動的一個媒體檔案：{name}。請重新把活動另存為檔案。',
    'zh-cn': '文件缺少活动的一个媒体文件：{name}。请重新把活动另存为文件。',
  },
  medium_changed: {
    en: 'A medium in the file is not the one that was saved: {name}. Please save the activity as a file again.',
    'zh-hk': '檔案內的一個媒體檔案與原來的不符：{name}。請重新把活動另存為檔案。',
    'zh-cn': '文件内的一个媒体文件与原来的不符：{name}。请重新把活动另存为文件。',
  },
  medium_too_large: {
    en: 'A medium in the file is too large: {name}. It must be under {size} MB.',
    'zh-hk': '檔案內的一個媒體檔案太大：{name}，必須小於 {size} MB。',
    'zh-cn': '文件内的一个媒体文件太大：{name}，必须小于 {size} MB。',
  },
  medium_refused: {
    en: 'A medium in the file cannot be taken: {name}. {reason}',
    'zh-hk': '未能接受檔案內的媒體檔案：{name}。{reason}',
    'zh-cn': '无法接受文件内的媒体文件：{name}。{reason}',
    'zh-tw': '無法接受檔案內的媒體檔案：{name}。{reason}',
  },
  storage_full: {
    en: 'The school’s storage has too little room left for this activity. Ask an administrator for more.',
    'zh-hk': '學校的儲存空間餘下不多，容納不下此活動。請管理員增加空間。',
    'zh-cn': '学校的存储空间所剩不多，容纳不下此活动。请管理员增加空间。',
  },
});

export type ImportFailure = keyof typeof importFailures;

/** What a file says and the school has no place for. */
export const leftOutMessages = defineMessages({
  subject: {
    en: 'Your school has no subject called {name}: choose one in the settings.',
    'zh-hk': '你的學校沒有名為「{name}」的科目，請在設定中選擇科目。',
    'zh-cn': '你的学校没有名为“{name}”的科目，请在设置中选择科目。',
  },
  dimensions: {
    en: 'Your school has no dimensions called {names}: questions that assess them are without one.',
    'zh-hk': '你的學校沒有以下能力範疇：{names}。相關題目未有設定範疇。',
    'zh-cn': '你的学校没有以下能力范畴：{names}。相关题目没有设置范畴。',
    'zh-tw': '你的學校沒有以下能力範疇：{names}。相關題目沒有設定範疇。',
  },
});

export type LeftOut = readonly [keyof typeof leftOutMessages, Record<string, string>];
