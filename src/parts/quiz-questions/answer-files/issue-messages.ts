import { defineMessages } from '#contract/language.ts';

/** Messages of issues of the files that an answer has. */
export const fileIssueMessages = defineMessages({
  file_max_range: {
    en: 'Enter a whole number of files from 1 to {max}',
    'zh-hk': '請輸入 1 至 {max} 的檔案數目',
    'zh-cn': '请输入 1 至 {max} 的文件数目',
  },
  file_kinds_required: {
    en: 'Choose what files students attach',
    'zh-hk': '請選擇學生要交甚麼檔案',
    'zh-cn': '请选择学生要交什么文件',
    'zh-tw': '請選擇學生要繳交什麼檔案',
  },
});
