import { type BankQuestion, bankQuestionVersion } from '#parts/exam-content/bank-question.ts';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/database/database.ts';
import { describeQuestion } from '#server/features/exam/questions/question-content.ts';
import { questionShelf } from '#server/features/exam/questions/question-shelf.ts';
import * as questions from '#server/features/exam/questions/questions.repository.ts';
import { type Facts, replaceTags, toFactColumns } from '#server/features/exam/shelf/facts.ts';
import { indexThings } from '#server/features/exam/shelf/shelf-index.ts';
import * as things from '#server/features/exam/shelf/things.repository.ts';
import { trackMediaUse } from '#server/features/files/storage/stored-objects.service.ts';

/** Stores questions with their versions, the media that these use, tags and search index. */

type Author = { userId: number; now: number };

/** Stores a content as the version with this number, whose number was taken for it. Returns the version's id. */
export async function storeVersion(
  tx: Tx,
  id: number,
  { number, content }: { number: number; content: BankQuestion },
  { userId, now }: Author,
): Promise<number> {
  const text = JSON.stringify(content);
  const version_id = await things.insertVersion(tx, questionShelf, {
    thing_id: id,
    number,
    content: text,
    content_version: bankQuestionVersion,
    created_by: userId,
    created_at: now,
  });
  await trackMediaUse(tx, 'exam_question', version_id, [text]);
  await questions.updateQuestion(tx, id, {
    ...describeQuestion(content),
    version_id,
    number,
    changed_at: now,
  });
  return version_id;
}

export type NewQuestion = {
  content: BankQuestion;
  facts: Facts;
  key?: string | undefined;
  /** Where it was taken from. */
  sourceKey?: string;
  copiedFromId?: number;
};

/** Adds a question to the bank without indexing it. Undefined if its key was used before. */
export async function addQuestion(
  tx: Tx,
  { content, facts, key, sourceKey, copiedFromId }: NewQuestion,
  author: Author,
): Promise<{ id: number; version_id: number } | undefined> {
  const columns = await toFactColumns(tx, facts);
  const id = await questions.insertQuestion(tx, {
    ...describeQuestion(content),
    ...columns,
    owner_id: author.userId,
    search_text: '',
    number: 1,
    creation_key: key ?? null,
    source_key: sourceKey ?? null,
    copied_from_id: copiedFromId ?? null,
    created_at: author.now,
    changed_at: author.now,
  });
  if (id === undefined) return undefined;
  const version_id = await storeVersion(tx, id, { number: 1, content }, author);
  await replaceTags(tx, questionShelf, id, facts.tags);
  return { id, version_id };
}

export async function storeFacts(app: App, tx: Tx, id: number, facts: Facts): Promise<void> {
  await questions.updateQuestion(tx, id, { ...(await toFactColumns(tx, facts)), changed_at: app.now() });
  await replaceTags(tx, questionShelf, id, facts.tags);
}

export function indexQuestions(app: App, tx: Tx, ids: readonly number[]): Promise<void> {
  return indexThings(app, tx, questionShelf, ids);
}
