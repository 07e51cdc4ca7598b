import { sql, type Transaction } from 'kysely';
import type { Row, Schema } from '#server/database/schema.ts';
import { storeAuditEntries } from '#server/features/leavers/audit-texts.repository.ts';
import { eraseAllTexts, eraseNames } from '#server/features/leavers/erase-texts.ts';

/** Queries that erase a person from the audit table. */

type Tx = Transaction<Schema>;

/**
 * Erases all texts in audit entries about the person, and the person's names in entries about others. Who did
 * what and when is kept.
 */
export async function eraseInAudit(tx: Tx, userId: number, names: ReadonlySet<string>): Promise<void> {
  const entriesAboutPerson = await tx
    .selectFrom('audit_entry')
    .selectAll()
    .where('user_id', '=', userId)
    .execute();
  const eraseEntryTexts = ({ before, after }: Row<'audit_entry'>) => ({
    before: eraseAllTexts(before),
    after: eraseAllTexts(after),
    reason: '',
  });
  await storeAuditEntries(
    tx,
    entriesAboutPerson.map((entry) => ({ ...entry, ...eraseEntryTexts(entry) })),
  );
  for (const name of names) {
    const namePattern = `%${JSON.stringify(name).replaceAll(/[\\%_]/g, '\\$&')}%`;
    const entriesWithName = await tx
      .selectFrom('audit_entry')
      .selectAll()
      .where(sql<boolean>`before like ${namePattern} escape '\\' or after like ${namePattern} escape '\\'`)
      .execute();
    const removeNames = (json: string | null) => eraseNames(json, names);
    await storeAuditEntries(
      tx,
      entriesWithName.map((entry) => ({
        ...entry,
        before: removeNames(entry.before),
        after: removeNames(entry.after),
      })),
    );
  }
}
