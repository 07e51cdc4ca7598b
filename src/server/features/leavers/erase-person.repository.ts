import { sql, type Transaction } from 'kysely';
import type { Db } from '#server/database/database.ts';
import type { Row, Schema } from '#server/database/schema.ts';
import { writeSetting } from '#server/database/settings.ts';
import { searchedTextOf } from '#server/features/audit/audit.service.ts';
import { eraseAllTexts, eraseNames } from '#server/features/leavers/erase-texts.ts';

/** Queries that erase what the school keeps of a person, apart from work. */

type Tx = Transaction<Schema>;

export function lockPerson(tx: Tx, id: number): Promise<Row<'user'> | undefined> {
  return tx
    .updateTable('user')
    .set((eb) => ({ is_active: eb.ref('is_active') }))
    .where('id', '=', id)
    .where('guest_courseware_id', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Shown instead of the names, in Chinese and in English. */
const noName = { name: '已清除資料的人員', nickname: '已清除資料的人員', nickname_eng: 'Erased person' };

const ownTables = [
  'session',
  'password_reset',
  'known_browser',
  'user_identity',
  'person_word',
  'comment_phrase',
  'news_seen',
  'last_place',
  'last_placing',
  'import_draft',
  'group_member',
] as const;

export async function eraseAccount(tx: Tx, id: number, erased_at: number): Promise<void> {
  const nothing = { email: null, login_name: null, source_id: null, avatar: '', password_hash: '' };
  await tx
    .updateTable('user')
    // An empty text instead of null, so that the person is not indexed for searching.
    .set({ ...noName, ...nothing, language: '', search_text: '', erased_at })
    .where('id', '=', id)
    .execute();
  for (const table of ownTables) await tx.deleteFrom(table).where('user_id', '=', id).execute();
  // Together with old class lists, a class number would still identify the person.
  await tx.updateTable('former_class_student').set({ class_number: 0 }).where('user_id', '=', id).execute();
  await tx
    .deleteFrom('group_pair')
    .where((eb) => eb.or([eb('first_id', '=', id), eb('second_id', '=', id)]))
    .execute();
}

/** The database allows changing texts of entries only in a transaction that has set `audit_erasure`. */
async function storeEntries(tx: Tx, entries: readonly Row<'audit_entry'>[]): Promise<void> {
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
    const others = await tx
      .selectFrom('audit_entry')
      .selectAll()
      .where(sql<boolean>`before like ${inJson} escape '\\' or after like ${inJson} escape '\\'`)
      .execute();
    const without = (json: string | null) => eraseNames(json, names);
    await storeEntries(
      tx,
      others.map((entry) => ({ ...entry, before: without(entry.before), after: without(entry.after) })),
    );
  }
}

/** Counts the person's work. */
export async function countTraces(db: Db, id: number) {
  const of = async (table: 'attempt_member' | 'file' | 'space_item', column: string) => {
    const row = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where(sql.ref(`${table}.${column}`), '=', id)
      .executeTakeFirstOrThrow();
    return row.count;
  };
  return {
    attempts: await of('attempt_member', 'user_id'),
    files: await of('file', 'owner_id'),
    items: await of('space_item', 'author_id'),
  };
}
