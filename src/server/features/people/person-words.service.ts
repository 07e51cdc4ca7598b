import { type Db, inTransaction } from '#server/database/database.ts';
import { exactTokensOf, type SearchTerm, tokensOf, toRunText } from '#server/database/search/search-terms.ts';
import * as words from '#server/features/people/person-words.repository.ts';

/**
 * The words by which people are found. Whoever adds a person or changes a name leaves `user.search_text` empty; the next
 * search, or an import at its end, makes the words of these people.
 */

const peopleAtOnce = 200;

type Names = Awaited<ReturnType<typeof words.listUnindexed>>[number];

/** All people of a school share the end of their addresses, so it finds nobody. */
const runsOf = ({ name, nickname, nickname_eng, email, login_name }: Names): string =>
  toRunText([name, nickname, nickname_eng, email?.split('@')[0] ?? '', login_name ?? '']);

/** More words of a keyword are left to the patterns. */
const wordsMax = 6;

/** The words of a keyword that the index is asked for, the rarest first. */
export function chooseWords(db: Db, terms: readonly SearchTerm[]): Promise<string[]> {
  return words.sortByRarity(db, exactTokensOf(terms).slice(0, wordsMax));
}

/** Makes the words of everybody whose words are out of date. */
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
