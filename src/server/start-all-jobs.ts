import type { App } from '#server/app.ts';
import { importActivityJobs } from '#server/features/activity-files/import/import-activity-jobs.ts';
import { backupJobs } from '#server/features/backup/backup-jobs.ts';
import { conversionJobs } from '#server/features/conversions/conversion-jobs.ts';
import { jobsAtOnce } from '#server/features/conversions/converters.ts';
import { markAgainJobs } from '#server/features/corrections/mark-again-jobs.ts';
import { indexOwnerJobs } from '#server/features/exam/bank-index.service.ts';
import { filePageJobs } from '#server/features/file-pages/file-page-jobs.ts';
import { fileVideoJobs } from '#server/features/file-pages/file-video-jobs.ts';
import { importJobs } from '#server/features/import/apply/import-jobs.ts';
import { erasureJobs } from '#server/features/leavers/erase-work.service.ts';
import { linkCheckJobs } from '#server/features/links/run-link-check.ts';
import { messageMailJobs } from '#server/features/messages/message-mail-jobs.ts';
import { indexSubjectJobs } from '#server/features/resources/index.service.ts';
import { rollOverJobs } from '#server/features/roll-over/make-term.service.ts';
import { sendStatementsJobs } from '#server/features/statements/send-jobs.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';

/** Runs the jobs of all features. Returns the function that stops it. */
export function startAllJobs(
  app: App,
  onError: (error: unknown) => void,
  options: { pollMs?: number } = {},
): () => Promise<void> {
  const kinds = {
    ...conversionJobs(app),
    ...filePageJobs(app),
    ...fileVideoJobs(app),
    ...backupJobs(app),
    ...markAgainJobs(app),
    ...importJobs(app),
    ...importActivityJobs(app),
    ...rollOverJobs(app),
    ...erasureJobs(app),
    ...linkCheckJobs(app),
    ...messageMailJobs(app),
    ...indexSubjectJobs(app),
    ...indexOwnerJobs(app),
    ...sendStatementsJobs(app),
  };
  const jobsAtOnceByLane = { ...jobsAtOnce, backup: 1, import: 1, activity_file: 1, mail: 1, statements: 1 };
  return startJobs(app, { kinds, jobsAtOnceByLane, onError, ...options });
}
