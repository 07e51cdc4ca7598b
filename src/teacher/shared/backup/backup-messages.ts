import { defineMessages } from '#contract/language.ts';

/** Warnings about backups, on Home and in Setting. */
export const backupMessages = defineMessages({
  failed: {
    en: 'The last backup failed ({time}): {reason}',
    'zh-hk': '最近一次備份失敗（{time}）：{reason}',
    'zh-cn': '最近一次备份失败（{time}）：{reason}',
  },
  late: {
    en: 'The last backup is from {time}. There should be one every day.',
    'zh-hk': '最近一次備份在 {time} 完成；備份應每天進行。',
    'zh-cn': '最近一次备份在 {time} 完成；备份应每天进行。',
  },
  lost: {
    en: {
      one: '{count} file of the school is missing or damaged. Ask your technician to run the check.',
      other: '{count} files of the school are missing or damaged. Ask your technician to run the check.',
    },
    'zh-hk': '學校有 {count} 個檔案遺失或損壞，請聯絡技術人員檢查。',
    'zh-cn': '学校有 {count} 个文件丢失或损坏，请联系技术人员检查。',
  },
  backup_disk_full: {
    en: 'the disk for backups is full.',
    'zh-hk': '備份磁碟已滿。',
    'zh-cn': '备份磁盘已满。',
  },
  backup_not_writable: {
    en: 'the folder for backups cannot be written to.',
    'zh-hk': '無法寫入備份資料夾。',
    'zh-cn': '无法写入备份文件夹。',
  },
  took_too_long: { en: 'it took too long.', 'zh-hk': '時間過長。', 'zh-cn': '时间过长。' },
  stopped_server: {
    en: 'the server stopped while it was made.',
    'zh-hk': '備份期間伺服器停止運作。',
    'zh-cn': '备份期间服务器停止运行。',
    'zh-tw': '備份期間伺服器停止執行。',
  },
  failed_otherwise: {
    en: 'the log of the server says why.',
    'zh-hk': '原因請查看伺服器紀錄。',
    'zh-cn': '原因请查看服务器日志。',
    'zh-tw': '原因請查看伺服器紀錄。',
  },
});
