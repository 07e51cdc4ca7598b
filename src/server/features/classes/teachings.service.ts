import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { publishAccessChange } from '#server/auth/access-news.ts';
import { addSubjectNames } from '#server/choose-names.ts';
import { inTransaction } from '#server/database/database.ts';
import { toSearchText } from '#server/database/search/search-text.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import * as classes from '#server/features/classes/classes.repository.ts';
import * as teachings from '#server/features/classes/teachings.repository.ts';
import { findSubject } from '#server/features/subjects/subjects.service.ts';
import { readTimeZone } from '#server/features/terms/terms.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { endOfDay } from '#server/school-days.ts';

/** One class with its teachings. */

type Input<K extends keyof Api> = ParsedInputOf<Api[K]>;

export async function readClass(
  { db, lang }: SignedInContext,
  id: number,
): Promise<ApiReply<'GET /admin/class'>> {
  const schoolClass = requireFound(await classes.findClass(db, id));
  const rows = addSubjectNames(await teachings.listTeachings(db, id), lang);
  return { ...schoolClass, teachings: rows.map(({ subject_name_eng: _english, ...row }) => row) };
}

const choicesMax = 20;

export async function findTeachers(
  { db }: SignedInContext,
  { keyword }: Input<'GET /admin/teacher_choices'>,
): Promise<ApiReply<'GET /admin/teacher_choices'>> {
  const wanted = toSearchText(keyword ?? '');
  const all = await teachings.listTeachers(db);
  const items = all.filter(({ name, nickname, nickname_eng, email }) =>
    toSearchText(`${name} ${nickname} ${nickname_eng} ${email ?? ''}`).includes(wanted),
  );
  return { items: items.slice(0, choicesMax) };
}

/** Refuses 'not_found' for a class, a subject or an active teacher that does not exist. */
export async function addTeaching(
  { app, db, actor }: SignedInContext,
  { until, ...input }: Input<'POST /admin/teaching_add'>,
): Promise<Record<string, never>> {
  const { class_id, user_id, subject_id } = input;
  const ends_at = until === undefined ? null : endOfDay(until, await readTimeZone(db));
  if (ends_at !== null && ends_at <= app.now()) throw new AppError('substitute_day_past');
  await inTransaction(db, async (tx) => {
    requireFound(await classes.findClass(tx, class_id));
    requireFound(await findSubject(tx, subject_id));
    if (!(await teachings.isActiveTeacher(tx, user_id))) throw new AppError('not_found');
    if (!(await teachings.insertTeaching(tx, { ...input, ends_at }))) return;
    const subject = { subject_kind: 'class', subject_id: class_id, class_id, user_id } as const;
    const entry = { at: app.now(), actor_id: actor.id, action: 'teaching.add', ...subject } as const;
    await recordAudit(tx, { ...entry, after: { subject_id, until } });
  });
  publishAccessChange(app, user_id);
  return {};
}

/** Refuses 'not_found' if the person does not teach it. */
export async function removeTeaching(
  { app, db, actor }: SignedInContext,
  input: Input<'POST /admin/teaching_remove'>,
): Promise<Record<string, never>> {
  const { class_id, user_id, subject_id } = input;
  await inTransaction(db, async (tx) => {
    if (!(await teachings.deleteTeaching(tx, input))) throw new AppError('not_found');
    const subject = { subject_kind: 'class', subject_id: class_id, class_id, user_id } as const;
    const entry = { at: app.now(), actor_id: actor.id, action: 'teaching.remove', ...subject } as const;
    await recordAudit(tx, { ...entry, before: { subject_id } });
  });
  publishAccessChange(app, user_id);
  return {};
}
