import { defineJob, noPayload } from '#server/jobs/define-job.ts';

/** Takes in a file of an activity. The key is the id of the uploaded file. */
export const importActivityJob = defineJob({ kind: 'import_activity', payload: noPayload });
