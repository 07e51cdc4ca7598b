import { sql } from 'kysely';
import { openDatabase } from '#server/database/database.ts';
import { findPlace, type Place, type Send } from '#tests/e2e/support/furnish.ts';
import type { SchoolPlace } from '../processes.ts';

/** A large mark book in the demo school: a class of 40 that has submitted 60 quizzes of one subject. */

export const bookedStudents = 40;
const workCount = 60;
const classSize = 30;
const idOffset = 700_000;
const questionCount = 20;

/** The teacher's class with the last of their subjects in it, which no other measured page shows. */
async function findBookPlace(teacher: Send): Promise<Place> {
  const place = await findPlace(teacher);
  const { class_list } = await teacher('GET /teacher/index', {});
  const subjects = class_list.find(({ class_id }) => class_id === place.class_id)?.subjects ?? [];
  return { ...place, subject_id: subjects.at(-1)?.id ?? place.subject_id };
}

const numbersUpTo = (count: number) =>
  sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(count)})`;

/** `coursewareId`: a quiz of 20 questions, which is placed 60 times. Returns the address of the mark book's page. */
export async function fillMarkBook(
  school: SchoolPlace,
  teacher: Send,
  coursewareId: number,
): Promise<string> {
  const { calendar_id, class_id, subject_id } = await findBookPlace(teacher);
  const database = openDatabase(school);
  const now = Date.now() - 600_000;
  const statements = [
    sql`${numbersUpTo(bookedStudents - classSize)}
      insert into "user" (id, email, name, nickname, nickname_eng, avatar, user_group, roles, password_hash, language, is_active, created_at)
      select ${idOffset} + i, 'booked' || i || '@example.com', 'Booked ' || i, 'Booked ' || i, 'Booked ' || i, '', 'student', '["student"]', '', '', 1, ${now} from n`,
    sql`insert into class_student (class_id, user_id, class_number)
      select ${class_id}, id, id - ${idOffset} + 30 from "user" where id > ${idOffset}`,
    sql`insert into unit_record (id, calendar_id, class_id, subject_id, name, search_text, position, created_by, created_at)
      select ${idOffset}, ${calendar_id}, ${class_id}, ${subject_id}, 'Booked', 'booked', 100, created_by, ${now}
      from unit_record where id = (select unit_id from courseware_record where id = ${coursewareId})`,
    sql`${numbersUpTo(workCount)}
      insert into courseware_record (id, unit_id, activity_id, revision_id, name, search_text, position, is_open, attempts_allowed, counting_attempt, shuffle, feedback_rule, allow_guests, join_code, created_at)
      select ${idOffset} + i, ${idOffset}, activity_id, revision_id, 'Work ' || i, 'work ' || i, i, 1, 1, 'best', 0, 'after_submit', 0, 'B' || (10000 + i), ${now}
      from courseware_record cross join n where courseware_record.id = ${coursewareId}`,
    sql`insert into attempt (id, courseware_id, user_id, revision_id, user_number, seed, shuffle, state, started_at, last_saved_at, submitted_at, score, max_score, needs_teacher, time_ms, comment)
      select ${idOffset} + (c.id - ${idOffset}) * 1000 + m.class_number, c.id, m.user_id, c.revision_id, 1, 1, 0, 'submitted', ${now}, ${now}, ${now},
        (c.id * 7 + m.user_id * 3) % ${sql.lit(questionCount + 1)}, ${questionCount}, 0, 60000, ''
      from courseware_record c cross join class_student m where c.unit_id = ${idOffset} and m.class_id = ${class_id}`,
    sql`insert into attempt_member (attempt_id, user_id, courseware_id, number, is_running)
      select id, user_id, courseware_id, user_number, 0 from attempt where id > ${idOffset}`,
  ];
  try {
    for (const statement of statements) await statement.execute(database.db);
  } finally {
    await database.close();
  }
  return `/study-situation-view/mark-book?class_id=${class_id}&subject_id=${subject_id}`;
}
