import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { publishAccessChange } from '#server/auth/access-news.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import { eraseAccount } from '#server/features/leavers/erase-account.repository.ts';
import { eraseInAudit } from '#server/features/leavers/erase-in-audit.repository.ts';
import * as erasure from '#server/features/leavers/erase-person.repository.ts';
import type { PersonTexts } from '#server/features/leavers/erase-texts.ts';
import { erasureJob } from '#server/features/leavers/erase-work.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { enqueueJob } from '#server/jobs/jobs.service.ts';

/** Erases the data of people who have left. Names are erased immediately, work by a job. */

export async function readTraces(
  { db }: SignedInContext,
  { id }: ParsedInputOf<Api['GET /admin/person_traces']>,
): Promise<ApiReply<'GET /admin/person_traces'>> {
  return erasure.countPersonWork(db, id);
}

/** A school id or login name may be as short as '12', so that other texts are equal to it by chance. */
function collectTexts({
  name,
  nickname,
  nickname_eng,
  email,
  login_name,
  source_id,
}: Row<'user'>): PersonTexts {
  return {
    names: new Set([name, nickname, nickname_eng, email ?? ''].filter((text) => text !== '')),
    textByKey: new Map(
      Object.entries({ login_name, source_id }).flatMap(([key, text]) =>
        text ? [[key, text] as const] : [],
      ),
    ),
  };
}

/**
 * Erases a person. Refuses with 'person_not_closed', 'person_erased', and 'name_differs' unless the typed name is
 * the displayed one.
 */
export async function erasePerson(
  { app, db, actor }: SignedInContext,
  { id, name }: ParsedInputOf<Api['POST /admin/person_erase']>,
): Promise<Record<string, never>> {
  await inTransaction(db, async (tx) => {
    const row = requireFound(await erasure.lockPerson(tx, id));
    if (row.is_active === 1) throw new AppError('person_not_closed', { name: row.name });
    if (row.erased_at !== null) throw new AppError('person_erased');
    if (row.name.trim() !== name.trim()) throw new AppError('name_differs');
    const at = app.now();
    await eraseInAudit(tx, id, collectTexts(row));
    await eraseAccount(tx, id, at);
    await recordAudit(tx, {
      at,
      actor_id: actor.id,
      action: 'person.erase',
      subject_kind: 'user',
      subject_id: id,
      user_id: id,
    });
    // The job is added in the same transaction, so that no erasure lacks its job.
    await enqueueJob(app, tx, erasureJob, { key: String(id), requested_by: actor.id, payload: {} });
    publishAccessChange(app, tx, id);
  });
  return {};
}
