import type { Transaction } from 'kysely';
import { inTransaction } from '#server/database/database.ts';
import type { Row, Schema } from '#server/database/schema.ts';
import { discardStudentWork } from '#server/features/files/storage/discard-work.service.ts';
import { collectTexts, eraseAnswer } from '#server/features/leavers/erase-texts.ts';
import * as work from '#server/features/leavers/erase-work.repository.ts';
import { removeAuthors } from '#server/features/spaces/remove-authors.service.ts';
import { publishSpaces } from '#server/features/spaces/space-news.service.ts';
import type { App } from '#server/http/context.ts';
import type { JobKind } from '#server/jobs/job-kind.ts';

/**
 * Erases a person's work, with one transaction for each courseware. All steps are repeatable, so an interrupted job
 * starts again from the beginning.
 */

type Tx = Transaction<Schema>;

/** Removes the free text from an attempt. Attempts shared with people who are not erased are left to these. */
async function eraseAttempt(tx: Tx, id: number): Promise<void> {
  const texts = collectTexts(await work.listContents(tx, id));
  for (const answer of await work.listAnswers(tx, id)) await work.storeAnswer(tx, eraseAnswer(answer, texts));
  for (const reopening of await work.listReopenings(tx, id)) {
    const answers = (JSON.parse(reopening.answers) as Row<'answer'>[]).map((each) =>
      eraseAnswer(each, texts),
    );
    await work.storeReopening(tx, { ...reopening, answers: JSON.stringify(answers) });
  }
  await work.eraseComments(tx, id);
}

async function eraseInCourseware(app: App, coursewareId: number, userId: number): Promise<void> {
  const spaces = await inTransaction(app.db, async (tx) => {
    for (const id of await work.listOwnAttempts(tx, coursewareId, userId)) await eraseAttempt(tx, id);
    return removeAuthors(tx, coursewareId, [userId]);
  });
  publishSpaces(app, spaces);
}

async function eraseFiles(app: App, userId: number): Promise<void> {
  const { files, uploads } = await inTransaction(app.db, async (tx) => ({
    files: await work.deleteFiles(tx, userId),
    uploads: await work.deleteUploads(tx, userId),
  }));
  // The cleanup removes public files, unless activities use them.
  await discardStudentWork(app, { files: files.filter(({ is_private }) => is_private === 1), uploads });
}

export async function eraseWork(app: App, userId: number, progress: (share: number) => void): Promise<void> {
  const coursewares = await work.listCoursewares(app.db, userId);
  for (const [index, id] of coursewares.entries()) {
    await eraseInCourseware(app, id, userId);
    progress((index + 1) / (coursewares.length + 1));
  }
  await eraseFiles(app, userId);
}

export const erasureKind = 'erase_person';

/** The key of the job is the person's id. */
export function erasureJobs(app: App): Record<string, JobKind> {
  return {
    [erasureKind]: {
      lane: 'light',
      timeMaxMinutes: 30,
      runJob: async ({ key }, { progress }) => {
        await eraseWork(app, Number(key), progress);
        return () => Promise.resolve();
      },
      explain: () => undefined,
    },
  };
}
