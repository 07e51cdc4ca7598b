import { sql, type Transaction } from 'kysely';
import type { Row, Schema } from '#server/database/schema.ts';
import { storeEntries } from '#server/features/leavers/audit-texts.repository.ts';
import { eraseAllTexts, eraseNames } from '#server/features/leavers/erase-texts.ts';

/** Queries that erase a person from the audit table. */

type Tx = Transaction<Schema>;

/**
 * Removes texts about the person from audit entries, and the person's names from entries about others. The acting
 * people, actions and times stay.
 */
export async function eraseInAudit(tx: Tx, userId: number, names: ReadonlySet<string>): Promise<void> {
  const about = await tx.selectFrom('audit_entry').selectAll().where('user_id', '=', userId).execute();
  const blank = ({ before, after }: Row<'audit_entry'>) => ({
    before: eraseAllTexts(before),
    after: eraseAllTexts(after),
    reason: '',
  });
  await storeEntries(
    tx,
    about.map((entry) => ({ ...entry, ...blank(entry) })),
  );
  for (const name of names) {
    const inJson = `%${JSON.stringify(name).replaceAll(/[\\%_]/g, '\\$&')}%`;
    const otherEntries = await tx
      .selectFrom('audit_entry')
      .selectAll()
      .where(sql<boolean>`before like ${inJson} escape '\\' or after like ${inJson} escape '\\'`)
      .execute();
    const without = (json: string | null) => eraseNames(json, names);
    await storeEntries(
      tx,
      otherEntries.map((entry) => ({ ...entry, before: without(entry.before), after: without(entry.after) })),
    );
  }
}
