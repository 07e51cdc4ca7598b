import { isMarkedType } from '#activities/models.ts';
import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { countWork, listPlacedById } from '#server/features/coursewares/placed.service.ts';
import { chooseCalendar } from '#server/features/units/classes.service.ts';
import * as today from '#server/features/units/today.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { nameStudent, nameSubjects } from '#server/names.ts';

/** What needs the teacher today, among what they teach themselves, administrators too. */

type Today = ApiReply<'GET /teacher/today'>;

const dayMs = 86_400_000;
const dueSoonMs = 7 * dayMs;
const shownPerPart = 20;
/** Of those due soon some are left out because everybody has submitted. */
const dueLookedAt = 100;
/** Older coursewares no longer count for who is behind. */
const behindLookedAt = 100;

async function describeItems(
  { db, lang }: SignedInContext,
  ids: readonly number[],
): Promise<Today['to_mark']> {
  const rows = nameSubjects(await listPlacedById(db, ids), lang);
  const counts = await countWork(db, ids);
  return rows.flatMap((row) => {
    const { id, name, type, unit_id, unit_name, class_name, subject_name, due_at } = row;
    const count = counts.get(id);
    if (!count) return [];
    const { assigned, submitted, waiting } = count;
    const item = { unit_id, unit_name, type, class_name, subject_name, due_at, assigned, submitted, waiting };
    return { ...item, courseware_id: id, courseware_name: name, is_marked: isMarkedType(type) };
  });
}

export async function readToday(
  context: SignedInContext,
  { calendar_id }: ParsedInputOf<Api['GET /teacher/today']>,
): Promise<Today> {
  const { db, actor, app, lang } = context;
  const calendarId = await chooseCalendar(db, calendar_id);
  if (calendarId === null) return { due_soon: [], to_mark: [], behind: [] };
  const taught = { userId: actor.id, calendarId };
  const now = app.now();
  const due = await today.listDueBetween(db, taught, { now, until: now + dueSoonMs, limit: dueLookedAt });
  const toMark = await today.listToMark(db, taught, shownPerPart);
  const dueSoon = (await describeItems(context, due)).filter(
    ({ assigned, submitted }) => submitted < assigned,
  );
  const behind = await today.listBehind(db, taught, {
    now,
    until: now + dayMs,
    newest: behindLookedAt,
    limit: shownPerPart,
  });
  return {
    due_soon: dueSoon.slice(0, shownPerPart),
    to_mark: await describeItems(context, toMark),
    behind: behind.map((row) => ({ ...row, student_name: nameStudent(row, lang) })),
  };
}
