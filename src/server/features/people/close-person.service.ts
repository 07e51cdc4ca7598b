import { AppError, requireFound } from '#server/app-error.ts';
import { publishAccessChange } from '#server/auth/access-news.ts';
import { inTransaction } from '#server/database/database.ts';
import { lockRows } from '#server/database/dialect/lock-rows.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import { refuseOwnAccount, requireRemainingAdmin } from '#server/features/people/change-person.service.ts';
import { isAdminRow } from '#server/features/people/describe-person.ts';
import * as memberships from '#server/features/people/memberships.repository.ts';
import * as people from '#server/features/people/people.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** Closes the accounts of people who leave the school, and opens them again. */

type EmptyReply = Record<string, never>;

/**
 * Closes an account: ends its sessions, live connections and memberships. All work stays, and so do a
 * teacher's teachings and activities.
 */
export async function closePerson(context: SignedInContext, { id }: { id: number }): Promise<EmptyReply> {
  const { app, db, actor } = context;
  refuseOwnAccount(context, id);
  await inTransaction(db, async (tx) => {
    await lockRows(tx, 'user', [id]);
    const row = requireFound(await people.findPerson(tx, id));
    if (row.is_active === 0) return;
    if (isAdminRow(row)) await requireRemainingAdmin(tx, id);
    const at = app.now();
    const endedMemberships = await memberships.listMemberships(tx, [id]);
    await people.updatePerson(tx, id, { is_active: 0, closed_at: at });
    await memberships.endMemberships(tx, endedMemberships, at);
    await people.deleteSessionsOf(tx, [id]);
    await recordAudit(tx, {
      at,
      actor_id: actor.id,
      action: 'person.close',
      subject_kind: 'user',
      subject_id: id,
      user_id: id,
      before: { name: row.name, classes: endedMemberships.map(({ class_id }) => class_id) },
    });
    publishAccessChange(app, tx, id);
  });
  return {};
}

/** Opens a closed account again, with the memberships that closing it ended. */
export async function reopenPerson(
  { app, db, actor }: SignedInContext,
  { id }: { id: number },
): Promise<EmptyReply> {
  await inTransaction(db, async (tx) => {
    await lockRows(tx, 'user', [id]);
    const row = requireFound(await people.findPerson(tx, id));
    if (row.is_active === 1) return;
    if (row.erased_at !== null) throw new AppError('person_erased');
    const restoredMemberships =
      row.closed_at === null ? [] : await memberships.listEndedAt(tx, id, row.closed_at);
    await people.updatePerson(tx, id, { is_active: 1, closed_at: null });
    await memberships.insertMemberships(tx, restoredMemberships);
    await recordAudit(tx, {
      at: app.now(),
      actor_id: actor.id,
      action: 'person.reopen',
      subject_kind: 'user',
      subject_id: id,
      user_id: id,
      after: { name: row.name, classes: restoredMemberships.map(({ class_id }) => class_id) },
    });
  });
  return {};
}
