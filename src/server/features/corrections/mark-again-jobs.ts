import * as z from 'zod';
import type { App } from '#server/app.ts';
import { inTransaction, type Tx } from '#server/database/database.ts';
import { markAgain, markCheckedAgain } from '#server/features/attempts/marking/mark-answers.ts';
import {
  publishAttemptChange,
  publishPeopleChange,
} from '#server/features/attempts/reading/attempt-events.service.ts';
import { lockAttempt, raiseChangeNumber } from '#server/features/attempts/rows/attempt-changes.repository.ts';
import { countAttempts, listAttemptIds } from '#server/features/corrections/corrected-attempts.repository.ts';
import * as corrections from '#server/features/corrections/corrections.repository.ts';
import { defineJob, implementJob } from '#server/jobs/define-job.ts';
import type { JobKind, JobRun } from '#server/jobs/job-kind.ts';

/**
 * Marks attempts again after a correction was stored or taken back. Marks follow from what holds at that moment, so the
 * job may be repeated, and begins again after the server was killed.
 */

const batchSize = 25;

export const markAgainJob = defineJob({
  kind: 'mark_again',
  payload: z.object({ correction_id: z.number() }),
});

/** Corrections are read once the attempt is locked, so that a later change of them waits and marks it again. */
async function markOneAgain(app: App, tx: Tx, id: number): Promise<void> {
  const attempt = await lockAttempt(tx, id);
  if (!attempt) return;
  if (attempt.state === 'submitted') await markAgain(app, tx, attempt);
  else await markCheckedAgain(app, tx, attempt);
  publishAttemptChange(app, tx, attempt);
}

async function markAllAgain(
  app: App,
  coursewareIds: readonly number[],
  { signal, progress }: Pick<JobRun, 'signal' | 'progress'>,
): Promise<void> {
  if (coursewareIds.length === 0) return;
  const count = await countAttempts(app.db, coursewareIds);
  let done = 0;
  let after = 0;
  for (;;) {
    signal.throwIfAborted();
    const ids = await listAttemptIds(app.db, coursewareIds, { after, limit: batchSize });
    const last = ids.at(-1);
    if (last === undefined) return;
    await inTransaction(app.db, async (tx) => {
      for (const id of ids) await markOneAgain(app, tx, id);
      await raiseChangeNumber(tx, ids);
    });
    after = last;
    done += ids.length;
    progress(Math.min(1, done / Math.max(1, count)));
  }
}

export function markAgainJobs(app: App): Record<string, JobKind> {
  return implementJob(markAgainJob, {
    lane: 'light',
    timeMaxMinutes: 60,
    runJob: async ({ payload: { correction_id: id } }, run) => {
      const coursewareIds = await corrections.listCoursewareIds(app.db, id);
      const correction = await corrections.findCorrection(app.db, id);
      await markAllAgain(app, coursewareIds, run);
      return async (tx) => {
        if (correction?.state === 'applying')
          await corrections.endState(tx, id, { from: 'applying', to: 'applied' });
        if (correction?.state === 'taking_back')
          await corrections.endState(tx, id, { from: 'taking_back', to: 'taken_back' });
        for (const coursewareId of coursewareIds) publishPeopleChange(app, tx, coursewareId);
      };
    },
    explain: () => undefined,
  });
}
