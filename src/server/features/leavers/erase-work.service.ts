import type { Transaction } from 'kysely';
import type { App } from '#server/app.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Row, Schema } from '#server/database/schema.ts';
import { markResultsDue } from '#server/features/bank-results/results-due.service.ts';
import { discardStudentWork } from '#server/features/files/storage/discard-work.service.ts';
import { collectComparableTexts, eraseAnswer } from '#server/features/leavers/erase-texts.ts';
import * as work from '#server/features/leavers/erase-work.repository.ts';
import { removeAuthors } from '#server/features/spaces/remove-authors.service.ts';
import { publishSpaceChanges } from '#server/features/spaces/save-entries.service.ts';
import { defineJob, implementJob, noPayload } from '#server/jobs/define-job.ts';
import type { JobKind } from '#server/jobs/job-kind.ts';

/**
 * Erases a person's work, in one transaction for each courseware. All steps can be repeated, so an
 * interrupted job starts again from the beginning.
 */

type Tx = Transaction<Schema>;

/** Erases the free text in an attempt and teachers' comments on it. */
async function eraseAttempt(tx: Tx, id: number): Promise<void> {
  const texts = collectComparableTexts(await work.listReportContents(tx, id));
  for (const answer of await work.listAnswers(tx, id)) await work.storeAnswer(tx, eraseAnswer(answer, texts));
  for (const reopening of await work.listReopenings(tx, id)) {
    const answers = (JSON.parse(reopening.answers) as Row<'answer'>[]).map((each) =>
      eraseAnswer(each, texts),
    );
    await work.storeReopening(tx, { ...reopening, answers: JSON.stringify(answers) });
  }
  await work.eraseComments(tx, id);
}

async function eraseWorkInCourseware(app: App, coursewareId: number, userId: number): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    for (const id of await work.listErasableAttempts(tx, coursewareId, userId)) await eraseAttempt(tx, id);
    await markResultsDue(app, tx, [coursewareId]);
    publishSpaceChanges(app, tx, await removeAuthors(tx, coursewareId, [userId], app.now()));
  });
}

async function eraseFiles(app: App, userId: number): Promise<void> {
  const { files, uploads } = await inTransaction(app.db, async (tx) => ({
    files: await work.deleteFileRecords(tx, userId),
    uploads: await work.deleteUploadRecords(tx, userId),
  }));
  // The daily cleanup removes public files, unless activities use them.
  await discardStudentWork(app, { files: files.filter(({ is_private }) => is_private === 1), uploads });
}

export async function eraseWork(app: App, userId: number, progress: (share: number) => void): Promise<void> {
  const coursewareIds = await work.listWorkCoursewareIds(app.db, userId);
  for (const [index, id] of coursewareIds.entries()) {
    await eraseWorkInCourseware(app, id, userId);
    progress((index + 1) / (coursewareIds.length + 1));
  }
  await eraseFiles(app, userId);
}

export const erasureJob = defineJob({ kind: 'erase_person', payload: noPayload });

/** Erases people's work as jobs. The key of a job is the person's id. */
export function erasureJobs(app: App): Record<string, JobKind> {
  return implementJob(erasureJob, {
    lane: 'light',
    timeMaxMinutes: 30,
    runJob: async ({ key }, { progress }) => {
      await eraseWork(app, Number(key), progress);
      return () => Promise.resolve();
    },
    explain: () => undefined,
  });
}
