import type { ApiInput } from '#contract/api.ts';
import { type BoardValue, boardActivities } from '#tests/spaces/board.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware } from '#tests/support/test-courseware.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

/** Opens a school whose server knows the activity type `board`, and places boards in it. */

export async function openBoardApp(): Promise<TestApp> {
  const test = await openTestApp();
  test.app.activities = boardActivities;
  return test;
}

type CoursewareSettings = Parameters<typeof placeCourseware>[1];

/** Places an open courseware with a board in 4A maths. */
export async function placeBoard(test: Pick<TestApp, 'app' | 'school'>, settings: CoursewareSettings = {}) {
  const placed = await placeCourseware(test, settings);
  const { db } = test.app;
  const board = { type: 'board', content: '{"title":"Board"}', content_version: 1 };
  await db.updateTable('activity').set(board).where('id', '=', placed.activityId).execute();
  await db.updateTable('activity_revision').set(board).where('id', '=', placed.revisionId).execute();
  return placed;
}

/** Adds a revision to the board's activity; no courseware is synced to it. Returns its id. */
export async function reviseBoard(
  { app: { db } }: Pick<TestApp, 'app'>,
  { activityId, revisionId }: { activityId: number; revisionId: number },
): Promise<number> {
  const revisionQuery = db.selectFrom('activity_revision').selectAll().where('id', '=', revisionId);
  const { id: _id, ...row } = await revisionQuery.executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('activity_revision')
    .values({ ...row, number: row.number + 1, content: '{"title":"Another board"}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('activity').set({ revision_id: id }).where('id', '=', activityId).execute();
  return id;
}

type EntryInput = NonNullable<ApiInput<'POST /play/save'>['entries']>[number];

let writeCount = 0;

/** Makes a written entry with a new number and key, unless `overrides` has them. */
export function createEntry(
  space: string,
  item: string,
  value: BoardValue,
  overrides: Partial<EntryInput> = {},
): EntryInput {
  writeCount += 1;
  return { space, item, value, seq: writeCount, key: `key-of-${writeCount}`, ...overrides };
}

export const createMark = (points = 'line'): BoardValue => ({ kind: 'mark', points });
export const createErasure = (is_on: boolean): BoardValue => ({ kind: 'erased', is_on });
export const createCard = (words: string): BoardValue => ({ kind: 'card', text: words });

/** Starts an attempt for each student. Returns the ids of the attempts by student. */
export async function startForStudents<P extends PersonKey>(
  test: TestApp,
  courseware_id: number,
  ...students: P[]
): Promise<Record<P, number>> {
  const ids = {} as Record<P, number>;
  for (const as of students) ids[as] = (await test.get('POST /play/start', { courseware_id }, { as })).id;
  return ids;
}
