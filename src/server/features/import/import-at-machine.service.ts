import type { App } from '#server/app.ts';
import { AppError } from '#server/app-error.ts';
import { inTransaction } from '#server/database/database.ts';
import { chooseCalendar, listCalendars } from '#server/features/calendars/calendars.service.ts';
import { type ImportResult, writePlan } from '#server/features/import/apply/write-plan.ts';
import { makePlan } from '#server/features/import/plan/make-plan.ts';
import type { Plan, SchoolState } from '#server/features/import/plan/plan-types.ts';
import { lockSchool, readSchool } from '#server/features/import/plan/school-state.repository.ts';
import type { PeopleList } from '#server/features/import/reading/people-list.ts';
import { indexPeople } from '#server/features/people/person-words.service.ts';

/**
 * Imports that technicians run at the machine, without a draft. People missing from the list are not closed.
 */

export type MachineImport = { list: PeopleList; createsMissing: boolean; calendarId: number };

type ImportApp = Pick<App, 'db' | 'now'>;

/** Returns the id of the school year with that name, or of the current one. Refuses with 'not_found'. */
export async function findCalendarId({ db }: ImportApp, name: string | undefined): Promise<number> {
  const namedCalendar = (await listCalendars(db)).find((calendar) => calendar.name === name);
  const id = name === undefined ? await chooseCalendar(db, undefined) : namedCalendar?.id;
  if (!id) throw new AppError('not_found');
  return id;
}

async function compareWithSchool(db: App['db'], { list, createsMissing, calendarId }: MachineImport) {
  const school = await readSchool(db, calendarId);
  if (!school) throw new AppError('not_found');
  const choice = { createsMissing, answerByLine: new Map(), idsToClose: new Set<number>() };
  return { plan: makePlan(list, school, choice), school };
}

export function compareList(
  { db }: ImportApp,
  machineImport: MachineImport,
): Promise<{ plan: Plan; school: SchoolState }> {
  return compareWithSchool(db, machineImport);
}

/** Imports everything or nothing. Refuses with 'import_has_problems'. */
export async function importList(
  { db, now }: ImportApp,
  machineImport: MachineImport,
): Promise<ImportResult> {
  const result = await inTransaction(db, async (tx) => {
    await lockSchool(tx);
    const { plan, school } = await compareWithSchool(tx, machineImport);
    if (!plan.isReady) throw new AppError('import_has_problems');
    return writePlan(tx, plan, school, { at: now(), actor_id: null });
  });
  await indexPeople(db);
  return result;
}
