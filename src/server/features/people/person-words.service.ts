import { type Db, inTransaction } from '#server/database/database.ts';
import { exactTokensOf, type SearchTerm, tokensOf, toRunText } from '#server/database/search/search-terms.ts';
import * as words from '#server/features/people/person-words.repository.ts';

/**
 * Maintains the words by which people are found. Code that adds a person or changes a name clears `user.search_text`;
 * the next search, or the end of an import, indexes these people.
 */

const peopleAtOnce = 200;

type Names = Awaited<ReturnType<typeof words.listUnindexed>>[number];

/** Domains are left out: everybody's address has the same one, so it would find nobody in particular. */
const runsOf = ({ name, nickname, nickname_eng, email, login_name }: Names): string =>
  toRunText([name, nickname, nickname_eng, email?.split('@')[0] ?? '', login_name ?? '']);

/** Further words of a keyword are checked by the patterns only. */
const wordsMax = 6;

/** The words of a keyword to look up in the index, rarest first. */
export function chooseWords(db: Db, terms: readonly SearchTerm[]): Promise<string[]> {
  return words.sortByRarity(db, exactTokensOf(terms).slice(0, wordsMax));
}

/** Indexes all people whose words are out of date. */
export async function indexPeople(db: Db): Promise<void> {
  for (;;) {
    const people = await words.listUnindexed(db, peopleAtOnce);
    if (people.length === 0) return;
    const texts = people.map((person) => ({ id: person.id, text: runsOf(person) }));
    await inTransaction(db, async (tx) => {
      const rows = texts.flatMap(({ id, text }) => tokensOf(text).map((word) => ({ user_id: id, word })));
      await words.replaceWords(
        tx,
        texts.map(({ id }) => id),
        rows,
      );
      for (const { id, text } of texts) await words.storeSearchText(tx, id, text);
    });
  }
}
