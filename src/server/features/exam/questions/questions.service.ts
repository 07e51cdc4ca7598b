import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { type BankQuestion, bankQuestion } from '#parts/exam-content/bank-question.ts';
import { requireFound } from '#server/app-error.ts';
import { inTransaction } from '#server/database/database.ts';
import { isSameContent } from '#server/features/bank-links/bank-links.service.ts';
import { listIssues, toStoredContent } from '#server/features/exam/questions/question-content.ts';
import { questionShelf, readBankQuestion } from '#server/features/exam/questions/question-shelf.ts';
import * as store from '#server/features/exam/questions/store-question.ts';
import type { Facts } from '#server/features/exam/shelf/facts.ts';
import { parseContent } from '#server/features/exam/shelf/parse-content.ts';
import { findNewerVersion, requireThing, requireVersion } from '#server/features/exam/shelf/require-thing.ts';
import type { Thing } from '#server/features/exam/shelf/shelf.ts';
import { readTagNames } from '#server/features/exam/shelf/shelf-items.ts';
import * as things from '#server/features/exam/shelf/things.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** Writes questions of the bank. */

type InputOf<K extends keyof Api> = ParsedInputOf<Api[K]>;
type SavedQuestion = ApiReply<'POST /exam/question_save'>;

async function readSaved(
  { db, lang }: SignedInContext,
  { id, version_id, number }: Pick<Thing, 'id' | 'version_id' | 'number'>,
): Promise<SavedQuestion> {
  const contents = await things.readContents(db, questionShelf, [version_id]);
  const issues = listIssues(readBankQuestion(requireFound(contents.get(version_id))), lang);
  return { id, version_id, version_number: number, is_draft: issues.length > 0, issues };
}

async function createQuestion(context: SignedInContext, question: store.NewQuestion): Promise<SavedQuestion> {
  const { app, db, actor } = context;
  const insertedId = await inTransaction(db, async (tx) => {
    const added = await store.addQuestion(tx, question, { userId: actor.id, now: app.now() });
    if (added) await store.indexQuestions(app, tx, [added.id]);
    return added?.id;
  });
  const thing =
    insertedId === undefined
      ? await things.findByKey(db, questionShelf, actor.id, question.key ?? '')
      : await things.findThing(db, questionShelf, insertedId);
  return readSaved(context, requireFound(thing));
}

/** Creates a question. If its key was used before, the existing question is returned. */
export function addQuestion(
  context: SignedInContext,
  { key, facts, content }: InputOf<'POST /exam/question_create'>,
): Promise<SavedQuestion> {
  return createQuestion(context, {
    key,
    facts,
    content: toStoredContent(parseContent(bankQuestion, content)),
  });
}

async function isNewContent(
  { db }: SignedInContext,
  { version_id }: Thing,
  content: BankQuestion,
): Promise<boolean> {
  const stored = (await things.readContents(db, questionShelf, [version_id])).get(version_id);
  return stored === undefined || !isSameContent(readBankQuestion(stored), content);
}

type Save = { id: number; baseNumber: number; content?: BankQuestion | undefined; facts?: Facts | undefined };

/**
 * Stores changed facts, and a changed content as a new version. Refuses a changed content with 'newer_version' if
 * somebody else has saved one since.
 */
async function saveVersion(
  context: SignedInContext,
  { id, baseNumber, content, facts }: Save,
): Promise<SavedQuestion> {
  const { app, db, actor } = context;
  const thing = await requireThing(context, questionShelf, id, 'change');
  const newContent = content && (await isNewContent(context, thing, content)) ? content : undefined;
  const isStored = await inTransaction(db, async (tx) => {
    if (newContent) {
      if (!(await things.claimNumber(tx, questionShelf, id, baseNumber))) return false;
      const version = { number: baseNumber + 1, content: newContent };
      await store.storeVersion(tx, id, version, { userId: actor.id, now: app.now() });
    }
    if (facts) await store.storeFacts(app, tx, id, facts);
    if (newContent || facts) await store.indexQuestions(app, tx, [id]);
    return true;
  });
  if (!isStored) throw await findNewerVersion(context, questionShelf, id);
  return readSaved(context, requireFound(await things.findThing(db, questionShelf, id)));
}

export function saveQuestion(
  context: SignedInContext,
  { id, base_number, facts, content }: InputOf<'POST /exam/question_save'>,
): Promise<SavedQuestion> {
  const newContent = content === undefined ? undefined : toStoredContent(parseContent(bankQuestion, content));
  return saveVersion(context, { id, baseNumber: base_number, content: newContent, facts });
}

/** Brings an earlier version back, as a new version with its content. */
export async function restoreQuestionVersion(
  context: SignedInContext,
  { id, number, base_number }: InputOf<'POST /exam/question_version_restore'>,
): Promise<SavedQuestion> {
  await requireThing(context, questionShelf, id, 'change');
  const version = await requireVersion(context, questionShelf, id, number);
  return saveVersion(context, { id, baseNumber: base_number, content: readBankQuestion(version.content) });
}

/** Copies the newest version of a question; the copy is for its owner's eyes until it is shared. */
export async function copyQuestion(
  context: SignedInContext,
  { id, key }: InputOf<'POST /exam/question_copy'>,
): Promise<SavedQuestion> {
  const { subject_id, grade, year, difficulty, version_id } = await requireThing(
    context,
    questionShelf,
    id,
    'see',
  );
  const contents = await things.readContents(context.db, questionShelf, [version_id]);
  const tagNames = await readTagNames(context, questionShelf, id);
  return createQuestion(context, {
    key,
    content: readBankQuestion(requireFound(contents.get(version_id))),
    facts: { subject_id, grade, year: year || null, difficulty, tags: tagNames, visibility: 'own' },
    copiedFromId: id,
  });
}
