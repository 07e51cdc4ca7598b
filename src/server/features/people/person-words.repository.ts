import { sql, type Transaction } from 'kysely';
import { splitForLists, splitForStatements } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';
import type { NewRow, Schema } from '#server/database/schema.ts';

/** Queries of the words by which people are found. */

/** At most `limit` people whose words are out of date. */
export function listUnindexed(db: Db, limit: number) {
  return db
    .selectFrom('user')
    .select(['id', 'name', 'nickname', 'nickname_eng', 'email', 'login_name'])
    .where('search_text', 'is', null)
    .where('guest_courseware_id', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function hasUnindexed(db: Db): Promise<boolean> {
  return (await listUnindexed(db, 1)).length > 0;
}

/** Counting stops here, because a search treats all more frequent words alike. */
const countLimit = 100;

/** The words, rarest first. */
export async function sortByRarity(db: Db, words: readonly string[]): Promise<string[]> {
  if (words.length < 2) return [...words];
  const countQueries = words.map(
    (word) => sql`select cast(${word} as text) as word, (
      select count(*) from (select 1 from person_word where word = ${word} limit ${sql.lit(countLimit)}) as found
    ) as people`,
  );
  const { rows } = await sql<{
    word: string;
    people: number;
  }>`${sql.join(countQueries, sql` union all `)}`.execute(db);
  return rows.sort((a, b) => a.people - b.people).map(({ word }) => word);
}

export async function storeSearchText(tx: Transaction<Schema>, id: number, text: string): Promise<void> {
  await tx.updateTable('user').set({ search_text: text }).where('id', '=', id).execute();
}

export async function replaceWords(
  tx: Transaction<Schema>,
  ids: readonly number[],
  rows: readonly NewRow<'person_word'>[],
): Promise<void> {
  for (const someIds of splitForLists(ids))
    await tx.deleteFrom('person_word').where('user_id', 'in', someIds).execute();
  for (const someRows of splitForStatements(rows))
    await tx
      .insertInto('person_word')
      .values(someRows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
