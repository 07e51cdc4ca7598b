import type { App } from '#server/app.ts';
import { splitForStatements } from '#server/database/chunks.ts';
import { inTransaction, type Tx } from '#server/database/database.ts';
import { toRunText } from '#server/database/search/search-terms.ts';
import { notePoolChange } from '#server/features/bank-pool/pool.service.ts';
import type { Shelf, Thing } from '#server/features/exam/shelf/shelf.ts';
import * as indexQueries from '#server/features/exam/shelf/shelf-index.repository.ts';
import { listTagsOf } from '#server/features/exam/shelf/tags.repository.ts';
import * as things from '#server/features/exam/shelf/things.repository.ts';
import { listTokens } from '#server/features/exam/shelf/tokens.ts';

/** Writes what lists search for: the text of each thing, and its tokens in the full-text index. */

type Parts = Pick<App, 'parts'>;

const pageSize = 200;

async function indexRows({ parts }: Parts, tx: Tx, shelf: Shelf, rows: readonly Thing[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const contents = await things.readContents(
    tx,
    shelf,
    rows.map(({ version_id }) => version_id),
  );
  const tagsById = await listTagsOf(tx, shelf, ids);
  const subjectIds = [...new Set(rows.flatMap(({ subject_id }) => subject_id ?? []))];
  const subjectNames = await indexQueries.listSubjectNames(tx, subjectIds);
  const entries = rows.map((row) => {
    const tags = tagsById.get(row.id) ?? [];
    const search_text = toRunText([
      row.title,
      ...shelf.listTexts(contents.get(row.version_id) ?? 'null'),
      ...tags.map(({ name }) => name),
      ...(subjectNames.get(row.subject_id ?? 0) ?? []),
    ]);
    const tagIds = tags.map(({ id }) => id);
    return { id: row.id, search_text, tokens: listTokens(row, { searchText: search_text, tagIds, shelf }) };
  });
  for (const part of splitForStatements(entries)) {
    await indexQueries.writeSearchTexts(tx, shelf, part);
    await parts[shelf.search].put(tx, part);
  }
}

/** Indexes things again after a change. What is deleted is no longer found. */
export async function indexThings(app: Parts, tx: Tx, shelf: Shelf, ids: readonly number[]): Promise<void> {
  await writeIndex(app, tx, shelf, ids);
  if (shelf.view === 'exam_question') await notePoolChange(tx);
}

async function writeIndex(app: Parts, tx: Tx, shelf: Shelf, ids: readonly number[]): Promise<void> {
  const rows = await things.listRecords(tx, shelf, ids);
  const liveRows = rows.filter(({ deleted_at }) => deleted_at === null);
  const liveIds = new Set(liveRows.map(({ id }) => id));
  await app.parts[shelf.search].remove(
    tx,
    ids.filter((id) => !liveIds.has(id)),
  );
  await indexRows(app, tx, shelf, liveRows);
}

/** Writes the index of a whole shelf, or what is of one subject or owner, page by page, so that teachers can go on meanwhile. */
export async function indexShelf(
  app: Pick<App, 'db' | 'parts'>,
  shelf: Shelf,
  part: { subjectId?: number; ownerId?: number } = {},
): Promise<void> {
  for (let afterId = 0; ; ) {
    const rows = await indexQueries.listPageOfThings(app.db, shelf, { ...part, afterId, limit: pageSize });
    const lastRow = rows.at(-1);
    if (!lastRow) return;
    await inTransaction(app.db, (tx) =>
      writeIndex(
        app,
        tx,
        shelf,
        rows.map(({ id }) => id),
      ),
    );
    afterId = lastRow.id;
  }
}
