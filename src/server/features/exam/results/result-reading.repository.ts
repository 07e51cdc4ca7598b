import { sql } from 'kysely';
import { splitForLists } from '#server/database/chunks.ts';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';

/** Queries that read how questions of the bank did. */

const selectSummaries = compileOnce((db, { ids }: { ids: readonly number[] }) =>
  db
    .selectFrom('exam_question')
    .leftJoin('question_summary as summary', 'summary.question_id', 'exam_question.id')
    .select(['exam_question.id', 'exam_question.owner_id', 'exam_question.visibility'])
    .select(['exam_question.subject_id', 'summary.answers', 'summary.share_sum', 'summary.sign'])
    .where('exam_question.id', 'in', ids),
);

/** Questions that are not deleted, with what a viewer's sight depends on. */
export async function listSummaries(db: Db, ids: readonly number[]) {
  const rows = [];
  for (const list of splitForLists(ids)) rows.push(...(await selectSummaries(db, { ids: list })));
  return rows;
}

/** Coursewares of the newest `limit` that are listed and summed up; a question is in more of them rarely. */
const coursewaresMax = 500;

/**
 * The results of a question by courseware, newest first, also of coursewares that have it and no answer yet. Those that are
 * deleted have no name. `viewerId` undefined: sees all coursewares.
 */
export function listResults(db: Db, questionId: number, viewerId: number | undefined) {
  const used = sql<{ id: number }>`(
    select courseware_id as id from question_result where question_id = ${questionId}
    union
    select using_it.id from exam_question_version as version
      join exam_version_use as used on used.version_id = version.id and used.holder = 'revision'
      join activity_revision as revision on revision.id = used.holder_id
      join courseware as using_it on using_it.activity_id = revision.activity_id
        and using_it.revision_id = revision.id
      where version.question_id = ${questionId})`.as<'used'>(sql.ref('used'));
  return db
    .selectFrom(used)
    .leftJoin('courseware', 'courseware.id', 'used.id')
    .leftJoin('unit', 'unit.id', 'courseware.unit_id')
    .leftJoin('class', 'class.id', 'unit.class_id')
    .leftJoin('teaching', (join) =>
      join
        .onRef('teaching.class_id', '=', 'unit.class_id')
        .onRef('teaching.subject_id', '=', 'unit.subject_id')
        .on('teaching.user_id', '=', viewerId ?? 0),
    )
    .leftJoin('question_result as result', (join) =>
      join.onRef('result.courseware_id', '=', 'used.id').on('result.question_id', '=', questionId),
    )
    .select(['used.id as courseware_id', 'courseware.name as courseware_name', 'class.name as class_name'])
    .select(['teaching.user_id as teacher_id', 'result.place', 'result.answers', 'result.share_sum'])
    .select(['result.discrimination', 'result.efficiency', 'result.strong_answers'])
    .select(['result.strong_share_sum', 'result.version_id', 'result.version_answers', 'result.wrong'])
    .orderBy('used.id', 'desc')
    .limit(coursewaresMax)
    .execute();
}
