import type { Api } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError } from '#server/app-error.ts';
import { publishAccessChange } from '#server/auth/access-news.ts';
import { inTransaction } from '#server/database/database.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import * as teachings from '#server/features/classes/teachings.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';

type InputOf<K extends keyof Api> = ParsedInputOf<Api[K]>;

/** Removes a teaching. Refuses with 'not_found' if the person does not have it. */
export async function removeTeaching(
  { app, db, actor }: SignedInContext,
  input: InputOf<'POST /admin/teaching_remove'>,
): Promise<Record<string, never>> {
  const { class_id, user_id, subject_id } = input;
  await inTransaction(db, async (tx) => {
    if (!(await teachings.deleteTeaching(tx, input))) throw new AppError('not_found');
    const auditSubject = { subject_kind: 'class', subject_id: class_id, class_id, user_id } as const;
    const auditEntry = {
      at: app.now(),
      actor_id: actor.id,
      action: 'teaching.remove',
      ...auditSubject,
    } as const;
    await recordAudit(tx, { ...auditEntry, before: { subject_id } });
    publishAccessChange(app, tx, user_id);
  });
  return {};
}
