import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError } from '#server/app-error.ts';
import { inTransaction } from '#server/database/database.ts';
import { lockSettings, writeSetting } from '#server/database/settings.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import {
  type RecordStore,
  readSendState,
  readStoreAccess,
  writeSendState,
} from '#server/features/statements/record-store.service.ts';
import { makeStatement, toActivity, toActor } from '#server/features/statements/statement.ts';
import { countStatements, deleteAllEvents } from '#server/features/statements/statements.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { toNamedUuid } from '#server/named-uuid.ts';
import { isConflict, postStatements } from './post-statements.ts';

/** The record store as administrators set it. Its secret is stored, and never sent back or written to the audit table. */

export async function readStoreSettings({
  db,
}: SignedInContext): Promise<ApiReply<'GET /admin/record_store'>> {
  const { secret, ...store } = await readStoreAccess(db);
  const { sent_at, retry_at, error, status } = await readSendState(db);
  const waiting = await countStatements(db);
  return { ...store, has_secret: secret !== '', waiting, sent_at, retry_at, error, status };
}

type SaveInput = ParsedInputOf<Api['POST /admin/record_store']>;

/** A store that is on needs its address, and the school's. */
function requireAddresses({ is_on, address, home }: RecordStore): void {
  if (is_on && address === '') throw new AppError('invalid_input', { field: 'address' });
  if (is_on && home === '') throw new AppError('invalid_input', { field: 'home' });
}

/**
 * A secret belongs to its address: it is forgotten with it, so that an administrator who does not know it cannot have it sent
 * elsewhere.
 */
export async function saveStoreSettings(
  { app, db, actor }: SignedInContext,
  { secret: newSecret, ...store }: SaveInput,
): Promise<Record<string, never>> {
  requireAddresses(store);
  await inTransaction(db, async (tx) => {
    await lockSettings(tx, ['record_store', 'record_store_secret']);
    const { secret: oldSecret, ...before } = await readStoreAccess(tx);
    const secret = newSecret ?? (store.address === before.address ? oldSecret : '');
    await writeSetting(tx, 'record_store', JSON.stringify(store));
    await writeSetting(tx, 'record_store_secret', secret);
    if (store.address === '') await deleteAllEvents(tx);
    // The next try need not wait, since it may go well now.
    await writeSendState(tx, { ...(await readSendState(tx)), failures: 0, retry_at: null });
    await recordAudit(tx, {
      at: app.now(),
      actor_id: actor.id,
      action: 'setting.record_store',
      subject_kind: 'setting',
      subject_id: 0,
      before,
      after: { ...store, ...(secret !== oldSecret && { secret_changed: true }) },
    });
  });
  return {};
}

/** The same statement each time, so that the store holds it once. Refuses with 'invalid_input' without a store. */
export async function sendTestStatement({
  app,
  db,
  actor,
}: SignedInContext): Promise<ApiReply<'POST /admin/record_store_test'>> {
  const store = await readStoreAccess(db);
  requireAddresses({ ...store, is_on: true });
  const statement = makeStatement({
    id: toNamedUuid(`${store.home}/xapi/test/${actor.id}`),
    actor: toActor({ home: store.home, has_names: false }, { user_id: actor.id, name: '' }),
    verb: 'interacted',
    object: toActivity(store, { path: 'test', type: 'lesson', name: 'Test' }),
    at: app.now(),
  });
  const outcome = await postStatements(store, [JSON.stringify(statement)]);
  return isConflict(outcome) ? { ...outcome, error: null } : outcome;
}
