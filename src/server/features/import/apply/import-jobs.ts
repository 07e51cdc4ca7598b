import * as z from 'zod';
import type { App } from '#server/app.ts';
import { AppError } from '#server/app-error.ts';
import { publishAccessChange } from '#server/auth/access-news.ts';
import type { Tx } from '#server/database/database.ts';
import { comparePlan } from '#server/features/import/draft/compare-plan.service.ts';
import * as drafts from '#server/features/import/draft/draft.repository.ts';
import { clearPlanCache, loadPlan } from '#server/features/import/draft/load-plan.service.ts';
import { lockSchool } from '#server/features/import/plan/school-state.repository.ts';
import { indexPeople } from '#server/features/people/person-words.service.ts';
import { defineJob, implementJob } from '#server/jobs/define-job.ts';
import { JobError, type JobKind } from '#server/jobs/job-kind.ts';
import type { ImportAuthor } from './record-import.ts';
import { type ImportResult, writePlan } from './write-plan.ts';

/** Applies a draft as a job. Either all changes are stored, in the transaction that ends the job, or none. */

/** The draft's version and the digest of its differences that the administrator has seen. */
const importPayload = z.object({ version: z.number(), digest: z.string() });
type ImportPayload = z.output<typeof importPayload>;

export const importJob = defineJob({ kind: 'import_people', payload: importPayload });

const appliedDraftKeptMs = 24 * 3_600_000;

/**
 * Compares the draft with the school again within the transaction, and refuses if the differences have
 * changed since the administrator saw them.
 */
export async function applyDraft(
  tx: Tx,
  userId: number,
  { version, digest }: ImportPayload,
  author: ImportAuthor,
): Promise<ImportResult> {
  const draft = await drafts.findDraft(tx, userId, author.at);
  if (draft?.version !== version || draft.result !== '') throw new AppError('changed_elsewhere');
  await lockSchool(tx);
  const comparedPlan = await comparePlan(tx, draft, author.at);
  if (comparedPlan.digest !== digest) throw new AppError('import_school_changed');
  if (!comparedPlan.plan.isReady) throw new AppError('import_has_problems');
  const result = await writePlan(tx, comparedPlan.plan, comparedPlan.school, author);
  // The imported data are in the school now, so the draft does not need to keep a copy.
  const emptiedColumns = { file: '', edits: '{}', answers: '{}', closes: '[]' };
  const appliedChange = {
    ...emptiedColumns,
    result: JSON.stringify(result),
    expires_at: author.at + appliedDraftKeptMs,
  };
  await drafts.changeDraft(tx, draft, appliedChange);
  return result;
}

/** Turns a refusal into an error that the administrator reads. Jobs with other errors are retried. */
function toJobError(error: unknown): JobError | undefined {
  return error instanceof AppError ? new JobError(error.key) : undefined;
}

export function importJobs(app: App): Record<string, JobKind> {
  return implementJob(importJob, {
    lane: 'import',
    timeMaxMinutes: 10,
    runJob: async ({ key, payload }, { progress }) => {
      const userId = Number(key);
      const draft = await drafts.findDraft(app.db, userId, app.now());
      if (!draft) throw new AppError('changed_elsewhere');
      progress(0.1);
      // Reads the file before the transaction, to keep the transaction short.
      await loadPlan(app.db, draft, app.now());
      progress(0.4);
      return async (tx) => {
        const author = { at: app.now(), actor_id: userId };
        const { changed_ids } = await applyDraft(tx, userId, payload, author);
        publishAccessChange(app, tx, ...changed_ids);
      };
    },
    explain: toJobError,
    tidy: async ({ key }) => {
      const draft = await drafts.findDraft(app.db, Number(key), app.now());
      if (!draft?.result) return;
      clearPlanCache();
      await indexPeople(app.db);
    },
  });
}
