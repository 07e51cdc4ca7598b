import { defineJob, noPayload } from '#server/jobs/define-job.ts';

export const backupJob = defineJob({ kind: 'backup', payload: noPayload });

/** The fixed key allows only one backup job at a time among all processes. */
export const backupJobKey = 'school';
