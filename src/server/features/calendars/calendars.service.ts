import type { TermState } from '#contract/terms.ts';
import { requireFound } from '#server/app-error.ts';
import type { Db } from '#server/database/database.ts';
import * as calendarQueries from '#server/features/calendars/calendars.repository.ts';

/** Finds the term (calendar) of a call, for all features. */

/** Terms, newest first. */
export function listCalendars(db: Db) {
  return calendarQueries.listCalendars(db);
}

export function stateOfTerm({ is_current, is_past }: { is_current: number; is_past: number }): TermState {
  if (is_current === 1) return 'current';
  return is_past === 1 ? 'past' : 'coming';
}

/** The chosen term, which must exist, or else the current one; null if there is no term. */
export async function chooseCalendar(db: Db, chosenId: number | undefined): Promise<number | null> {
  const calendars = await calendarQueries.listCalendars(db);
  if (chosenId !== undefined) return requireFound(calendars.find(({ id }) => id === chosenId)).id;
  return calendars.find(({ is_current }) => is_current === 1)?.id ?? null;
}
