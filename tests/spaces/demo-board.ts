import { openDatabase } from '#server/database/database.ts';

/** Places an open board in a class of the demo school, directly in the database. Returns the courseware's id. */
export async function addDemoBoard(databasePlace: {
  dataDir: string;
  databaseUrl?: string;
}): Promise<number> {
  const { db, close } = openDatabase(databasePlace);
  const { unit_id, revision_id, ...quiz } = await db
    .selectFrom('courseware')
    .innerJoin('unit', 'unit.id', 'courseware.unit_id')
    .innerJoin('class_student', 'class_student.class_id', 'unit.class_id')
    .innerJoin('user', 'user.id', 'class_student.user_id')
    .select(['courseware.unit_id', 'courseware.revision_id', 'courseware.activity_id', 'courseware.name'])
    .where('user.email', '=', 'student01@example.com')
    .where('courseware.is_open', '=', 1)
    .limit(1)
    .executeTakeFirstOrThrow();
  const revision = await db
    .selectFrom('activity_revision')
    .selectAll()
    .where('id', '=', revision_id)
    .executeTakeFirstOrThrow();
  const { id: _id, ...rest } = revision;
  const boardRevision = {
    ...rest,
    number: 1_000,
    type: 'board',
    content: '{"title":"Board"}',
    content_version: 1,
  };
  const insertedRevision = await db
    .insertInto('activity_revision')
    .values(boardRevision)
    .returning('id')
    .executeTakeFirstOrThrow();
  const courseware = await db
    .insertInto('courseware_record')
    .values({
      ...quiz,
      unit_id,
      revision_id: insertedRevision.id,
      search_text: 'board',
      position: 1_000,
      is_open: 1,
      open_at: null,
      due_at: null,
      attempts_allowed: 5,
      counting_attempt: 'best',
      time_limit_minutes: null,
      shuffle: 0,
      feedback_rule: 'never',
      allow_guests: 0,
      join_code: 'BOARD1',
      created_at: Date.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await close();
  return courseware.id;
}

/** Lists the stored changes of the courseware's spaces in the order of their numbers. */
export async function listStoredChanges(
  databasePlace: { dataDir: string; databaseUrl?: string },
  coursewareId: number,
) {
  const { db, close } = openDatabase(databasePlace);
  const rows = await db
    .selectFrom('space_change')
    .innerJoin('space', 'space.id', 'space_change.space_id')
    .select(['change', 'item', 'user_id', 'kind', 'seq', 'value'])
    .where('space.courseware_id', '=', coursewareId)
    .orderBy('change')
    .execute();
  await close();
  return rows;
}
