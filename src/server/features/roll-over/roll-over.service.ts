import type { Api, ApiReply } from '#contract/api.ts';
import { findOwn } from '#contract/find-own.ts';
import { formatText, type Language, type Text } from '#contract/language.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { resultMessages } from '#contract/result-messages/result-messages.ts';
import type { RollOverCounts } from '#contract/roll-over.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { chooseName } from '#server/choose-names.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import { chooseCalendar } from '#server/features/calendars/calendars.service.ts';
import { readGrades } from '#server/features/classes/classes.service.ts';
import { readDeadLinks } from '#server/features/links/last-link-check.service.ts';
import {
  planFromCurrentTerm,
  rollOverJob,
  rollOverKey,
} from '#server/features/roll-over/make-term.service.ts';
import { countPlan, subjectIdsToCopy } from '#server/features/roll-over/plan.ts';
import * as rollOvers from '#server/features/roll-over/roll-overs.repository.ts';
import * as sourceTerm from '#server/features/roll-over/source.repository.ts';
import { listSubjects } from '#server/features/subjects/subjects.service.ts';
import { updateTermByDate } from '#server/features/terms/current-term.service.ts';
import {
  findTerm,
  readTimeZone,
  requireFreeTerm,
  toDayRange,
  toTimeRange,
} from '#server/features/terms/terms.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import type { Job } from '#server/jobs/job-kind.ts';
import { findJob } from '#server/jobs/jobs.repository.ts';
import { enqueueJob } from '#server/jobs/jobs.service.ts';

/** Previews a new term, starts the job that makes it, and undoes it. */

type InputOf<K extends keyof Api> = ParsedInputOf<Api[K]>;
type RollOverReply = ApiReply<'GET /admin/roll_over'>;

const dayMs = 86_400_000;

function describeJob(job: Job | undefined, lang: Language): RollOverReply['job'] {
  if (!job) return null;
  const { state, progress, error, error_params } = job;
  const text = findOwn<Text>(resultMessages, error) ?? resultMessages.server_error;
  const params = JSON.parse(error_params) as Record<string, string | number>;
  return { state, progress, error: state === 'failed' ? formatText(text, lang, params) : '' };
}

/** The term made in the last day, with the changes since that prevent undoing it. */
async function readMadeTerm(db: Db, now: number): Promise<RollOverReply['made']> {
  const rollOver = await rollOvers.findLastRollOver(db, now - dayMs);
  const term = rollOver && (await findTerm(db, rollOver.calendar_id));
  if (!rollOver || !term) return null;
  return {
    calendar_id: rollOver.calendar_id,
    name: term.name,
    undo_until: rollOver.made_at + dayMs,
    counts: JSON.parse(rollOver.counts) as RollOverCounts,
    hindrances: await rollOvers.countHindrances(db, rollOver),
  };
}

/** The subjects that have units in the term, in the school's order. */
async function listSourceSubjects(
  { db, lang }: SignedInContext,
  calendarId: number,
): Promise<RollOverReply['subjects']> {
  const countsBySubject = Map.groupBy(
    await sourceTerm.countSourceUnits(db, calendarId),
    ({ subject_id }) => subject_id,
  );
  return (await listSubjects(db)).flatMap(({ id, name, name_eng, colour }) => {
    const rows = countsBySubject.get(id);
    if (!rows) return [];
    const units = rows.reduce((sum, row) => sum + row.units, 0);
    const coursewares = rows.reduce((sum, row) => sum + row.coursewares, 0);
    return { id, name: chooseName(name, name_eng, lang), colour, units, coursewares };
  });
}

export async function readRollOver(context: SignedInContext): Promise<RollOverReply> {
  const { app, db, lang } = context;
  const job = describeJob(await findJob(db, rollOverJob.kind, rollOverKey), lang);
  const madeTerm = await readMadeTerm(db, app.now());
  const grades = await readGrades(db);
  const calendarId = await chooseCalendar(db, undefined);
  const term = calendarId === null ? undefined : await findTerm(db, calendarId);
  if (!term) return { current: null, grades, classes: [], subjects: [], job, made: madeTerm };
  const classes = await sourceTerm.listSourceClasses(db, term.id);
  return {
    current: { id: term.id, name: term.name, ...toDayRange(term, await readTimeZone(db)) },
    grades,
    classes: classes.map(({ group_sets: _sets, ...each }) => each),
    subjects: await listSourceSubjects(context, term.id),
    job,
    made: madeTerm,
  };
}

/** Refuses plans that would fail: taken names and days, and classes of other terms. */
async function checkPlan({ db }: SignedInContext, plan: InputOf<'POST /admin/roll_over_preview'>) {
  const { name, first_day, last_day } = plan;
  await requireFreeTerm(db, { name, ...toTimeRange({ first_day, last_day }, await readTimeZone(db)) });
  return planFromCurrentTerm(db, plan);
}

export async function previewRollOver(
  context: SignedInContext,
  plan: InputOf<'POST /admin/roll_over_preview'>,
): Promise<ApiReply<'POST /admin/roll_over_preview'>> {
  const { db } = context;
  const { calendarId, classes, moves } = await checkPlan(context, plan);
  const deadLinks = await readDeadLinks(db);
  const deadRevisions = [...deadLinks.keys()];
  const unitCounts = await sourceTerm.countSourceUnits(db, calendarId, deadRevisions);
  const sourceClassIds = moves.units.map((each) => each.from);
  const subjectIds = subjectIdsToCopy(plan);
  const hasNoUnits = sourceClassIds.length === 0 || subjectIds?.length === 0;
  const filter = { classIds: sourceClassIds, subjectIds, deadRevisions };
  const staleRows = hasNoUnits ? [] : await sourceTerm.listStaleCoursewares(db, filter);
  return {
    ...countPlan(plan, moves, classes, unitCounts),
    stale_items: staleRows.map(({ revision_id, is_outdated, is_ownerless, ...row }) => ({
      ...row,
      dead_links: deadLinks.get(revision_id) ?? [],
      is_outdated: is_outdated === 1,
      is_ownerless: is_ownerless === 1,
    })),
  };
}

export async function startRollOver(
  context: SignedInContext,
  plan: InputOf<'POST /admin/roll_over_start'>,
): Promise<Record<string, never>> {
  await checkPlan(context, plan);
  const { app, actor } = context;
  await enqueueJob(app, app.db, rollOverJob, { key: rollOverKey, requested_by: actor.id, payload: plan });
  return {};
}

/** Refuses with 'roll_over_too_late' after a day, and 'roll_over_used' if people have worked in the term. */
export async function undoRollOver(
  { app, db, actor }: SignedInContext,
  calendarId: number,
): Promise<Record<string, never>> {
  const now = app.now();
  await inTransaction(db, async (tx) => {
    const rollOver = await rollOvers.findLastRollOver(tx, now - dayMs);
    if (rollOver?.calendar_id !== calendarId) throw new AppError('roll_over_too_late');
    if (!(await rollOvers.markUndone(tx, rollOver.id, now))) throw new AppError('roll_over_too_late');
    const { name } = requireFound(await findTerm(tx, calendarId));
    const hindrances = await rollOvers.countHindrances(tx, rollOver);
    if (Object.values(hindrances).some((count) => count > 0)) throw new AppError('roll_over_used');
    await rollOvers.deleteTerm(tx, calendarId);
    const auditColumns = {
      at: now,
      actor_id: actor.id,
      action: 'roll_over.undo',
      subject_kind: 'calendar',
    } as const;
    const before = { name, ...(JSON.parse(rollOver.counts) as RollOverCounts) };
    await recordAudit(tx, { ...auditColumns, subject_id: calendarId, before });
  });
  await updateTermByDate(app);
  return {};
}
