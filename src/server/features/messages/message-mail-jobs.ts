import type { App } from '#server/app.ts';
import { listDueMails } from '#server/features/messages/message-mail.repository.ts';
import { messageMailJob } from '#server/features/messages/message-mail-job.ts';
import { findMessage } from '#server/features/messages/messages.repository.ts';
import { sendDueMails } from '#server/features/messages/send-message-mails.service.ts';
import { implementJob } from '#server/jobs/define-job.ts';
import type { JobKind } from '#server/jobs/job-kind.ts';
import { enqueueJob } from '#server/jobs/jobs.service.ts';
import { minuteMs, startRepeating } from '#server/jobs/start-repeating.ts';

/** Runs the job that sends mails, and asks for it again while mails wait for another try. */

export function messageMailJobs(app: App): Record<string, JobKind> {
  return implementJob(messageMailJob, {
    lane: 'mail',
    timeMaxMinutes: 30,
    runJob: async (_job, { signal }) => {
      await sendDueMails(app, signal);
      return () => Promise.resolve();
    },
    explain: () => undefined,
  });
}

/** Asks for the job if mails are due. */
export async function requestDueMails(app: App): Promise<void> {
  if (!app.env.mail) return;
  const [dueMail] = await listDueMails(app.db, app.now(), 1);
  const message = dueMail && (await findMessage(app.db, dueMail.message_id));
  if (message)
    await enqueueJob(app, app.db, messageMailJob, { key: 'all', requested_by: message.from_id, payload: {} });
}

/** Looks now and every minute. The returned function stops it and resolves after the current run. */
export function startMessageMailSweep(app: App, onError: (error: unknown) => void): () => Promise<void> {
  return startRepeating(() => requestDueMails(app), onError, { everyMs: minuteMs });
}
