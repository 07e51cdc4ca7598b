import { LRUCache } from 'lru-cache';
import type { ActivityModel, QuestionInfo } from '#activities/activity-type.ts';
import { isMarked } from '#activities/mark-work.ts';
import { traceId } from '#activities/trace-id.ts';
import type { Language } from '#contract/language.ts';
import type { Db } from '#server/database/database.ts';
import { readResolved } from '#server/features/diy/resolve.service.ts';
import { findRevision } from '#server/features/play/revisions.repository.ts';
import type { App } from '#server/http/context.ts';

/** A published revision, read: content in today's format with the model that understands it. */
export type Revision = {
  id: number;
  type: string;
  description: string;
  displayLanguage: Language;
  startupScreen: string;
  max_score: number;
  model: ActivityModel;
  content: unknown;
  /** In the teacher's order. */
  questions: ReadonlyMap<string, QuestionInfo>;
  /** Whether one of its questions has a mark. */
  isMarked: boolean;
  /** Those with a time limit of their own. */
  timedQuestions: readonly QuestionInfo[];
};

/** Characters of stored content kept read; revisions never change, so nothing here goes stale. */
const cacheCharacters = 32 * 1024 * 1024;

const cacheOfApp = new WeakMap<App, LRUCache<number, Revision>>();

function cacheOf(app: App): LRUCache<number, Revision> {
  const known = cacheOfApp.get(app);
  if (known) return known;
  const cache = new LRUCache<number, Revision>({ max: 1_000, maxSize: cacheCharacters });
  cacheOfApp.set(app, cache);
  return cache;
}

/** Whether attempts keep something under this id: an answer to a question, or the type's trace. */
export function keepsAnswer(
  { questions, model }: Pick<Revision, 'questions' | 'model'>,
  id: string,
): boolean {
  return questions.has(id) || (id === traceId && model.work.trace !== undefined);
}

/** Throws when there is none: whoever holds a revision's id got it from the database. */
export async function readRevision(app: App, db: Db, id: number): Promise<Revision> {
  const cache = cacheOf(app);
  const known = cache.get(id);
  if (known) return known;
  const row = await findRevision(db, id);
  const { model, content } = await readResolved(db, app.activities, row);
  const questions = model.work.questions(content);
  const revision: Revision = {
    id,
    type: row.type,
    description: row.description,
    displayLanguage: row.display_language as Language,
    startupScreen: row.startup_screen,
    max_score: row.max_score,
    model,
    content,
    questions: new Map(questions.map((question) => [question.id, question])),
    isMarked: questions.some(isMarked),
    timedQuestions: questions.filter(({ time_limit_s }) => time_limit_s !== undefined),
  };
  cache.set(id, revision, { size: JSON.stringify(content).length + 1_000 });
  return revision;
}

/** The revisions of several rows, each read once. */
export async function readRevisions(
  app: App,
  db: Db,
  rows: readonly { revision_id: number }[],
): Promise<Map<number, Revision>> {
  const revisions = new Map<number, Revision>();
  for (const { revision_id: id } of rows) {
    if (!revisions.has(id)) revisions.set(id, await readRevision(app, db, id));
  }
  return revisions;
}
