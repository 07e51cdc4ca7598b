import { LRUCache } from 'lru-cache';
import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { requireFound } from '#server/app-error.ts';
import { createSharedReads } from '#server/database/shared-reads.ts';
import { readRevisions } from '#server/features/contents/revisions.service.ts';
import { uniqueAttempts } from '#server/features/study/counting.ts';
import {
  chooseShownAttempt,
  loadCoursewareStudy,
  requireStudyCourseware,
} from '#server/features/study/courseware-study.ts';
import {
  type CachedGrid,
  createCachedGrid,
  describeGridChanges,
  describeWholeGrid,
  updateGrid,
} from '#server/features/study/grid/cached-grid.ts';
import { describeRow, describeWork } from '#server/features/study/grid/grid-rows.ts';
import { measureProgress } from '#server/features/study/grid/progress.ts';
import * as studentWork from '#server/features/study/student-work.repository.ts';
import * as study from '#server/features/study/study.repository.ts';
import type { App, SignedInContext } from '#server/http/context.ts';

/**
 * The student × question grid of a courseware, complete or its changes. Simultaneous viewers of a courseware share one
 * reading, which reads answers only of attempts that have changed since the last one.
 */

type WorkByAttempt = CachedGrid['works'];

/** Maximum of cached rows and cells of all grids, about 100 bytes each. */
const cachedPartsMax = 200_000;
/** Grids without viewers are dropped after this time. */
const cachedForMs = 600_000;

async function describeWorks(app: App, attempts: readonly studentWork.StudyAttempt[]) {
  const ids = attempts.map(({ id }) => id);
  const marksByAttempt = Map.groupBy(
    await studentWork.listMarks(app.db, ids),
    ({ attempt_id }) => attempt_id,
  );
  const revisionOf = await readRevisions(app, app.db, attempts);
  const progress = await measureProgress(app.db, attempts, revisionOf);
  return attempts.map((attempt) => {
    const own = marksByAttempt.get(attempt.id) ?? [];
    return { attempt, work: describeWork(attempt, revisionOf(attempt), own, progress.get(attempt.id)) };
  });
}

/** Reads the work of the attempts. An attempt with the same columns as before has the same answers. */
async function readWorks(
  app: App,
  cached: WorkByAttempt,
  attempts: readonly studentWork.StudyAttempt[],
): Promise<WorkByAttempt> {
  const states = new Map(attempts.map((attempt) => [attempt.id, JSON.stringify(attempt)]));
  const kept = [...cached].filter(([id, { state }]) => states.get(id) === state);
  const works = new Map(kept);
  const changedAttempts = attempts.filter(({ id }) => !works.has(id));
  if (changedAttempts.length === 0) return works;
  for (const { attempt, work } of await describeWorks(app, changedAttempts))
    works.set(attempt.id, { state: states.get(attempt.id) ?? '', work });
  return works;
}

/** Updates the cached grid from the database. */
async function refreshGrid(app: App, grid: CachedGrid, coursewareId: number): Promise<void> {
  const courseware = requireFound(await study.findStudyCourseware(app.db, coursewareId));
  const { head, students } = await loadCoursewareStudy(app, courseware);
  const shown = uniqueAttempts(students.flatMap((student) => chooseShownAttempt(student) ?? []));
  const works = await readWorks(app, grid.works, shown);
  const now = app.now();
  const rows = students.map((student) => {
    const attempt = chooseShownAttempt(student);
    return describeRow(student, {
      work: attempt && works.get(attempt.id)?.work,
      now,
    });
  });
  updateGrid(grid, { head, rows, works });
}

type ReadGrid = (coursewareId: number) => Promise<CachedGrid>;
const readsOfApp = new WeakMap<App, ReadGrid>();

function createGridReader(app: App): ReadGrid {
  const grids = new LRUCache<number, CachedGrid>({ max: 1_000, maxSize: cachedPartsMax, ttl: cachedForMs });
  return createSharedReads(async (coursewareId: number) => {
    const grid = grids.get(coursewareId) ?? createCachedGrid();
    await refreshGrid(app, grid, coursewareId);
    const cells = [...grid.works.values()].reduce((sum, { work }) => sum + work.cells.length, 0);
    grids.set(coursewareId, grid, { size: 1 + grid.rows.size + cells });
    return grid;
  });
}

async function readGridFor({ app, ...context }: SignedInContext, coursewareId: number): Promise<CachedGrid> {
  await requireStudyCourseware({ app, ...context }, coursewareId);
  const read = readsOfApp.get(app) ?? createGridReader(app);
  readsOfApp.set(app, read);
  return read(coursewareId);
}

type Input<K extends keyof Api> = ParsedInputOf<Api[K]>;

export async function readGrid(
  context: SignedInContext,
  { courseware_id }: Input<'GET /study/grid'>,
): Promise<ApiReply<'GET /study/grid'>> {
  return describeWholeGrid(await readGridFor(context, courseware_id));
}

export async function readGridChanges(
  context: SignedInContext,
  { courseware_id, since }: Input<'GET /study/grid_changes'>,
): Promise<ApiReply<'GET /study/grid_changes'>> {
  return describeGridChanges(await readGridFor(context, courseware_id), since);
}
