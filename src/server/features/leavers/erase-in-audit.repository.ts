import { sql, type Transaction } from 'kysely';
import type { Row, Schema } from '#server/database/schema.ts';
import { storeAuditEntries } from '#server/features/leavers/audit-texts.repository.ts';
import { eraseAllTexts, eraseNames, type PersonTexts } from '#server/features/leavers/erase-texts.ts';

/** Queries that erase a person from the audit table. */

type Tx = Transaction<Schema>;

/**
 * Erases all texts in audit entries about the person, and the person's names in entries about others. Who did
 * what and when is kept.
 */
export async function eraseInAudit(tx: Tx, userId: number, texts: PersonTexts): Promise<void> {
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
  for (const text of new Set([...texts.names, ...texts.textByKey.values()])) {
    const textPattern = `%${JSON.stringify(text).replaceAll(/[\\%_]/g, '\\$&')}%`;
    const entriesWithText = await tx
      .selectFrom('audit_entry')
      .selectAll()
      .where(sql<boolean>`before like ${textPattern} escape '\\' or after like ${textPattern} escape '\\'`)
      .execute();
    const removeNames = (json: string | null) => eraseNames(json, texts);
    await storeAuditEntries(
      tx,
      entriesWithText.map((entry) => ({
        ...entry,
        before: removeNames(entry.before),
        after: removeNames(entry.after),
      })),
    );
  }
}
