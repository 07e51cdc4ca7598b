import type { App } from '#server/app.ts';
import { publishAccessChange } from '#server/auth/access-news.ts';
import { inTransaction } from '#server/database/database.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import * as teachings from '#server/features/classes/teachings.repository.ts';
import { minuteMs, startRepeating } from '#server/jobs/start-repeating.ts';

/** Ends the teachings of substitutes whose last day is over. */

export async function endPastSubstitutions(app: App): Promise<void> {
  const now = app.now();
  await inTransaction(app.db, async (tx) => {
    const rows = await teachings.deleteEndedTeachings(tx, now);
    const auditEntries = rows.map(({ user_id, class_id, subject_id, ends_at }) => ({
      at: now,
      actor_id: null,
      action: 'teaching.remove' as const,
      subject_kind: 'class' as const,
      subject_id: class_id,
      class_id,
      user_id,
      before: { subject_id, ends_at },
    }));
    await recordAudit(tx, ...auditEntries);
    publishAccessChange(app, tx, ...rows.map(({ user_id }) => user_id));
  });
}

/** Runs now and every minute. The returned function stops it and resolves after the current run. */
export function startSubstituteSweep(app: App, onError: (error: unknown) => void): () => Promise<void> {
  return startRepeating(() => endPastSubstitutions(app), onError, { everyMs: minuteMs });
}
