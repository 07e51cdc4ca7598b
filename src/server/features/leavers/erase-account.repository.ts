import type { Transaction } from 'kysely';
import type { Schema } from '#server/database/schema.ts';

/** Queries that erase the account of a person. */

type Tx = Transaction<Schema>;

/** These texts are shown instead of the person's names, in Chinese and in English. */
const erasedNames = { name: '已清除資料的人員', nickname: '已清除資料的人員', nickname_eng: 'Erased person' };

const accountTables = [
  'session',
  'password_reset',
  'known_browser',
  'user_identity',
  'person_word',
  'comment_phrase',
  'news_seen',
  'seen_need',
  'last_place',
  'last_placing',
  'import_draft',
  'group_member',
  'message_to',
  'report_link',
  'statement',
] as const;

/**
 * Replaces the person's names; erases e-mail, login name, picture, password, old class numbers and the reasons for final
 * marks; deletes sessions, group memberships and own settings. Their work is erased by a job.
 */
export async function eraseAccount(tx: Tx, id: number, erased_at: number): Promise<void> {
  const erasedColumns = { email: null, login_name: null, source_id: null, avatar: '', password_hash: '' };
  await tx
    .updateTable('user')
    // With an empty text instead of null, the person is not indexed for searching again.
    .set({ ...erasedNames, ...erasedColumns, language: '', search_text: '', erased_at })
    .where('id', '=', id)
    .execute();
  for (const table of accountTables) await tx.deleteFrom(table).where('user_id', '=', id).execute();
  // Links that a teacher made hold the teacher's own words.
  await tx.deleteFrom('report_link').where('created_by', '=', id).execute();
  await tx.deleteFrom('seen_need').where('student_id', '=', id).execute();
  // Together with old class lists, a class number would still identify the person.
  await tx.updateTable('former_class_student').set({ class_number: 0 }).where('user_id', '=', id).execute();
  // The words of a teacher go with the teacher, those to one student alone with the student.
  await tx
    .deleteFrom('message')
    .where((eb) =>
      eb.or([
        eb('from_id', '=', id),
        eb.not(
          eb.exists(
            eb
              .selectFrom('message_to')
              .select('user_id')
              .whereRef('message_to.message_id', '=', 'message.id'),
          ),
        ),
      ]),
    )
    .execute();
  await tx.updateTable('final_mark').set({ reason: '' }).where('user_id', '=', id).execute();
  await tx
    .deleteFrom('group_pair')
    .where((eb) => eb.or([eb('first_id', '=', id), eb('second_id', '=', id)]))
    .execute();
}
