import { type Db, inTransaction } from '#server/database/database.ts';
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

/** Indexes all people whose words are out of date. */
export async function indexPeople(db: Db): Promise<void> {
  for (;;) {
    const unindexedPeople = await personWords.listUnindexed(db, peoplePerTransaction);
    if (unindexedPeople.length === 0) return;
    const texts = unindexedPeople.map((person) => ({ id: person.id, text: searchTextOf(person) }));
    await inTransaction(db, async (tx) => {
      const rows = texts.flatMap(({ id, text }) => tokensOf(text).map((word) => ({ user_id: id, word })));
      await personWords.replaceWords(
        tx,
        texts.map(({ id }) => id),
        rows,
      );
      for (const { id, text } of texts) await personWords.storeSearchText(tx, id, text);
    });
  }
}
