import { inTransaction } from '#server/database/database.ts';
import * as index from '#server/features/resources/index.repository.ts';
import { listTokens, searchTextOf } from '#server/features/resources/resource-list.ts';
import { listSubjectNames } from '#server/features/resources/resources.repository.ts';
import type { App } from '#server/http/context.ts';

/** Number of resources locked at once. Between pages, teachers can share and search. */
const pageSize = 200;

/** Indexes a subject's resources again after the subject was renamed. */
export async function indexSubject(
  { db, parts }: Pick<App, 'db' | 'parts'>,
  subjectId: number,
): Promise<void> {
  for (let after: number | undefined = 0; after !== undefined; ) {
    const from: number = after;
    after = await inTransaction(db, async (tx) => {
      const rows = await index.lockPageOfSubject(tx, subjectId, from, pageSize);
      if (rows.length === 0) return undefined;
      const subject_names = await listSubjectNames(tx, subjectId);
      const entries = rows.map((row) => {
        const search_text = searchTextOf({ ...row, subject_names });
        return { id: row.id, search_text, tokens: listTokens(search_text, row) };
      });
      await index.writeSearchTexts(tx, entries);
      await parts.resourceSearch.put(tx, entries);
      return rows.length < pageSize ? undefined : rows.at(-1)?.id;
    });
  }
}

/** Fills the empty index of a school that was restored. */
export async function indexAllResources({ db, parts }: Pick<App, 'db' | 'parts'>): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await index.listPage(db, after, pageSize);
    const last = rows.at(-1);
    if (!last) return;
    const entries = rows.map((row) => ({ id: row.id, tokens: listTokens(row.search_text, row) }));
    await parts.resourceSearch.put(db, entries);
    after = last.id;
  }
}
