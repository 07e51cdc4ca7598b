import { defineMessages } from '#contract/language.ts';

/** Refusals concerning backups. */
export const backupMessages = defineMessages({
  backup_not_set: {
    en: 'This server has no folder for backups. Set BACKUP_DIR and start it again.',
    'zh-hk': '此伺服器未設定備份資料夾，請設定 BACKUP_DIR 後重新啟動。',
    'zh-cn': '此服务器未设置备份文件夹，请设置 BACKUP_DIR 后重新启动。',
  },
});
