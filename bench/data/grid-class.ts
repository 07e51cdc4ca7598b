import { type Kysely, sql } from 'kysely';
import { diyquiz } from '#activities/diyquiz/activity.ts';
import { choose } from '#parts/quiz-questions/samples/build-question.ts';
import type { Schema } from '#server/database/schema.ts';

/** A class of 300 in the small school, ten times the usual size, that works on a quiz of 20 questions. */

export const gridCourseware = 4;
const guests = 270;
const firstGuest = 900_000;
const questionCount = 20;

const content = {
  layout: 'all_on_page' as const,
  allow_back: true,
  questions: Array.from({ length: questionCount }, (_, index) =>
    choose(`question${index + 1}`, 'single', `How much is ${index + 3} × 7?`, [
      `*${(index + 3) * 7}`,
      '12',
      '15',
      '90',
    ]),
  ),
};

/** The questions that the class answers. The first student has answered all except the last one. */
export const gridQuestions = content.questions.map(({ id }) => id);

const numbers = (count: number) =>
  sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(count)})`;

export async function fillGridClass(db: Kysely<Schema>, firstStudent: number): Promise<void> {
  const courseware = sql.lit(gridCourseware);
  const now = sql.lit(Date.now() - 600_000);
  const stored = JSON.stringify(diyquiz.content.draft.parse(content));
  const statements = [
    sql`update activity_revision set content = ${stored}, question_count = ${questionCount}, max_score = ${questionCount}
      where id = (select revision_id from courseware where id = ${courseware})`,
    sql`${numbers(guests)}
      insert into "user" (id, name, nickname, nickname_eng, avatar, user_group, roles, password_hash, language, is_active, guest_courseware_id, created_at)
      select ${sql.lit(firstGuest)} + i, 'Guest number ' || i, '', '', '', 'student', '["student"]', '', '', 1, ${courseware}, ${now} from n`,
    sql`insert into attempt (courseware_id, user_id, revision_id, user_number, seed, shuffle, state, started_at, last_saved_at, max_score, needs_teacher, time_ms, comment)
      select ${courseware}, id, (select revision_id from courseware where id = ${courseware}), 1, id, 0, 'in_progress', ${now}, ${now}, ${sql.lit(questionCount)}, 0, 0, ''
      from "user" where guest_courseware_id = ${courseware} or id between ${sql.lit(firstStudent)} and ${sql.lit(firstStudent + 29)}`,
    sql`insert into attempt_member (attempt_id, user_id, courseware_id, number, is_running)
      select id, user_id, courseware_id, user_number, 1 from attempt
      where courseware_id = ${courseware} and state = 'in_progress'`,
    sql`${numbers(questionCount)}
      insert into answer (attempt_id, question_id, response, flagged, locked, seq, time_ms, shown_at, saved_at, score, max_score, needs_teacher)
      select a.id, 'question' || i, '{"option":"o' || (1 + (a.id * 7 + i * 3) % 4) || '"}', 0, 0, 1, 20000, ${now}, ${now}, null, 1, 0
      from attempt a cross join n where a.courseware_id = ${courseware}
      and not (a.user_id = ${sql.lit(firstStudent)} and i = ${sql.lit(questionCount)})`,
  ];
  for (const statement of statements) await statement.execute(db);
}
