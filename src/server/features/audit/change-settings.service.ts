import type { AuditAction } from '#contract/audit/audit-actions.ts';
import { inTransaction } from '#server/database/database.ts';
import { lockSettings, readSettings, type SettingKey, writeSetting } from '#server/database/settings.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import type { ActorContext } from '#server/http/context.ts';

/**
 * Stores settings together and adds one audit entry with the changed values, before and after. Unchanged settings are
 * not recorded.
 */
export async function changeSettings(
  { app, db, actor }: ActorContext,
  action: AuditAction,
  newValues: Readonly<Partial<Record<SettingKey, string>>>,
): Promise<void> {
  const keys = Object.keys(newValues) as SettingKey[];
  await inTransaction(db, async (tx) => {
    await lockSettings(tx, keys);
    const storedValues = await readSettings(tx, keys);
    const changedKeys = keys.filter((key) => newValues[key] !== storedValues[key]);
    for (const key of changedKeys) await writeSetting(tx, key, newValues[key] ?? '');
    if (changedKeys.length === 0) return;
    const pickChanged = (settings: Partial<Record<SettingKey, string>>) =>
      Object.fromEntries(changedKeys.map((key) => [key, settings[key]]));
    await recordAudit(tx, {
      at: app.now(),
      actor_id: actor.id,
      action,
      subject_kind: 'setting',
      subject_id: 0,
      before: pickChanged(storedValues),
      after: pickChanged(newValues),
    });
  });
}
