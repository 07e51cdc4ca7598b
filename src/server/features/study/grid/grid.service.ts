import { LRUCache } from 'lru-cache';
import type { Api, ApiReply } from '#contract/api.ts';
import { uniqueAttempts } from '#contract/figures/counting-attempt.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import type { App } from '#server/app.ts';
import { requireFound } from '#server/app-error.ts';
import { createSharedReads } from '#server/database/shared-reads.ts';
import { readRevisions } from '#server/features/contents/revisions.service.ts';
import {
  chooseShownAttempt,
  loadCoursewareStudy,
  requireStudyCourseware,
} from '#server/features/study/class-work/courseware-study.ts';
import * as studentWork from '#server/features/study/class-work/student-work.repository.ts';
import * as study from '#server/features/study/class-work/study.repository.ts';
import {
  type CachedGrid,
  createCachedGrid,
  describeGridChanges,
  describeWholeGrid,
  updateGrid,
} from '#server/features/study/grid/cached-grid.ts';
import { describeAttemptWork, describeGridRow } from '#server/features/study/grid/grid-rows.ts';
import { measureProgress } from '#server/features/study/grid/progress.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { keepBytes } from '#server/http/replies/kept-reply.ts';
import { perApp } from '#server/per-app.ts';

/**
 * Reads the student × question grid of a courseware, or its changes. Simultaneous viewers share one reading of the
 * database, which reads answers only of attempts that have changed since the last reading.
 */

type WorkByAttempt = CachedGrid['works'];

/** Maximum number of cached rows and cells of all grids together, of about 100 bytes each. */
const cachedPartsMax = 200_000;
/** Grids without viewers are dropped after this time. */
const cacheMs = 600_000;

async function describeAttemptWorks(app: App, attempts: readonly studentWork.StudyAttempt[]) {
  const ids = attempts.map(({ id }) => id);
  const marksByAttempt = Map.groupBy(
    await studentWork.listAnswerMarks(app.db, ids),
    ({ attempt_id }) => attempt_id,
  );
  const revisionOf = await readRevisions(app, app.db, attempts);
  const progressByAttempt = await measureProgress(app.db, attempts, revisionOf);
  return attempts.map((attempt) => {
    const attemptMarks = marksByAttempt.get(attempt.id) ?? [];
    return {
      attempt,
      work: describeAttemptWork(
        attempt,
        revisionOf(attempt),
        attemptMarks,
        progressByAttempt.get(attempt.id),
      ),
    };
  });
}

/**
 * Reads the work of the attempts. Takes it from the cache if an attempt's columns, such as its change number, are the
 * same.
 */
async function readWorks(
  app: App,
  cachedWorks: WorkByAttempt,
  attempts: readonly studentWork.StudyAttempt[],
): Promise<WorkByAttempt> {
  const textByAttempt = new Map(attempts.map((attempt) => [attempt.id, JSON.stringify(attempt)]));
  const keptWorks = [...cachedWorks].filter(([id, { attemptText }]) => textByAttempt.get(id) === attemptText);
  const workByAttempt = new Map(keptWorks);
  const changedAttempts = attempts.filter(({ id }) => !workByAttempt.has(id));
  if (changedAttempts.length === 0) return workByAttempt;
  for (const { attempt, work } of await describeAttemptWorks(app, changedAttempts))
    workByAttempt.set(attempt.id, { attemptText: textByAttempt.get(attempt.id) ?? '', work });
  return workByAttempt;
}

/** Updates the cached grid from the database. */
async function refreshGrid(app: App, grid: CachedGrid, coursewareId: number): Promise<void> {
  const courseware = requireFound(await study.findStudyCourseware(app.db, coursewareId));
  const { head, students, revision } = await loadCoursewareStudy(app, courseware);
  const shownAttempts = uniqueAttempts(students.flatMap((student) => chooseShownAttempt(student) ?? []));
  const workByAttempt = await readWorks(app, grid.works, shownAttempts);
  const now = app.now();
  const rows = students.map((student) => {
    const attempt = chooseShownAttempt(student);
    return describeGridRow(student, {
      work: attempt && workByAttempt.get(attempt.id)?.work,
      questions: revision.questions,
      now,
    });
  });
  updateGrid(grid, { head, rows, works: workByAttempt });
}

const getReader = perApp((app: App) => {
  const gridCache = new LRUCache<number, CachedGrid>({ max: 1_000, maxSize: cachedPartsMax, ttl: cacheMs });
  return createSharedReads(async (coursewareId: number) => {
    const grid = gridCache.get(coursewareId) ?? createCachedGrid();
    await refreshGrid(app, grid, coursewareId);
    const cellCount = [...grid.works.values()].reduce((sum, { work }) => sum + work.cells.length, 0);
    gridCache.set(coursewareId, grid, { size: 1 + grid.rows.size + cellCount });
    return grid;
  });
});

async function readAuthorizedGrid(
  { app, ...context }: SignedInContext,
  coursewareId: number,
): Promise<CachedGrid> {
  await requireStudyCourseware({ app, ...context }, coursewareId);
  return getReader(app)(coursewareId);
}

type Input<K extends keyof Api> = ParsedInputOf<Api[K]>;

export async function readGrid(
  context: SignedInContext,
  { courseware_id }: Input<'GET /study/grid'>,
): Promise<ApiReply<'GET /study/grid'>> {
  return keepBytes(describeWholeGrid(await readAuthorizedGrid(context, courseware_id)));
}

export async function readGridChanges(
  context: SignedInContext,
  { courseware_id, since }: Input<'GET /study/grid_changes'>,
): Promise<ApiReply<'GET /study/grid_changes'>> {
  return describeGridChanges(await readAuthorizedGrid(context, courseware_id), since);
}
