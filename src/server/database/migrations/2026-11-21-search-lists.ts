import { type Kysely, sql } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';
import type { Schema } from '#server/database/schema.ts';
import { tokensOf, tokensOfFacts, toRunText } from '#server/database/search/search-terms.ts';

/**
 * Makes the full-text index of resources anew, with their subjects' names, a list for each choice of facts and longer
 * beginnings of words.
 */

/** So many resources are in memory at once. */
const pageSize = 500;

function readPage(db: Kysely<Schema>, after: number) {
  return db
    .selectFrom('resource')
    .innerJoin('activity_revision as revision', 'revision.id', 'resource.revision_id')
    .leftJoin('subject', 'subject.id', 'resource.subject_id')
    .select(['resource.id', 'resource.type', 'resource.subject_id', 'resource.grade', 'resource.difficulty'])
    .select(['resource.name', 'resource.display_language', 'revision.description', 'subject.name as subject'])
    .where('resource.id', '>', after)
    .orderBy('resource.id')
    .limit(pageSize)
    .execute();
}

type Texts = { id: number; search_text: string }[];

async function writeTexts(db: Kysely<Schema>, texts: Texts): Promise<void> {
  const ids = texts.map(({ id }) => id);
  const rows = texts.map(({ id, search_text }) => sql`(cast(${id} as integer), ${search_text})`);
  await sql`with found (id, search_text) as (values ${sql.join(rows)})
    update resource set search_text = found.search_text from found
    where found.id = resource.id and resource.id in (${sql.join(ids)})`.execute(db);
}

export async function up(db: Kysely<Schema>, { resourceSearch }: DialectParts): Promise<void> {
  await resourceSearch.drop(db);
  await resourceSearch.create(db);
  let after = 0;
  for (;;) {
    const rows = await readPage(db, after);
    const entries = rows.map(
      ({ id, name, description, subject, type: t, subject_id: s, grade: g, ...rest }) => {
        const search_text = toRunText([name, description, subject ?? '']);
        const facts = tokensOfFacts({ t, s, g, d: rest.difficulty, l: rest.display_language });
        return { id, search_text, tokens: [...tokensOf(search_text), ...facts] };
      },
    );
    if (entries.length > 0) {
      await writeTexts(db, entries);
      await resourceSearch.put(db, entries);
    }
    if (rows.length < pageSize) return;
    after = rows.at(-1)?.id ?? after;
  }
}
