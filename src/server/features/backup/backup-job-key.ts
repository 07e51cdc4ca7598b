/** The fixed key allows one backup job at a time, in one of the processes. */
export const backupJob = { kind: 'backup', key: 'school' } as const;
