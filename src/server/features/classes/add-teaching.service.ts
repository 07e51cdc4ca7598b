import type { Api } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { publishAccessChange } from '#server/auth/access-news.ts';
import { inTransaction } from '#server/database/database.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import * as classCounts from '#server/features/classes/class-counts.repository.ts';
import * as teachings from '#server/features/classes/teachings.repository.ts';
import { findSubject } from '#server/features/subjects/subjects.service.ts';
import { readTimeZone } from '#server/features/terms/terms.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { endOfDay } from '#server/school-days.ts';

type InputOf<K extends keyof Api> = ParsedInputOf<Api[K]>;

/** Adds a teaching. Refuses with 'not_found' if the class, subject or active teacher does not exist. */
export async function addTeaching(
  { app, db, actor }: SignedInContext,
  { until, ...input }: InputOf<'POST /admin/teaching_add'>,
): Promise<Record<string, never>> {
  const { class_id, user_id, subject_id } = input;
  const ends_at = until === undefined ? null : endOfDay(until, await readTimeZone(db));
  if (ends_at !== null && ends_at <= app.now()) throw new AppError('substitute_day_past');
  await inTransaction(db, async (tx) => {
    requireFound(await classCounts.findClass(tx, class_id));
    requireFound(await findSubject(tx, subject_id));
    if (!(await teachings.isActiveTeacher(tx, user_id))) throw new AppError('not_found');
    if (!(await teachings.insertTeaching(tx, { ...input, ends_at }))) return;
    const auditSubject = { subject_kind: 'class', subject_id: class_id, class_id, user_id } as const;
    const auditEntry = {
      at: app.now(),
      actor_id: actor.id,
      action: 'teaching.add',
      ...auditSubject,
    } as const;
    await recordAudit(tx, { ...auditEntry, after: { subject_id, until } });
    publishAccessChange(app, tx, user_id);
  });
  return {};
}
