import { defineMessages } from '#contract/language.ts';

export const backupSettingMessages = defineMessages({
  title: { en: 'Backup', 'zh-hk': '備份', 'zh-cn': '备份' },
  text: {
    en: 'A backup holds everything: people, activities, answers, marks and files. It is made while the school works.',
    'zh-hk': '備份包括所有資料：用戶、活動、作答、分數和檔案，進行期間系統可照常使用。',
    'zh-cn': '备份包括所有数据：用户、活动、作答、分数和文件，进行期间系统可照常使用。',
    'zh-tw': '備份包括所有資料：使用者、活動、作答、分數和檔案，進行期間系統可照常使用。',
  },
  no_schedule: {
    en: 'This server makes no backups by itself. Your technician can switch them on; the installation guide says how.',
    'zh-hk': '此伺服器不會自動備份。技術人員可按安裝說明開啟。',
    'zh-cn': '此服务器不会自动备份。技术人员可按安装说明开启。',
  },
  none: {
    en: 'There is no backup yet.',
    'zh-hk': '未有備份。',
    'zh-cn': '还没有备份。',
    'zh-tw': '還沒有備份。',
  },
  last: {
    en: {
      one: 'Last backup: {time}, {files} file, {size}, took {duration}',
      other: 'Last backup: {time}, {files} files, {size}, took {duration}',
    },
    'zh-hk': '最近備份：{time}，{files} 個檔案，{size}，需時 {duration}',
    'zh-cn': '最近备份：{time}，{files} 个文件，{size}，耗时 {duration}',
  },
  next: { en: 'Next one: {time}', 'zh-hk': '下次備份：{time}', 'zh-cn': '下次备份：{time}' },
  start: { en: 'Back up now', 'zh-hk': '立即備份', 'zh-cn': '立即备份' },
  running: { en: 'The backup is being made', 'zh-hk': '正在備份', 'zh-cn': '正在备份' },
  not_started: {
    en: 'The backup could not be started.',
    'zh-hk': '未能開始備份。',
    'zh-cn': '无法开始备份。',
    'zh-tw': '無法開始備份。',
  },
});
