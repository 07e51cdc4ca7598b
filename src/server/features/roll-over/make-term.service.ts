import type { Transaction } from 'kysely';
import { type RollOverPlan, rollOverPlan } from '#contract/roll-over.ts';
import type { App } from '#server/app.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import { chooseCalendar } from '#server/features/calendars/calendars.service.ts';
import { insertNewClass } from '#server/features/classes/classes.service.ts';
import * as classCopies from '#server/features/roll-over/copy.repository.ts';
import * as unitCopies from '#server/features/roll-over/copy-units.repository.ts';
import * as termCounts from '#server/features/roll-over/count-term.repository.ts';
import * as drawnCodes from '#server/features/roll-over/drawn-codes.repository.ts';
import { planMoves, subjectIdsToCopy } from '#server/features/roll-over/plan.ts';
import * as rollOvers from '#server/features/roll-over/roll-overs.repository.ts';
import * as sourceTerm from '#server/features/roll-over/source.repository.ts';
import { updateTermByDate } from '#server/features/terms/current-term.service.ts';
import { insertNewTerm, readTimeZone, toTimeRange } from '#server/features/terms/terms.service.ts';
import { defineJob, implementJob } from '#server/jobs/define-job.ts';
import { JobError, type JobKind, type JobRun } from '#server/jobs/job-kind.ts';
import { createJoinCode } from '#server/join-code.ts';

/**
 * Makes the next term from the current one. Join codes are drawn first; everything else happens in one transaction.
 */

export const rollOverJob = defineJob({ kind: 'roll_over', payload: rollOverPlan });
/** The fixed key allows one such job at a time. */
export const rollOverKey = 'school';

/** Applies the plan to the current term: returns that term's id and classes, and the resulting moves. */
export async function planFromCurrentTerm(db: Db, plan: RollOverPlan) {
  const calendarId = requireFound(await chooseCalendar(db, undefined));
  const classes = await sourceTerm.listSourceClasses(db, calendarId);
  return { calendarId, classes, moves: planMoves(plan, classes) };
}

const codesPerTransaction = 1_000;

/** Draws a join code for each courseware that will be copied, and another one for each code that is taken. */
async function drawCodes(
  db: Db,
  classIds: readonly number[],
  { signal, progress }: Pick<JobRun, 'signal' | 'progress'>,
): Promise<void> {
  await drawnCodes.deleteDrawnCodes(db);
  if (classIds.length === 0) return;
  for (;;) {
    const ids = await drawnCodes.listCoursewaresWithoutCode(db, classIds);
    if (ids.length === 0) return;
    for (let from = 0; from < ids.length; from += codesPerTransaction) {
      signal.throwIfAborted();
      const someIds = ids.slice(from, from + codesPerTransaction);
      const codes = someIds.map((courseware_id) => ({ courseware_id, join_code: createJoinCode() }));
      // Several short transactions, so that others can write between them.
      await inTransaction(db, (tx) => drawnCodes.storeDrawnCodes(tx, codes));
      progress((0.8 * (from + someIds.length)) / ids.length);
    }
    await drawnCodes.deleteTakenCodes(db);
  }
}

async function makeTerm(
  tx: Transaction<Schema>,
  plan: RollOverPlan,
  { actorId, now, timeZone }: { actorId: number; now: number; timeZone: string },
): Promise<void> {
  const { calendarId: from_calendar_id, moves } = await planFromCurrentTerm(tx, plan);
  const { name, first_day, last_day } = plan;
  const calendarId = await insertNewTerm(tx, { name, ...toTimeRange({ first_day, last_day }, timeZone) });
  const classIdByName = new Map<string, number>();
  for (const each of moves.classes)
    classIdByName.set(each.name, await insertNewClass(tx, { ...each, calendar_id: calendarId }));
  for (const { from, to: newClassName, keepsTeachers } of moves.students) {
    const classCopy = { from, to: requireFound(classIdByName.get(newClassName)) };
    await classCopies.copyStudents(tx, classCopy);
    if (keepsTeachers) await classCopies.copyTeachings(tx, classCopy);
    if (plan.keeps_groups) await classCopies.copyGroups(tx, classCopy, now);
  }
  for (const { from, to: newClassName } of moves.units) {
    const unitsToCopy = {
      from,
      to: requireFound(classIdByName.get(newClassName)),
      calendarId,
      subjectIds: subjectIdsToCopy(plan),
      now,
    };
    await unitCopies.copyUnits(tx, unitsToCopy);
    await unitCopies.copyCategories(tx, unitsToCopy);
    await unitCopies.copyCoursewares(tx, unitsToCopy);
  }
  await drawnCodes.deleteDrawnCodes(tx);
  const counts = await termCounts.countTerm(tx, calendarId);
  const class_ids = JSON.stringify([...classIdByName.values()]);
  await rollOvers.insertRollOver(tx, {
    from_calendar_id,
    calendar_id: calendarId,
    made_by: actorId,
    made_at: now,
    class_ids,
    counts: JSON.stringify(counts),
  });
  const auditColumns = {
    at: now,
    actor_id: actorId,
    action: 'roll_over.make',
    subject_kind: 'calendar',
  } as const;
  await recordAudit(tx, {
    ...auditColumns,
    subject_id: calendarId,
    after: { name, from_calendar_id, ...counts },
  });
}

/** The job that makes a term; its payload is the plan. */
export function rollOverJobs(app: App): Record<string, JobKind> {
  return implementJob(rollOverJob, {
    lane: 'light',
    timeMaxMinutes: 10,
    runJob: async ({ payload: plan, requested_by }, { signal, progress }) => {
      const { moves } = await planFromCurrentTerm(app.db, plan);
      await drawCodes(
        app.db,
        moves.units.map(({ from }) => from),
        { signal, progress },
      );
      const timeZone = await readTimeZone(app.db);
      progress(0.9);
      return (tx) => makeTerm(tx, plan, { actorId: requested_by, now: app.now(), timeZone });
    },
    explain: (error) => (error instanceof AppError ? new JobError(error.key, error.params) : undefined),
    tidy: async () => {
      await drawnCodes.deleteDrawnCodes(app.db);
      await updateTermByDate(app);
    },
  });
}
