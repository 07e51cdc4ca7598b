import { LRUCache } from 'lru-cache';
import type { Api, ApiReply } from '#contract/api.ts';
import type { PoolFilter } from '#contract/exam/exam-fields.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { type BankQuestion, bankQuestion } from '#parts/exam-content/bank-question.ts';
import type { App } from '#server/app.ts';
import type { Db, Tx } from '#server/database/database.ts';
import * as pools from '#server/features/bank-pool/pool.repository.ts';
import { listPoolIds } from '#server/features/bank-pool/pool-ids.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { perApp } from '#server/per-app.ts';
import { readViewer, sees, type Viewer } from '#server/policy/bank-viewer.ts';
import { listTaughtSubjects } from '#server/policy/policy.repository.ts';

/** The questions of the bank that quizzes draw from. Pools are kept until the bank changes, versions for ever. */

type Parts = Pick<App, 'parts'>;
type Version = { questionId: number; content: BankQuestion };

/** Ids of all kept pools together: 8 MB. */
const keptIdsMax = 2_000_000;
const keptCharactersMax = 16 * 1024 * 1024;

const getPools = perApp((_app: Parts) => new LRUCache<string, Int32Array>({ max: 500, maxSize: keptIdsMax }));
const getVersions = perApp(
  (_app: Parts) => new LRUCache<number, Version>({ max: 5_000, maxSize: keptCharactersMax }),
);

/** Every transaction that changes questions calls this, in whichever process. */
export function notePoolChange(tx: Tx): Promise<void> {
  return pools.raiseChangeNumber(tx);
}

/** What the owner of a quiz sees of the bank. */
export async function readAuthorView(db: Db, authorId: number): Promise<Viewer> {
  const seesAll = (await pools.findRoles(db, authorId)).includes('admin');
  return { id: authorId, seesAll, subjectIds: seesAll ? [] : await listTaughtSubjects(db, authorId) };
}

/** Ids of the finished questions that match and that the person sees. */
export async function findPool(app: Parts, db: Db, viewer: Viewer, filter: PoolFilter): Promise<Int32Array> {
  const { subject_id, grade, year, difficulty, tag, question_kind, own } = filter;
  const values = [subject_id, grade, year, difficulty, tag, question_kind, own];
  // Read before the ids: a change in between makes the kept ones newer than their number, never older.
  const number = await pools.findChangeNumber(db);
  const key = JSON.stringify([number, viewer.id, viewer.seesAll, viewer.subjectIds, values]);
  const kept = getPools(app).get(key);
  if (kept) return kept;
  const ids = await listPoolIds(db, app.parts, viewer, filter);
  getPools(app).set(key, ids, { size: 1 + ids.length });
  return ids;
}

/** How many questions each filter has for the person. */
export async function countPools(
  context: SignedInContext,
  { filters }: ParsedInputOf<Api['POST /exam/pool_counts']>,
): Promise<ApiReply<'POST /exam/pool_counts'>> {
  const viewer = await readViewer(context);
  const counts: number[] = [];
  for (const filter of filters) counts.push((await findPool(context.app, context.db, viewer, filter)).length);
  return { counts };
}

/** The newest versions, by question, of those that are finished, not deleted and seen by the person. */
export async function readNewestVersions(
  db: Db,
  viewer: Viewer,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const rows = (await pools.listNewestVersions(db, ids)).filter((row) => sees(viewer, row));
  return new Map(rows.map(({ id, version_id }) => [id, version_id]));
}

/** The contents of versions, also of questions that were deleted. */
export async function readVersions(
  app: Parts,
  db: Db,
  versionIds: readonly number[],
): Promise<Map<number, Version>> {
  const cache = getVersions(app);
  const found = new Map<number, Version>();
  const missing: number[] = [];
  for (const id of new Set(versionIds)) {
    const version = cache.get(id);
    if (version) found.set(id, version);
    else missing.push(id);
  }
  for (const { id, question_id, content } of await pools.listVersionContents(db, missing)) {
    const version = { questionId: question_id, content: bankQuestion.parse(JSON.parse(content)) };
    found.set(id, version);
    cache.set(id, version, { size: content.length + 500 });
  }
  return found;
}

/** Those of the versions that the person may pick, or that the revision has already. */
export async function findPickableVersions(
  db: Db,
  viewer: Viewer,
  versionIds: readonly number[],
  revisionId: number | undefined,
): Promise<Set<number>> {
  const rows = (await pools.listVersionOwners(db, versionIds)).filter((row) => sees(viewer, row));
  const seen = new Set(rows.map(({ id }) => id));
  const others = versionIds.filter((id) => !seen.has(id));
  if (revisionId === undefined || others.length === 0) return seen;
  return new Set([...seen, ...(await pools.listUsedVersions(db, revisionId, others))]);
}
