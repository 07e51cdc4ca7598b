import { defineMessages } from '#contract/language.ts';

export const unsentFilesMessages = defineMessages({
  files_under_way: {
    en: {
      one: 'One file has not been sent yet. Your work is submitted once it has.',
      other: '{count} files have not been sent yet. Your work is submitted once they have.',
    },
    'zh-hk': '尚有 {count} 個檔案未送出，送出後便會提交。',
    'zh-cn': '还有 {count} 个文件未发送，发送后就会提交。',
    'zh-tw': '尚有 {count} 個檔案未送出，送出後便會提交。',
  },
  files_refused: {
    en: {
      one: 'One file was not taken. Remove it, or submit without it.',
      other: '{count} files were not taken. Remove them, or submit without them.',
    },
    'zh-hk': '有 {count} 個檔案未能接受。請移除，或不連同這些檔案提交。',
    'zh-cn': '有 {count} 个文件未被接受。请移除，或不带这些文件提交。',
    'zh-tw': '有 {count} 個檔案未被接受。請移除，或不連同這些檔案提交。',
  },
  submit_without_files: {
    en: { one: 'Submit without the file', other: 'Submit without the {count} files' },
    'zh-hk': '不連同這 {count} 個檔案提交',
    'zh-cn': '不带这 {count} 个文件提交',
    'zh-tw': '不連同這 {count} 個檔案提交',
  },
  files_stay: {
    en: 'What is left out stays on this device, and is added if your teacher opens this again.',
    'zh-hk': '未連同提交的檔案會留在此裝置；若老師重新開放，便會加入。',
    'zh-cn': '未一起提交的文件会留在此设备；如果老师重新开放，就会加入。',
    'zh-tw': '未連同提交的檔案會留在此裝置；若老師重新開放，便會加入。',
  },
});
