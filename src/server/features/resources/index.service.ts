import * as z from 'zod';
import type { App } from '#server/app.ts';
import { inTransaction } from '#server/database/database.ts';
import { indexBank } from '#server/features/exam/bank-index.service.ts';
import * as indexQueries from '#server/features/resources/index.repository.ts';
import { listTokens, searchTextOf } from '#server/features/resources/resource-list.ts';
import { listSubjectNames } from '#server/features/resources/resources.repository.ts';
import { defineJob, implementJob } from '#server/jobs/define-job.ts';
import type { JobKind } from '#server/jobs/job-kind.ts';

/** Number of resources locked at once. Between pages, teachers can share and search. */
const pageSize = 200;

/** Indexes a subject's resources again. */
async function indexSubject({ db, parts }: Pick<App, 'db' | 'parts'>, subjectId: number): Promise<void> {
  for (let lastId: number | undefined = 0; lastId !== undefined; ) {
    const afterId: number = lastId;
    lastId = await inTransaction(db, async (tx) => {
      const rows = await indexQueries.lockPageOfSubject(tx, subjectId, afterId, pageSize);
      if (rows.length === 0) return undefined;
      const subject_names = await listSubjectNames(tx, subjectId);
      const indexEntries = rows.map((row) => {
        const search_text = searchTextOf({ ...row, subject_names });
        return { id: row.id, search_text, tokens: listTokens(search_text, row) };
      });
      await indexQueries.writeSearchTexts(tx, indexEntries);
      await parts.resourceSearch.put(tx, indexEntries);
      return rows.length < pageSize ? undefined : rows.at(-1)?.id;
    });
  }
}

/** Renaming a subject indexes its resources, questions and papers again. Each renaming has a job of its own, because a job that is running may have passed some already. */
export const indexSubjectJob = defineJob({
  kind: 'index_subject',
  payload: z.object({ subject_id: z.number() }),
});

export function indexSubjectJobs(app: App): Record<string, JobKind> {
  return implementJob(indexSubjectJob, {
    lane: 'light',
    timeMaxMinutes: 30,
    runJob: async ({ payload }) => {
      await indexSubject(app, payload.subject_id);
      await indexBank(app, { subjectId: payload.subject_id });
      return () => Promise.resolve();
    },
    explain: () => undefined,
  });
}

/** Fills the empty search index after the data of a school was restored. */
export async function indexAllResources({ db, parts }: Pick<App, 'db' | 'parts'>): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await indexQueries.listResourcePage(db, after, pageSize);
    const lastRow = rows.at(-1);
    if (!lastRow) return;
    const indexEntries = rows.map((row) => ({ id: row.id, tokens: listTokens(row.search_text, row) }));
    await parts.resourceSearch.put(db, indexEntries);
    after = lastRow.id;
  }
}
