import * as z from 'zod';
import type { App } from '#server/app.ts';
import { paperShelf } from '#server/features/exam/papers/paper-shelf.ts';
import { questionShelf } from '#server/features/exam/questions/question-shelf.ts';
import { indexShelf } from '#server/features/exam/shelf/shelf-index.ts';
import { defineJob, implementJob } from '#server/jobs/define-job.ts';
import type { JobKind } from '#server/jobs/job-kind.ts';

/** Indexes the bank again. */

type Part = { subjectId?: number; ownerId?: number };

/** Indexes what is of one subject or one owner, or the whole bank after the data of a school was restored. */
export async function indexBank(app: Pick<App, 'db' | 'parts'>, part: Part = {}): Promise<void> {
  for (const shelf of [questionShelf, paperShelf]) await indexShelf(app, shelf, part);
}

/** The bank of one person has become another's. */
export const indexOwnerJob = defineJob({
  kind: 'index_bank_of_owner',
  payload: z.object({ owner_id: z.number() }),
});

export function indexOwnerJobs(app: App): Record<string, JobKind> {
  return implementJob(indexOwnerJob, {
    lane: 'light',
    timeMaxMinutes: 30,
    runJob: async ({ payload }) => {
      await indexBank(app, { ownerId: payload.owner_id });
      return () => Promise.resolve();
    },
    explain: () => undefined,
  });
}
