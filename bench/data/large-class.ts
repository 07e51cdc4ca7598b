import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/database/schema.ts';
import { fillGridClass, gridCoursewareId, gridQuestionIds } from './grid-class.ts';

/**
 * The class of `fillGridClass`, whose 300 students have also submitted a quiz of 20 questions, in a unit with 64
 * activities: what the processor time of frequent pages is measured on.
 */

export const submittedCoursewareId = 5;
export const largeUnitId = 1;
const moreCoursewares = 60;
const idOffset = 800_000;

export async function fillLargeClass(db: Kysely<Schema>, firstStudentId: number): Promise<void> {
  await fillGridClass(db, firstStudentId);
  const running = sql.lit(gridCoursewareId);
  const submitted = sql.lit(submittedCoursewareId);
  const offset = sql.lit(idOffset);
  const nowLiteral = sql.lit(Date.now() - 600_000);
  const questionCount = sql.lit(gridQuestionIds.length);
  const statements = [
    // The students of the other quiz are members of the class.
    sql`insert into class_student (class_id, user_id, class_number)
      select u.class_id, p.id, 100 + row_number() over (order by p.id) from "user" p
      join courseware_record c on c.id = ${running} join unit_record u on u.id = c.unit_id
      where p.guest_courseware_id = ${running}`,
    sql`update "user" set guest_courseware_id = null where guest_courseware_id = ${running}`,
    sql`update courseware_record set unit_id = ${sql.lit(largeUnitId)},
      revision_id = (select revision_id from courseware_record where id = ${running}) where id = ${submitted}`,
    sql`insert into attempt (id, courseware_id, user_id, revision_id, user_number, seed, shuffle, state, started_at, last_saved_at, submitted_at, score, max_score, needs_teacher, time_ms, comment)
      select ${offset} + id, ${submitted}, user_id, revision_id, 1, seed, 0, 'submitted', ${nowLiteral}, ${nowLiteral}, ${nowLiteral}, 10, ${questionCount}, 0, 60000, ''
      from attempt where courseware_id = ${running}
      and user_id not in (select user_id from attempt_member where courseware_id = ${submitted})`,
    sql`insert into attempt_member (attempt_id, user_id, courseware_id, number, is_running)
      select id, user_id, courseware_id, user_number, 0 from attempt where id > ${offset}`,
    sql`insert into answer (attempt_id, question_id, response, flagged, locked, seq, time_ms, shown_at, saved_at, score, max_score, needs_teacher)
      select ${offset} + a.attempt_id, a.question_id, a.response, 0, 0, 1, 20000, ${nowLiteral}, ${nowLiteral}, (a.attempt_id * 7 + a.time_ms) % 2, 1, 0
      from answer a join attempt t on t.id = ${offset} + a.attempt_id`,
    sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(moreCoursewares)})
      insert into courseware_record (id, unit_id, activity_id, revision_id, name, search_text, position, is_open, attempts_allowed, counting_attempt, shuffle, feedback_rule, allow_guests, join_code, created_at)
      select ${offset} + i, ${sql.lit(largeUnitId)}, activity_id, revision_id, name || ' ' || i, search_text || ' ' || i, 100 + i, 1, 1, 'best', 0, 'after_submit', 0, 'B' || (10000 + i), ${nowLiteral}
      from courseware_record cross join n where courseware_record.id = ${submitted}`,
  ];
  for (const statement of statements) await statement.execute(db);
}
