/** One kind and one key: of several processes one makes a backup, and only one at a time. */
export const backupJob = { kind: 'backup', key: 'school' } as const;
