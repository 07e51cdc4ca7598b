import type { ApiInput } from '#contract/api.ts';
import { type BoardValue, boardActivities } from '#tests/spaces/board.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placeCourseware } from '#tests/support/test-courseware.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

/** A school whose server knows the type `board`. */

export async function openBoardApp(): Promise<TestApp> {
  const test = await openTestApp();
  test.app.activities = boardActivities;
  return test;
}

type Settings = Parameters<typeof placeCourseware>[1];

/** Places an open courseware with a board in 4A maths. */
export async function placeBoard(test: Pick<TestApp, 'app' | 'school'>, settings: Settings = {}) {
  const placed = await placeCourseware(test, settings);
  const { db } = test.app;
  const board = { type: 'board', content: '{"title":"Board"}', content_version: 1 };
  await db.updateTable('activity').set(board).where('id', '=', placed.activityId).execute();
  await db.updateTable('activity_revision').set(board).where('id', '=', placed.revisionId).execute();
  return placed;
}

/** Adds a revision of the board's activity, to which no courseware is synced yet. Returns its id. */
export async function reviseBoard(
  { app: { db } }: Pick<TestApp, 'app'>,
  { activityId, revisionId }: { activityId: number; revisionId: number },
): Promise<number> {
  const source = db.selectFrom('activity_revision').selectAll().where('id', '=', revisionId);
  const { id: _id, ...row } = await source.executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('activity_revision')
    .values({ ...row, number: row.number + 1, content: '{"title":"Another board"}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('activity').set({ revision_id: id }).where('id', '=', activityId).execute();
  return id;
}

type Entry = NonNullable<ApiInput<'POST /play/save'>['entries']>[number];

let keys = 0;

/** A write with a new number and key, unless they are given. */
export function write(space: string, item: string, value: BoardValue, given: Partial<Entry> = {}): Entry {
  keys += 1;
  return { space, item, value, seq: keys, key: `key-of-${keys}`, ...given };
}

export const mark = (points = 'line'): BoardValue => ({ kind: 'mark', points });
export const erased = (is_on: boolean): BoardValue => ({ kind: 'erased', is_on });
export const card = (words: string): BoardValue => ({ kind: 'card', text: words });

/** Begins an attempt for each student. */
export async function beginAll<P extends PersonKey>(
  test: TestApp,
  courseware_id: number,
  ...students: P[]
): Promise<Record<P, number>> {
  const ids = {} as Record<P, number>;
  for (const as of students) ids[as] = (await test.get('POST /play/start', { courseware_id }, { as })).id;
  return ids;
}
