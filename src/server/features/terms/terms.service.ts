import type { Transaction } from 'kysely';
import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import type { Row, Schema } from '#server/database/schema.ts';
import { readSetting } from '#server/database/settings.ts';
import { type AuditChange, recordAudit } from '#server/features/audit/audit.service.ts';
import { stateOfTerm } from '#server/features/calendars/calendars.service.ts';
import { updateCurrentTerm } from '#server/features/terms/current-term.service.ts';
import * as holidayRows from '#server/features/terms/holidays.repository.ts';
import * as termChanges from '#server/features/terms/term-changes.repository.ts';
import * as terms from '#server/features/terms/terms.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { dayOf, endOfDay, startOfDay } from '#server/school-days.ts';

/** Adds, changes and deletes terms and their holidays. */

type InputOf<K extends keyof Api> = ParsedInputOf<Api[K]>;
type Tx = Transaction<Schema>;
type DayRange = { first_day: string; last_day: string };
type TimeRange = Pick<Row<'calendar'>, 'starts_at' | 'ends_at'>;

export function readTimeZone(db: Db): Promise<string> {
  return readSetting(db, 'time_zone');
}

export function toDayRange({ starts_at, ends_at }: TimeRange, timeZone: string): DayRange {
  return { first_day: dayOf(starts_at, timeZone), last_day: dayOf(ends_at, timeZone) };
}

/**
 * The time from the beginning of the first day to the end of the last. Refuses with 'term_dates_wrong' if the last day is
 * earlier.
 */
export function toTimeRange({ first_day, last_day }: DayRange, timeZone: string): TimeRange {
  if (last_day < first_day) throw new AppError('term_dates_wrong');
  return { starts_at: startOfDay(first_day, timeZone), ends_at: endOfDay(last_day, timeZone) };
}

export async function listTerms({ db }: SignedInContext): Promise<ApiReply<'GET /admin/terms'>> {
  const timeZone = await readTimeZone(db);
  const holidaysByTerm = Map.groupBy(await holidayRows.listHolidays(db), ({ calendar_id }) => calendar_id);
  const rows = await terms.listTerms(db);
  const items = rows.map((term) => ({
    id: term.id,
    name: term.name,
    ...toDayRange(term, timeZone),
    state: stateOfTerm(term),
    class_count: term.class_count,
    unit_count: term.unit_count,
    holidays: (holidaysByTerm.get(term.id) ?? []).map((holiday) => ({
      id: holiday.id,
      name: holiday.name,
      ...toDayRange(holiday, timeZone),
    })),
  }));
  return { items };
}

type TermAuditEntry = Pick<AuditChange, 'action' | 'subject_id' | 'before' | 'after'>;

/** Changes the terms in a transaction with an audit entry, and then updates the current term by the date. */
async function changeTerms<T>(
  { app, db, actor }: SignedInContext,
  changeRows: (tx: Tx, termRows: Row<'calendar'>[]) => Promise<{ entry: TermAuditEntry; reply: T }>,
): Promise<T> {
  const now = app.now();
  return inTransaction(db, async (tx) => {
    const changeResult = await changeRows(tx, await terms.lockTerms(tx));
    await recordAudit(tx, { at: now, actor_id: actor.id, subject_kind: 'calendar', ...changeResult.entry });
    await updateCurrentTerm(app, tx);
    return changeResult.reply;
  });
}

/** Refuses with 'name_taken' and 'term_overlaps'. `id`: the term that is being changed. */
function requireFreeNameAndTime(
  termRows: readonly Row<'calendar'>[],
  { id, name, starts_at, ends_at }: TimeRange & { id?: number; name: string },
): void {
  const otherTerms = termRows.filter((term) => term.id !== id);
  if (otherTerms.some((term) => term.name === name)) throw new AppError('name_taken', { name });
  const overlappingTerm = otherTerms.find((term) => term.starts_at <= ends_at && starts_at <= term.ends_at);
  if (overlappingTerm) throw new AppError('term_overlaps', { name: overlappingTerm.name });
}

/** Refuses with 'name_taken' and 'term_overlaps' for a new term. */
export async function requireFreeTerm(db: Db, term: TimeRange & { name: string }): Promise<void> {
  requireFreeNameAndTime(await terms.listAllTerms(db), term);
}

/** Adds a term as part of a larger change, whose caller records it. Refuses with 'name_taken' and 'term_overlaps'. */
export async function insertNewTerm(tx: Tx, term: TimeRange & { name: string }): Promise<number> {
  requireFreeNameAndTime(await terms.lockTerms(tx), term);
  return termChanges.insertTerm(tx, term);
}

export function findTerm(db: Db, id: number): Promise<Row<'calendar'> | undefined> {
  return terms.findTerm(db, id);
}

export async function addTerm(
  context: SignedInContext,
  { name, ...dayRange }: InputOf<'POST /admin/term_add'>,
): Promise<{ id: number }> {
  const timeRange = toTimeRange(dayRange, await readTimeZone(context.db));
  return changeTerms(context, async (tx, termRows) => {
    requireFreeNameAndTime(termRows, { name, ...timeRange });
    const id = await termChanges.insertTerm(tx, { name, ...timeRange });
    return { entry: { action: 'calendar.add', subject_id: id, after: { name, ...dayRange } }, reply: { id } };
  });
}

export async function updateTerm(
  context: SignedInContext,
  { id, name, ...dayRange }: InputOf<'POST /admin/term_update'>,
): Promise<Record<string, never>> {
  const timeZone = await readTimeZone(context.db);
  const timeRange = toTimeRange(dayRange, timeZone);
  return changeTerms(context, async (tx, termRows) => {
    const term = requireFound(termRows.find((each) => each.id === id));
    requireFreeNameAndTime(termRows, { id, name, ...timeRange });
    await termChanges.updateTerm(tx, id, { name, ...timeRange });
    const before = { name: term.name, ...toDayRange(term, timeZone) };
    return {
      entry: { action: 'calendar.change', subject_id: id, before, after: { name, ...dayRange } },
      reply: {},
    };
  });
}

/** Refuses with 'term_not_empty' for a term with classes. */
export async function deleteTerm(context: SignedInContext, id: number): Promise<Record<string, never>> {
  return changeTerms(context, async (tx, termRows) => {
    const { name } = requireFound(termRows.find((each) => each.id === id));
    if (!(await termChanges.deleteEmptyTerm(tx, id))) throw new AppError('term_not_empty');
    return { entry: { action: 'calendar.delete', subject_id: id, before: { name } }, reply: {} };
  });
}

/** Refuses with 'term_dates_wrong' for a holiday that begins outside the term. */
export async function addHoliday(
  context: SignedInContext,
  { calendar_id, name, ...dayRange }: InputOf<'POST /admin/holiday_add'>,
): Promise<{ id: number }> {
  const timeRange = toTimeRange(dayRange, await readTimeZone(context.db));
  return changeTerms(context, async (tx, termRows) => {
    const term = requireFound(termRows.find(({ id }) => id === calendar_id));
    const isInside = timeRange.starts_at >= term.starts_at && timeRange.starts_at <= term.ends_at;
    if (!isInside) throw new AppError('term_dates_wrong');
    const id = await holidayRows.insertHoliday(tx, { calendar_id, name, ...timeRange });
    return {
      entry: { action: 'calendar.holiday_add', subject_id: calendar_id, after: { name, ...dayRange } },
      reply: { id },
    };
  });
}

export async function deleteHoliday(context: SignedInContext, id: number): Promise<Record<string, never>> {
  return changeTerms(context, async (tx) => {
    const { calendar_id, name } = requireFound(await holidayRows.deleteHoliday(tx, id));
    return {
      entry: { action: 'calendar.holiday_delete', subject_id: calendar_id, before: { name } },
      reply: {},
    };
  });
}
