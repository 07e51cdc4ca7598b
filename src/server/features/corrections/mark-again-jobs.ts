import * as z from 'zod';
import type { App } from '#server/app.ts';
import { inTransaction } from '#server/database/database.ts';
import { markAttemptsAgain } from '#server/features/attempts/marking/mark-again.service.ts';
import { publishPeopleChange } from '#server/features/attempts/reading/attempt-events.service.ts';
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
    await inTransaction(app.db, (tx) => markAttemptsAgain(app, tx, ids));
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
