/** The fixed key allows only one backup job at a time among all processes. */
export const backupJob = { kind: 'backup', key: 'school' } as const;
