import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import {
  type BankPaper,
  bankPaper,
  bankPaperVersion,
  listPaperItems,
} from '#parts/exam-content/bank-paper.ts';
import { requireFound } from '#server/app-error.ts';
import { inTransaction, type Tx } from '#server/database/database.ts';
import { isSameContent, trackUses } from '#server/features/bank-links/bank-links.service.ts';
import { paperShelf, readBankPaper } from '#server/features/exam/papers/paper-shelf.ts';
import * as papers from '#server/features/exam/papers/papers.repository.ts';
import { requireUsable } from '#server/features/exam/papers/picked-questions.ts';
import { type Facts, replaceTags, toFactColumns } from '#server/features/exam/shelf/facts.ts';
import { parseContent } from '#server/features/exam/shelf/parse-content.ts';
import { findNewerVersion, requireThing, requireVersion } from '#server/features/exam/shelf/require-thing.ts';
import type { Thing } from '#server/features/exam/shelf/shelf.ts';
import { indexThings } from '#server/features/exam/shelf/shelf-index.ts';
import * as things from '#server/features/exam/shelf/things.repository.ts';
import { trackMediaUse } from '#server/features/files/storage/stored-objects.service.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** Writes papers of the bank. */

type InputOf<K extends keyof Api> = ParsedInputOf<Api[K]>;
type SavedPaper = ApiReply<'POST /exam/paper_save'>;
type Author = { userId: number; now: number };

function toSaved({ id, version_id, number }: Thing): SavedPaper {
  return { id, version_id, version_number: number };
}

/** Stores a content as the version with this number, whose number was taken for it. */
async function storeVersion(
  tx: Tx,
  id: number,
  { number, content }: { number: number; content: BankPaper },
  { userId, now }: Author,
): Promise<void> {
  const text = JSON.stringify(content);
  const version_id = await things.insertVersion(tx, paperShelf, {
    thing_id: id,
    number,
    content: text,
    content_version: bankPaperVersion,
    created_by: userId,
    created_at: now,
  });
  const items = listPaperItems(content);
  await trackMediaUse(tx, 'exam_paper', version_id, [text]);
  await trackUses(
    tx,
    items.map((item) => item.version_id),
    { holder: 'paper', holder_id: version_id },
  );
  await papers.updatePaper(tx, id, {
    version_id,
    number,
    points: items.reduce((sum, { points }) => sum + points, 0),
    question_count: items.length,
    attachment_count: content.attachments.length,
    changed_at: now,
  });
}

export type NewPaper = {
  title: string;
  content: BankPaper;
  facts: Facts;
  key?: string | undefined;
  copiedFromId?: number;
};

/** Adds a paper to the bank without indexing it. Returns its id; undefined if its key was used before. */
export async function insertNewPaper(
  tx: Tx,
  { title, content, facts, key, copiedFromId }: NewPaper,
  author: Author,
): Promise<number | undefined> {
  const id = await papers.insertPaper(tx, {
    ...(await toFactColumns(tx, facts)),
    title,
    owner_id: author.userId,
    search_text: '',
    number: 1,
    creation_key: key ?? null,
    copied_from_id: copiedFromId ?? null,
    created_at: author.now,
    changed_at: author.now,
  });
  if (id === undefined) return undefined;
  await storeVersion(tx, id, { number: 1, content }, author);
  await replaceTags(tx, paperShelf, id, facts.tags);
  return id;
}

/** Creates the paper that `build` gives. If its key was used before, the existing paper is returned. */
export async function createPaper(
  context: SignedInContext,
  key: string | undefined,
  build: (tx: Tx) => Promise<NewPaper>,
): Promise<SavedPaper> {
  const { app, db, actor } = context;
  const insertedId = await inTransaction(db, async (tx) => {
    if (key !== undefined && (await things.findByKey(tx, paperShelf, actor.id, key))) return undefined;
    const id = await insertNewPaper(tx, await build(tx), { userId: actor.id, now: app.now() });
    if (id !== undefined) await indexThings(app, tx, paperShelf, [id]);
    return id;
  });
  const thing =
    insertedId === undefined
      ? await things.findByKey(db, paperShelf, actor.id, key ?? '')
      : await things.findThing(db, paperShelf, insertedId);
  return toSaved(requireFound(thing));
}

export async function addPaper(
  context: SignedInContext,
  { key, title, facts, content = {} }: InputOf<'POST /exam/paper_create'>,
): Promise<SavedPaper> {
  const paper = parseContent(bankPaper, content);
  await requireUsable(context, paper, undefined);
  return createPaper(context, key, () => Promise.resolve({ key, title, facts, content: paper }));
}

export async function readNewestPaper({ db }: SignedInContext, { version_id }: Thing): Promise<BankPaper> {
  const contents = await things.readContents(db, paperShelf, [version_id]);
  return readBankPaper(requireFound(contents.get(version_id)));
}

type Save = {
  baseNumber: number;
  title?: string | undefined;
  content?: BankPaper | undefined;
  facts?: Facts | undefined;
};

/**
 * Stores title and facts, and a changed content as a new version. Refuses a changed content with 'newer_version' if
 * somebody else has saved one since.
 */
async function saveVersion(
  context: SignedInContext,
  thing: Thing,
  { baseNumber, title, content, facts }: Save,
): Promise<SavedPaper> {
  const { app, db, actor } = context;
  const { id } = thing;
  const stored = await readNewestPaper(context, thing);
  const newContent = content && !isSameContent(content, stored) ? content : undefined;
  if (newContent) await requireUsable(context, newContent, stored);
  const isStored = await inTransaction(db, async (tx) => {
    if (newContent) {
      if (!(await things.claimNumber(tx, paperShelf, id, baseNumber))) return false;
      const version = { number: baseNumber + 1, content: newContent };
      await storeVersion(tx, id, version, { userId: actor.id, now: app.now() });
    }
    if (title !== undefined) await papers.updatePaper(tx, id, { title, changed_at: app.now() });
    if (facts) {
      await papers.updatePaper(tx, id, { ...(await toFactColumns(tx, facts)), changed_at: app.now() });
      await replaceTags(tx, paperShelf, id, facts.tags);
    }
    await indexThings(app, tx, paperShelf, [id]);
    return true;
  });
  if (!isStored) throw await findNewerVersion(context, paperShelf, id);
  return toSaved(requireFound(await things.findThing(db, paperShelf, id)));
}

export async function savePaper(
  context: SignedInContext,
  { id, base_number, title, facts, content }: InputOf<'POST /exam/paper_save'>,
): Promise<SavedPaper> {
  const paper = content === undefined ? undefined : parseContent(bankPaper, content);
  const thing = await requireThing(context, paperShelf, id, 'change');
  return saveVersion(context, thing, { baseNumber: base_number, title, facts, content: paper });
}

/** Brings an earlier version back, as a new version with its content. */
export async function restorePaperVersion(
  context: SignedInContext,
  { id, number, base_number }: InputOf<'POST /exam/paper_version_restore'>,
): Promise<SavedPaper> {
  const thing = await requireThing(context, paperShelf, id, 'change');
  const version = await requireVersion(context, paperShelf, id, number);
  return saveVersion(context, thing, { baseNumber: base_number, content: readBankPaper(version.content) });
}
