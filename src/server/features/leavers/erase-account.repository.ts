import type { Transaction } from 'kysely';
import type { Schema } from '#server/database/schema.ts';

/** Queries that erase the account of a person. */

type Tx = Transaction<Schema>;

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

/** Removes names, addresses and all that belongs to the account alone. */
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
