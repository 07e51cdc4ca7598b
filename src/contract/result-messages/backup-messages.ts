import { defineMessages } from '#contract/language.ts';

/** Refusals concerning backups. */
export const backupMessages = defineMessages({
  backup_not_set: {
    en: 'This server has no folder for backups. Please ask your technician to set one.',
    'zh-hk': '此伺服器未設定備份資料夾，請技術人員設定。',
    'zh-cn': '此服务器未设置备份文件夹，请技术人员设置。',
  },
});
