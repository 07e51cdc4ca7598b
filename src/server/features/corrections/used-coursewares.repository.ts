import type { Db } from '#server/database/database.ts';

/** Queries of the coursewares that used a question, and of its newest version. */

function selectCoursewares(db: Db) {
  return db
    .selectFrom('courseware')
    .innerJoin('unit', 'unit.id', 'courseware.unit_id')
    .innerJoin('class', 'class.id', 'unit.class_id')
    .select([
      'courseware.id as courseware_id',
      'courseware.name as courseware_name',
      'courseware.activity_id',
      'courseware.revision_id',
      'courseware.group_set_id',
      'unit.class_id',
      'unit.subject_id',
      'class.name as class_name',
    ])
    .orderBy('courseware.id');
}

export type UsedCourseware = Awaited<ReturnType<typeof listById>>[number];

export function listById(db: Db, ids: readonly number[]) {
  return selectCoursewares(db).where('courseware.id', 'in', ids).execute();
}

export async function findCourseware(db: Db, id: number): Promise<UsedCourseware | undefined> {
  return (await listById(db, [id]))[0];
}

export function listOfActivity(db: Db, activityId: number): Promise<UsedCourseware[]> {
  return selectCoursewares(db).where('courseware.activity_id', '=', activityId).execute();
}

/** Ids of coursewares whose revision, or the revision or selection of an attempt, has the question of the bank. */
async function listBankUserIds(db: Db, bankQuestionId: number): Promise<number[]> {
  const uses = db
    .selectFrom('exam_version_use as used')
    .innerJoin('exam_question_version as version', 'version.id', 'used.version_id')
    .select('used.holder_id')
    .where('version.question_id', '=', bankQuestionId);
  const revisionIds = uses.where('used.holder', '=', 'revision');
  const rows = await db
    .selectFrom('courseware')
    .select('courseware.id')
    .where('courseware.revision_id', 'in', revisionIds)
    .union(
      db
        .selectFrom('attempt')
        .select('attempt.courseware_id as id')
        .where('attempt.revision_id', 'in', revisionIds),
    )
    .union(
      db
        .selectFrom('attempt')
        .select('attempt.courseware_id as id')
        .where('attempt.id', 'in', uses.where('used.holder', '=', 'attempt')),
    )
    .execute();
  return rows.map(({ id }) => id);
}

export async function listOfBankQuestion(db: Db, bankQuestionId: number): Promise<UsedCourseware[]> {
  const ids = await listBankUserIds(db, bankQuestionId);
  return ids.length > 0 ? listById(db, ids) : [];
}

export async function findNewestRevision(db: Db, activityId: number): Promise<number> {
  const { id } = await db
    .selectFrom('activity_revision')
    .select((eb) => eb.fn.max('id').as('id'))
    .where('activity_id', '=', activityId)
    .executeTakeFirstOrThrow();
  return id;
}

export async function findNewestVersion(db: Db, bankQuestionId: number): Promise<number> {
  const { id } = await db
    .selectFrom('exam_question_version')
    .select((eb) => eb.fn.max('id').as('id'))
    .where('question_id', '=', bankQuestionId)
    .executeTakeFirstOrThrow();
  return id;
}
