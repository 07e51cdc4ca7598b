import { defineJob, noPayload } from '#server/jobs/define-job.ts';

/** Sends the mails that are due. Its one key is `all`. */
export const messageMailJob = defineJob({ kind: 'message_mail', payload: noPayload });
