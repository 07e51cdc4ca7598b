import { LRUCache } from 'lru-cache';
import type { ActivityModel, QuestionInfo } from '#activities/activity-type.ts';
import { isMarked, roundScore } from '#activities/mark-work.ts';
import { traceId } from '#activities/trace-id.ts';
import type { Language } from '#contract/language.ts';
import type { Db } from '#server/database/database.ts';
import { type Resolved, readResolved } from '#server/features/contents/resolve.service.ts';
import { findRevision } from '#server/features/contents/revisions.repository.ts';
import { loadSelected } from '#server/features/contents/selection.service.ts';
import type { App } from '#server/http/context.ts';

/**
 * A published revision with its content in the current format. In types whose attempts select questions, the content is
 * that of one attempt, or an outline if it was loaded without an attempt.
 */
export type Revision = {
  id: number;
  type: string;
  description: string;
  displayLanguage: Language;
  startupScreen: string;
  max_score: number;
  model: ActivityModel;
  content: unknown;
  /** By id, in the teacher's order. */
  questions: ReadonlyMap<string, QuestionInfo>;
  /** Whether it has marked questions. */
  isMarked: boolean;
  /** Questions with their own time limit. */
  timedQuestions: readonly QuestionInfo[];
};

/** Size of the cache in characters of content. Revisions never change, so the cache is never outdated. */
const cacheCharacters = 32 * 1024 * 1024;

const cacheOfApp = new WeakMap<App, LRUCache<string, Revision>>();

function cacheOf(app: App): LRUCache<string, Revision> {
  const known = cacheOfApp.get(app);
  if (known) return known;
  const cache = new LRUCache<string, Revision>({ max: 1_000, maxSize: cacheCharacters });
  cacheOfApp.set(app, cache);
  return cache;
}

/** Whether attempts have an answer with this id: of a question, or the trace of the type. */
export function hasAnswerOf(
  { questions, model }: Pick<Revision, 'questions' | 'model'>,
  id: string,
): boolean {
  return questions.has(id) || (id === traceId && model.work.trace !== undefined);
}

/** The revision and selection of an attempt, or a revision alone. */
export type Pinned = { revision_id: number; selection?: string | null };
type Stored = Awaited<ReturnType<typeof findRevision>>;

const keyOf = ({ revision_id, selection = null }: Pinned) =>
  selection === null ? String(revision_id) : `${revision_id} ${selection}`;

function buildRevision(
  row: Stored,
  { model, draft, made, content: whole }: Resolved,
  selected: unknown,
): Revision {
  const content = selected === undefined ? whole : model.content.resolve(draft, made, selected);
  const questions = model.work.questions(content);
  return {
    id: row.id,
    type: row.type,
    description: row.description,
    displayLanguage: row.display_language,
    startupScreen: row.startup_screen,
    max_score: selected === undefined ? row.max_score : sumPoints(questions),
    model,
    content,
    questions: new Map(questions.map((question) => [question.id, question])),
    isMarked: questions.some(isMarked),
    timedQuestions: questions.filter(({ time_limit_s }) => time_limit_s !== undefined),
  };
}

const sumPoints = (questions: readonly QuestionInfo[]): number =>
  roundScore(questions.filter(isMarked).reduce((sum, { max_score }) => sum + max_score, 0));

/** Loads one revision for several attempts, which may have different selections. */
async function readUnknown(
  app: App,
  db: Db,
  id: number,
  pinned: readonly Pinned[],
): Promise<[string, Revision][]> {
  const row = await findRevision(db, id);
  const resolved = await readResolved(db, app.activities, row);
  const selected = await loadSelected(
    app,
    db,
    row.type,
    pinned.map(({ selection = null }) => selection),
  );
  return pinned.map((each, index) => {
    const revision = buildRevision(row, resolved, selected[index]);
    cacheOf(app).set(keyOf(each), revision, {
      size: JSON.stringify(revision.content).length + 1_000,
    });
    return [keyOf(each), revision];
  });
}

/** Throws if the revision does not exist, because all ids come from the database. */
export async function readRevision(app: App, db: Db, pinned: Pinned): Promise<Revision> {
  return cacheOf(app).get(keyOf(pinned)) ?? (await readRevisions(app, db, [pinned]))(pinned);
}

/** Loads the revisions of several attempts, each once. Returns a function that finds the revision of an attempt. */
export async function readRevisions(
  app: App,
  db: Db,
  pinned: readonly Pinned[],
): Promise<(attempt: Pinned) => Revision> {
  const cache = cacheOf(app);
  const byKey = new Map(pinned.map((each) => [keyOf(each), each]));
  const known = new Map<string, Revision>();
  const unknown: Pinned[] = [];
  for (const [key, each] of byKey) {
    const revision = cache.get(key);
    if (revision) known.set(key, revision);
    else unknown.push(each);
  }
  for (const [id, attempts] of Map.groupBy(unknown, ({ revision_id }) => revision_id)) {
    for (const [key, revision] of await readUnknown(app, db, id, attempts)) known.set(key, revision);
  }
  return (attempt) => {
    const revision = known.get(keyOf(attempt));
    if (!revision) throw new Error(`Revision ${attempt.revision_id} was not asked for`);
    return revision;
  };
}
