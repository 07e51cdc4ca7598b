import { type Kysely, sql } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';
import type { Schema } from '#server/database/schema.ts';
import { tokensOf, tokensOfFacts, toRunText } from '#server/database/search/search-terms.ts';

/** Lets resources be found by the English names of their subjects, too. Frozen. */

/** So many resources are in memory at once. */
const pageSize = 500;

function readPage(db: Kysely<Schema>, after: number) {
  return db
    .selectFrom('resource')
    .innerJoin('activity_revision as revision', 'revision.id', 'resource.revision_id')
    .innerJoin('subject', 'subject.id', 'resource.subject_id')
    .select(['resource.id', 'resource.type', 'resource.subject_id', 'resource.grade', 'resource.difficulty'])
    .select(['resource.name', 'resource.display_language', 'revision.description'])
    .select(['subject.name as subject', 'subject.name_eng as subject_eng'])
    .where('subject.name_eng', '<>', '')
    .where('resource.id', '>', after)
    .orderBy('resource.id')
    .limit(pageSize)
    .execute();
}

export async function up(db: Kysely<Schema>, { resourceSearch }: DialectParts): Promise<void> {
  let after = 0;
  for (;;) {
    const rows = await readPage(db, after);
    const entries = rows.map(({ id, name, description, subject, subject_eng, ...facts }) => {
      const search_text = toRunText([name, description, subject, subject_eng]);
      const { type: t, subject_id: s, grade: g, difficulty: d, display_language: l } = facts;
      return { id, search_text, tokens: [...tokensOf(search_text), ...tokensOfFacts({ t, s, g, d, l })] };
    });
    if (entries.length > 0) {
      const texts = entries.map(({ id, search_text }) => sql`(cast(${id} as integer), ${search_text})`);
      await sql`with found (id, search_text) as (values ${sql.join(texts)})
        update resource set search_text = found.search_text from found where found.id = resource.id`.execute(
        db,
      );
      await resourceSearch.put(db, entries);
    }
    if (rows.length < pageSize) return;
    after = rows.at(-1)?.id ?? after;
  }
}
