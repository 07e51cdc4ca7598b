import type { Api, ApiReply } from '#contract/api.ts';
import type { ImportColumn } from '#contract/import/import-columns.ts';
import { fileMessages } from '#contract/import/import-messages.ts';
import { formatText, type Language } from '#contract/language.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { chooseCalendar, listCalendars } from '#server/features/calendars/calendars.service.ts';
import { importJob } from '#server/features/import/apply/import-jobs.ts';
import type { PlanItem } from '#server/features/import/plan/plan-types.ts';
import { hasClasses } from '#server/features/import/plan/school-state.repository.ts';
import { FileProblem } from '#server/features/import/reading/file-problem.ts';
import type { ReadingChoice } from '#server/features/import/reading/people-list.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { readPayload } from '#server/jobs/define-job.ts';
import type { Job } from '#server/jobs/job-kind.ts';
import { findJob } from '#server/jobs/jobs.repository.ts';
import { enqueueJob } from '#server/jobs/jobs.service.ts';
import { describeAppliedDraft, describeDraft } from './describe-draft.ts';
import type { CellEdits } from './draft/compare-plan.service.ts';
import * as drafts from './draft/draft.repository.ts';
import { readListTime } from './draft/list-time.service.ts';
import { parseList } from './draft/load-list.service.ts';
import { clearPlanCache, loadPlan } from './draft/load-plan.service.ts';

/**
 * Manages drafts of imports: reads a file, corrects its lines, answers questions about them, and applies the
 * result.
 */

type InputOf<K extends keyof Api> = ParsedInputOf<Api[K]>;
type DraftVersion = { version: number };

const draftKeptMs = 24 * 3_600_000;

function findOwnDraft({ app, db, actor }: SignedInContext): Promise<drafts.DraftRow | undefined> {
  return drafts.findDraft(db, actor.id, app.now());
}

/** Finds the job that applies this version of the draft. */
async function findApplyJob(
  { db, actor }: SignedInContext,
  draft: drafts.DraftRow,
): Promise<Job | undefined> {
  const job = await findJob(db, importJob.kind, String(actor.id));
  return job && readPayload(importJob, job).version === draft.version ? job : undefined;
}

/** Returns the person's draft. Refuses if it has another version or cannot be changed any more. */
async function requireEditableDraft(context: SignedInContext, version: number): Promise<drafts.DraftRow> {
  const draft = requireFound(await findOwnDraft(context));
  if (draft.version !== version || draft.result !== '') throw new AppError('changed_elsewhere');
  const job = await findApplyJob(context, draft);
  if (job?.state === 'queued' || job?.state === 'running') throw new AppError('import_running');
  return draft;
}

type DraftChange = Parameters<typeof drafts.changeDraft>[2];

async function saveDraft(
  { db }: SignedInContext,
  draft: drafts.DraftRow,
  change: DraftChange,
): Promise<DraftVersion> {
  if (!(await drafts.changeDraft(db, draft, change))) throw new AppError('changed_elsewhere');
  return { version: draft.version + 1 };
}

/** Refuses the file, with the reason in the person's language. */
function refuseFile(error: unknown, lang: Language): never {
  if (!(error instanceof FileProblem)) throw error;
  throw new AppError('import_file_refused', {
    reason: formatText(fileMessages[error.key], lang, error.params),
  });
}

export async function readDraft(context: SignedInContext): Promise<ApiReply<'GET /admin/import'>> {
  const draft = await findOwnDraft(context);
  if (!draft) return { draft: null };
  if (draft.result !== '') {
    const calendar = (await listCalendars(context.db)).find(({ id }) => id === draft.calendar_id);
    return { draft: describeAppliedDraft(draft, calendar?.name ?? '') };
  }
  const loadedPlan = await loadPlan(context.db, draft, context.app.now());
  return { draft: describeDraft(draft, loadedPlan, await findApplyJob(context, draft)) };
}

export async function beginDraft(
  context: SignedInContext,
  { name, content, calendar_id }: InputOf<'POST /admin/import_begin'>,
): Promise<DraftVersion> {
  const { app, db, actor, lang } = context;
  const existingDraft = await findOwnDraft(context);
  if (existingDraft && existingDraft.result === '')
    await requireEditableDraft(context, existingDraft.version);
  const file = Buffer.from(content, 'base64');
  const now = app.now();
  const calendarId = requireFound(await chooseCalendar(db, calendar_id));
  const time = await readListTime(db, calendarId, now);
  await parseList(file, { time }).catch((error: unknown) => refuseFile(error, lang));
  await drafts.deleteExpiredDrafts(db, now);
  const version = await drafts.replaceDraft(db, {
    user_id: actor.id,
    calendar_id: calendarId,
    // In a school year without classes, every line would have a problem unless missing classes are created.
    makes_missing: (await hasClasses(db, calendarId)) ? 0 : 1,
    file_name: name,
    file: file.toString('base64'),
    created_at: now,
    expires_at: now + draftKeptMs,
  });
  return { version };
}

/** Reads the file with other choices. Corrections are kept where lines and columns stay the same. */
export async function setReading(
  context: SignedInContext,
  { version, calendar_id, makes_missing, ...newChoice }: InputOf<'POST /admin/import_read'>,
): Promise<DraftVersion> {
  const draft = await requireEditableDraft(context, version);
  const storedChoice = JSON.parse(draft.choice) as ReadingChoice;
  // With another separator or encoding, the columns are others, so the earlier choice of columns does not
  // count.
  const columns =
    newChoice.encoding || newChoice.separator
      ? newChoice.columns
      : (newChoice.columns ?? storedChoice.columns);
  const choice: ReadingChoice = { ...storedChoice, ...newChoice, columns };
  const file = Buffer.from(await drafts.readDraftFile(context.db, draft.user_id), 'base64');
  const calendarId =
    calendar_id === undefined
      ? draft.calendar_id
      : requireFound(await chooseCalendar(context.db, calendar_id));
  const time = await readListTime(context.db, calendarId, context.app.now());
  await parseList(file, { ...choice, time }).catch((error: unknown) => refuseFile(error, context.lang));
  return saveDraft(context, draft, {
    choice: JSON.stringify(choice),
    calendar_id: calendarId,
    ...(makes_missing !== undefined && { makes_missing: makes_missing ? 1 : 0 }),
  });
}

function hasKeyword({ line, place, cells }: PlanItem, keyword: string): boolean {
  const lowerKeyword = keyword.toLowerCase();
  return (
    (place || String(line ?? '')).toLowerCase() === lowerKeyword ||
    Object.values(cells).some((text) => text.toLowerCase().includes(lowerKeyword))
  );
}

export async function listRows(
  context: SignedInContext,
  { kind, keyword, offset, limit }: InputOf<'GET /admin/import_rows'>,
): Promise<ApiReply<'GET /admin/import_rows'>> {
  const draft = requireFound(await findOwnDraft(context));
  if (draft.result !== '') return { total: 0, items: [] };
  const { plan } = await loadPlan(context.db, draft, context.app.now());
  const items = plan.items.filter(
    (item) => (!kind || item.kind === kind) && (!keyword || hasKeyword(item, keyword)),
  );
  const page = items.slice(offset, offset + limit).map((item) => ({
    ...item,
    cells: item.cells as Record<string, string>,
    problems: item.problems.map((problem) => ({ ...problem, params: { ...problem.params } })),
  }));
  return { total: items.length, items: page };
}

/** Refuses lines that the file does not have. */
async function requireLine(context: SignedInContext, draft: drafts.DraftRow, line: number): Promise<void> {
  const { list } = await loadPlan(context.db, draft, context.app.now());
  if (!list.rows.some((row) => row.line === line)) throw new AppError('not_found');
}

export async function mendCell(
  context: SignedInContext,
  { version, line, column, value }: InputOf<'POST /admin/import_mend'>,
): Promise<DraftVersion> {
  const draft = await requireEditableDraft(context, version);
  await requireLine(context, draft, line);
  const edits = JSON.parse(draft.edits) as CellEdits;
  const cells: Partial<Record<ImportColumn, string>> = { ...edits[line], [column]: value };
  return saveDraft(context, draft, { edits: JSON.stringify({ ...edits, [line]: cells }) });
}

export async function answerLine(
  context: SignedInContext,
  { version, line, answer }: InputOf<'POST /admin/import_answer'>,
): Promise<DraftVersion> {
  const draft = await requireEditableDraft(context, version);
  const { plan } = await loadPlan(context.db, draft, context.app.now());
  const askedItems = plan.items.filter((item) => (line === null ? item.kind === 'ask' : item.line === line));
  if (line !== null && askedItems.length === 0) throw new AppError('not_found');
  const answers = new Map(Object.entries(JSON.parse(draft.answers) as Record<string, string>));
  for (const item of askedItems) {
    if (answer === null) answers.delete(String(item.line));
    else answers.set(String(item.line), answer);
  }
  return saveDraft(context, draft, { answers: JSON.stringify(Object.fromEntries(answers)) });
}

export async function chooseLeaversToClose(
  context: SignedInContext,
  { version, user_ids, closes }: InputOf<'POST /admin/import_close'>,
): Promise<DraftVersion> {
  const draft = await requireEditableDraft(context, version);
  const { plan } = await loadPlan(context.db, draft, context.app.now());
  const leaverIds = plan.items.filter(({ kind }) => kind === 'left').map(({ user_id }) => Number(user_id));
  const chosenIds = new Set(user_ids ?? leaverIds);
  const otherIds = (JSON.parse(draft.closes) as number[]).filter((id) => !chosenIds.has(id));
  const idsToClose = closes ? [...otherIds, ...leaverIds.filter((id) => chosenIds.has(id))] : otherIds;
  return saveDraft(context, draft, { closes: JSON.stringify(idsToClose) });
}

/** Starts the job that applies the draft. Refuses immediately for the same reasons as the job. */
export async function startApplyingDraft(
  context: SignedInContext,
  { version, digest }: InputOf<'POST /admin/import_apply'>,
): Promise<Record<string, never>> {
  const { app, db, actor } = context;
  const draft = await requireEditableDraft(context, version);
  clearPlanCache();
  const loadedPlan = await loadPlan(db, draft, app.now());
  if (loadedPlan.digest !== digest) throw new AppError('import_school_changed');
  if (!loadedPlan.plan.isReady) throw new AppError('import_has_problems');
  await enqueueJob(app, db, importJob, {
    key: String(actor.id),
    requested_by: actor.id,
    payload: { version, digest },
  });
  return {};
}

export async function discardDraft(context: SignedInContext): Promise<Record<string, never>> {
  const draft = await findOwnDraft(context);
  if (draft && draft.result === '') await requireEditableDraft(context, draft.version);
  await drafts.deleteDraft(context.db, context.actor.id);
  return {};
}
