import type { Kysely } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';
import type { Schema } from '#server/database/schema.ts';
import { tokensOf, tokensOfFacts } from '#server/database/search-terms.ts';

/** Makes the full-text index of resources anew, with a list for each choice of facts and longer beginnings of words. */

/** So many resources are in memory at once. */
const pageSize = 500;

export async function up(db: Kysely<Schema>, { resourceSearch }: DialectParts): Promise<void> {
  await resourceSearch.drop(db);
  await resourceSearch.create(db);
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom('resource')
      .select(['id', 'search_text', 'type', 'subject_id', 'grade', 'difficulty', 'display_language'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    const entries = rows.map(({ id, search_text, type: t, subject_id: s, grade: g, ...rest }) => ({
      id,
      tokens: [
        ...tokensOf(search_text),
        ...tokensOfFacts({ t, s, g, d: rest.difficulty, l: rest.display_language }),
      ],
    }));
    if (entries.length > 0) await resourceSearch.put(db, entries);
    if (rows.length < pageSize) return;
    after = rows.at(-1)?.id ?? after;
  }
}
