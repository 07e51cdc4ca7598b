import type { ApiReply } from '#contract/api.ts';
import type { ImportResult } from '#server/features/import/apply/write-plan.ts';
import type { Job } from '#server/jobs/job-kind.ts';
import type { LoadedPlan } from './draft/compare-plan.service.ts';
import type { DraftRow } from './draft/draft.repository.ts';

/** Describes a draft for the administrator who works on it. */

type DraftReply = NonNullable<ApiReply<'GET /admin/import'>['draft']>;

const isApplying = (job: Job | undefined) => job?.state === 'queued' || job?.state === 'running';

const emptyFileFields = {
  format: 'csv',
  encoding: null,
  separator: null,
  columns: [],
  missing_classes: [],
  missing_subjects: [],
  notices: [],
  closing_count: 0,
  is_ready: false,
  digest: '',
} as const;

/** Describes an applied draft, of which only the counts are left. */
export function describeAppliedDraft(draft: DraftRow, calendar_name: string): DraftReply {
  const { counts, closed_count, class_ids } = JSON.parse(draft.result) as ImportResult;
  return {
    ...emptyFileFields,
    columns: [],
    missing_classes: [],
    missing_subjects: [],
    notices: [],
    version: draft.version,
    state: 'done',
    file_name: draft.file_name,
    calendar_id: draft.calendar_id,
    calendar_name,
    makes_missing: draft.makes_missing === 1,
    counts,
    closing_count: closed_count,
    progress: 1,
    failure: '',
    class_ids,
    expires_at: draft.expires_at,
  };
}

export function describeDraft(
  draft: DraftRow,
  { plan, list, school, digest }: LoadedPlan,
  job: Job | undefined,
): DraftReply {
  const { format, encoding, separator, columns } = list;
  return {
    version: draft.version,
    state: isApplying(job) ? 'applying' : 'open',
    file_name: draft.file_name,
    format,
    encoding,
    separator,
    columns,
    calendar_id: draft.calendar_id,
    calendar_name: school.calendar.name,
    makes_missing: draft.makes_missing === 1,
    missing_classes: plan.writes.classes.map(({ name }) => name),
    missing_subjects: plan.writes.subjects.map(({ name }) => name),
    notices: plan.notices.map(({ key, params }) => ({ key, params: { ...params } })),
    counts: plan.counts,
    closing_count: plan.writes.idsToClose.length,
    is_ready: plan.isReady,
    digest,
    progress: job?.progress ?? 0,
    failure: job?.state === 'failed' ? job.error : '',
    class_ids: [],
    expires_at: draft.expires_at,
  };
}
