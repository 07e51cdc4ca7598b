import { type Db, inTransaction, type Tx } from '#server/database/database.ts';
import { lockRows } from '#server/database/dialect/lock-rows.ts';
import { exactTokensOf, type SearchTerm, tokensOf, toRunText } from '#server/database/search/search-terms.ts';
import * as personWords from '#server/features/people/person-words.repository.ts';

/**
 * Maintains the words by which people are found. Code that adds a person or changes a name clears `user.search_text`;
 * the next search, or the end of an import, indexes these people.
 */

const peoplePerTransaction = 200;

type NamesOfPerson = Awaited<ReturnType<typeof personWords.listUnindexed>>[number];

/** Domains are left out: everybody's address has the same one, so it would find nobody in particular. */
const searchTextOf = ({ name, nickname, nickname_eng, email, login_name }: NamesOfPerson): string =>
  toRunText([name, nickname, nickname_eng, email?.split('@')[0] ?? '', login_name ?? '']);

/** Maximum number of a keyword's words that are looked up in the index; the patterns check all of them. */
const lookupWordsMax = 6;

/** The first words of a keyword, rarest first, to look up in the index. */
export function listLookupWords(db: Db, terms: readonly SearchTerm[]): Promise<string[]> {
  return personWords.sortByRarity(db, exactTokensOf(terms).slice(0, lookupWordsMax));
}

/** Indexes some of the people whose words are out of date. */
async function indexSomePeople(tx: Tx): Promise<void> {
  const ids = (await personWords.listUnindexed(tx, peoplePerTransaction)).map(({ id }) => id);
  await lockRows(tx, 'user', ids);
  // Read after locking, because somebody may have renamed them meanwhile.
  const lockedIds = new Set(ids);
  const people = await personWords.listUnindexed(tx, peoplePerTransaction);
  const texts = people
    .filter(({ id }) => lockedIds.has(id))
    .map((person) => ({ id: person.id, text: searchTextOf(person) }));
  await personWords.replaceWords(
    tx,
    texts.map(({ id }) => id),
    texts.flatMap(({ id, text }) => tokensOf(text).map((word) => ({ user_id: id, word }))),
  );
  for (const { id, text } of texts) await personWords.storeSearchText(tx, id, text);
}

/** Indexes all people whose words are out of date. */
export async function indexPeople(db: Db): Promise<void> {
  // Most searches find nobody to index, and need no transaction.
  while (await personWords.hasUnindexed(db)) await inTransaction(db, indexSomePeople);
}
