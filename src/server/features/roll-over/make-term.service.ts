import type { Transaction } from 'kysely';
import type { RollOverPlan } from '#contract/roll-over.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import { chooseCalendar } from '#server/features/calendars/calendars.service.ts';
import { insertNewClass } from '#server/features/classes/classes.service.ts';
import * as copy from '#server/features/roll-over/copy.repository.ts';
import * as unitCopies from '#server/features/roll-over/copy-units.repository.ts';
import * as termCounts from '#server/features/roll-over/count-term.repository.ts';
import * as drawnCodes from '#server/features/roll-over/drawn-codes.repository.ts';
import { planMoves, subjectsOf } from '#server/features/roll-over/plan.ts';
import * as rollOvers from '#server/features/roll-over/roll-overs.repository.ts';
import * as source from '#server/features/roll-over/source.repository.ts';
import { followDate } from '#server/features/terms/current-term.service.ts';
import { insertNewTerm, readDays, readTimeZone } from '#server/features/terms/terms.service.ts';
import type { App } from '#server/http/context.ts';
import { type Job, JobError, type JobKind, type JobRun } from '#server/jobs/job-kind.ts';
import { createJoinCode } from '#server/join-code.ts';

/**
 * Makes the next term from the current one. Join codes are drawn first; everything else happens in one transaction.
 */

export const rollOverKind = 'roll_over';
/** The fixed key allows one such job at a time. */
export const rollOverKey = 'school';

/** The current term's id and classes, and the moves that the plan makes of them. */
export async function readMoves(db: Db, plan: RollOverPlan) {
  const calendarId = requireFound(await chooseCalendar(db, undefined));
  const classes = await source.listSourceClasses(db, calendarId);
  return { calendarId, classes, moves: planMoves(plan, classes) };
}

const codesAtOnce = 1_000;

/** Draws a join code for each courseware that will be copied, and another one for each code that is taken. */
async function drawCodes(
  db: Db,
  classIds: readonly number[],
  { signal, progress }: Pick<JobRun, 'signal' | 'progress'>,
): Promise<void> {
  await drawnCodes.clearCodes(db);
  if (classIds.length === 0) return;
  for (;;) {
    const ids = await drawnCodes.listUncoded(db, classIds);
    if (ids.length === 0) return;
    for (let from = 0; from < ids.length; from += codesAtOnce) {
      signal.throwIfAborted();
      const someIds = ids.slice(from, from + codesAtOnce);
      const codes = someIds.map((courseware_id) => ({ courseware_id, join_code: createJoinCode() }));
      // Several short transactions, so that others can write between them.
      await inTransaction(db, (tx) => drawnCodes.storeCodes(tx, codes));
      progress((0.8 * (from + someIds.length)) / ids.length);
    }
    await drawnCodes.dropTakenCodes(db);
  }
}

async function makeTerm(
  tx: Transaction<Schema>,
  plan: RollOverPlan,
  { actorId, now, timeZone }: { actorId: number; now: number; timeZone: string },
): Promise<void> {
  const { calendarId: from_calendar_id, moves } = await readMoves(tx, plan);
  const { name, first_day, last_day } = plan;
  const calendarId = await insertNewTerm(tx, { name, ...readDays({ first_day, last_day }, timeZone) });
  const idOf = new Map<string, number>();
  for (const each of moves.classes)
    idOf.set(each.name, await insertNewClass(tx, { ...each, calendar_id: calendarId }));
  for (const { from, to: target, keepsTeachers } of moves.students) {
    const move = { from, to: requireFound(idOf.get(target)) };
    await copy.copyStudents(tx, move);
    if (keepsTeachers) await copy.copyTeachings(tx, move);
    if (plan.keeps_groups) await copy.copyGroups(tx, move, now);
  }
  for (const { from, to: target } of moves.units) {
    const units = { from, to: requireFound(idOf.get(target)), calendarId, subjectIds: subjectsOf(plan), now };
    await unitCopies.copyUnits(tx, units);
    await unitCopies.copyCoursewares(tx, units);
  }
  await drawnCodes.clearCodes(tx);
  const counts = await termCounts.countTerm(tx, calendarId);
  const class_ids = JSON.stringify([...idOf.values()]);
  await rollOvers.insertRollOver(tx, {
    from_calendar_id,
    calendar_id: calendarId,
    made_by: actorId,
    made_at: now,
    class_ids,
    counts: JSON.stringify(counts),
  });
  const entry = { at: now, actor_id: actorId, action: 'roll_over.make', subject_kind: 'calendar' } as const;
  await recordAudit(tx, { ...entry, subject_id: calendarId, after: { name, from_calendar_id, ...counts } });
}

/** The job that makes a term; its payload is the plan. */
export function rollOverJobs(app: App): Record<string, JobKind> {
  const prepareTerm: JobKind['runJob'] = async ({ payload, requested_by }: Job, { signal, progress }) => {
    const plan = JSON.parse(payload) as RollOverPlan;
    const { moves } = await readMoves(app.db, plan);
    await drawCodes(
      app.db,
      moves.units.map(({ from }) => from),
      { signal, progress },
    );
    const timeZone = await readTimeZone(app.db);
    progress(0.9);
    return (tx) =>
      makeTerm(tx as Transaction<Schema>, plan, { actorId: requested_by, now: app.now(), timeZone });
  };
  return {
    [rollOverKind]: {
      lane: 'light',
      timeMaxMinutes: 10,
      runJob: prepareTerm,
      explain: (error) => (error instanceof AppError ? new JobError(error.key, error.params) : undefined),
      tidy: async () => {
        await drawnCodes.clearCodes(app.db);
        await followDate(app);
      },
    },
  };
}
