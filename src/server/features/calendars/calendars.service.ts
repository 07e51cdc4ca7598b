import { found } from '#server/app-error.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import * as places from '#server/features/calendars/calendars.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Where things are: the term and the unit, for every feature that puts something there. */

/** Terms, newest first. */
export function listCalendars(db: Db) {
  return places.listCalendars(db);
}

/** The chosen term, which must exist, else the current one; null where the school has none. */
export async function chooseCalendar(db: Db, chosen: number | undefined): Promise<number | null> {
  const calendars = await places.listCalendars(db);
  if (chosen !== undefined) return found(calendars.find(({ id }) => id === chosen)).id;
  return calendars.find(({ is_current }) => is_current === 1)?.id ?? null;
}

/** The unit; refuses who may not do `action` with it. */
export async function requireUnit(
  context: SignedInContext,
  id: number,
  action: 'unit.see' | 'unit.change',
): Promise<Row<'unit'>> {
  const unit = found(await places.findUnit(context.db, id));
  await authorize(context, action, unit);
  return unit;
}
