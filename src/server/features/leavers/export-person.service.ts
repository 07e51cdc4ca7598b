import type { Api } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { requireFound } from '#server/app-error.ts';
import { inTransaction } from '#server/database/database.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import * as exportQueries from '#server/features/leavers/export-person.repository.ts';
import { createPersonZip } from '#server/features/leavers/zip-person.ts';
import type { SignedInContext } from '#server/http/context.ts';

/**
 * Sends everything stored about a person as a zip of JSON lists and files. The zip is created while it is
 * sent.
 */

/** Sends the zip, and records in the audit table who has asked for it. */
export async function exportPerson(
  { app, db, actor, reply }: SignedInContext,
  { id }: ParsedInputOf<Api['POST /admin/person_export']>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    requireFound(await exportQueries.findAccount(tx, id));
    await recordAudit(tx, {
      at: app.now(),
      actor_id: actor.id,
      action: 'person.export',
      subject_kind: 'user',
      subject_id: id,
      user_id: id,
    });
  });
  const headers = {
    'content-disposition': `attachment; filename="person-${id}.zip"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  await reply
    .type('application/zip')
    .headers(headers)
    .send(await createPersonZip(app, id));
}
