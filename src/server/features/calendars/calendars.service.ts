import type { TermState } from '#contract/terms.ts';
import { requireFound } from '#server/app-error.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import * as calendarQueries from '#server/features/calendars/calendars.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Finds the term (calendar) and the unit of a call, for all features. */

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

/** Returns the unit. Refuses people who may not do `action` with it. */
export async function requireUnit(
  context: SignedInContext,
  id: number,
  action: 'unit.see' | 'unit.change',
): Promise<Row<'unit'>> {
  const unit = requireFound(await calendarQueries.findUnit(context.db, id));
  await authorize(context, action, unit);
  return unit;
}
