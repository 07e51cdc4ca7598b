import type { Transaction } from 'kysely';
import type { Row, Schema } from '#server/database/schema.ts';
import { writeSetting } from '#server/database/settings.ts';
import { searchedTextOf } from '#server/features/audit/audit.service.ts';

type Tx = Transaction<Schema>;

/**
 * Stores changed texts of audit entries. The database allows that only in a transaction that has set
 * `audit_erasure`.
 */
export async function storeAuditEntries(tx: Tx, entries: readonly Row<'audit_entry'>[]): Promise<void> {
  await writeSetting(tx, 'audit_erasure', '1');
  for (const { id, before, after, reason } of entries) {
    const search_text = searchedTextOf(JSON.parse(before ?? 'null'), JSON.parse(after ?? 'null'), reason);
    await tx
      .updateTable('audit_entry')
      .set({ before, after, reason, search_text })
      .where('id', '=', id)
      .execute();
  }
  await writeSetting(tx, 'audit_erasure', '');
}
