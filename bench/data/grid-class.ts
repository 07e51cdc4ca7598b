import { type Kysely, sql } from 'kysely';
import { diyquiz } from '#activities/diyquiz/activity.ts';
import { buildChoiceQuestion } from '#parts/quiz-questions/samples/build-question.ts';
import type { Schema } from '#server/database/schema.ts';

/** A class of 300 in the small school, ten times the usual size, that works on a quiz of 20 questions. */

export const gridCoursewareId = 4;
const guestCount = 270;
const guestIdOffset = 900_000;
const questionCount = 20;

const quizContent = {
  layout: 'all_on_page' as const,
  allow_back: true,
  questions: Array.from({ length: questionCount }, (_, index) =>
    buildChoiceQuestion(`question${index + 1}`, 'single', `How much is ${index + 3} × 7?`, [
      `*${(index + 3) * 7}`,
      '12',
      '15',
      '90',
    ]),
  ),
};

/** The questions that the class answers. The first student has answered all except the last one. */
export const gridQuestionIds = quizContent.questions.map(({ id }) => id);

const numbersUpTo = (count: number) =>
  sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(count)})`;

export async function fillGridClass(db: Kysely<Schema>, firstStudentId: number): Promise<void> {
  const coursewareLiteral = sql.lit(gridCoursewareId);
  const nowLiteral = sql.lit(Date.now() - 600_000);
  const storedContent = JSON.stringify(diyquiz.content.draft.parse(quizContent));
  const statements = [
    sql`update activity_revision set content = ${storedContent}, question_count = ${questionCount}, max_score = ${questionCount}
      where id = (select revision_id from courseware where id = ${coursewareLiteral})`,
    sql`${numbersUpTo(guestCount)}
      insert into "user" (id, name, nickname, nickname_eng, avatar, user_group, roles, password_hash, language, is_active, guest_courseware_id, created_at)
      select ${sql.lit(guestIdOffset)} + i, 'Guest number ' || i, '', '', '', 'student', '["student"]', '', '', 1, ${coursewareLiteral}, ${nowLiteral} from n`,
    sql`insert into attempt (courseware_id, user_id, revision_id, user_number, seed, shuffle, state, started_at, last_saved_at, max_score, needs_teacher, time_ms, comment)
      select ${coursewareLiteral}, id, (select revision_id from courseware where id = ${coursewareLiteral}), 1, id, 0, 'in_progress', ${nowLiteral}, ${nowLiteral}, ${sql.lit(questionCount)}, 0, 0, ''
      from "user" where guest_courseware_id = ${coursewareLiteral} or id between ${sql.lit(firstStudentId)} and ${sql.lit(firstStudentId + 29)}`,
    sql`insert into attempt_member (attempt_id, user_id, courseware_id, number, is_running)
      select id, user_id, courseware_id, user_number, 1 from attempt
      where courseware_id = ${coursewareLiteral} and state = 'in_progress'`,
    sql`${numbersUpTo(questionCount)}
      insert into answer (attempt_id, question_id, response, flagged, locked, seq, time_ms, shown_at, saved_at, score, max_score, needs_teacher)
      select a.id, 'question' || i, '{"option":"o' || (1 + (a.id * 7 + i * 3) % 4) || '"}', 0, 0, 1, 20000, ${nowLiteral}, ${nowLiteral}, null, 1, 0
      from attempt a cross join n where a.courseware_id = ${coursewareLiteral}
      and not (a.user_id = ${sql.lit(firstStudentId)} and i = ${sql.lit(questionCount)})`,
  ];
  for (const statement of statements) await statement.execute(db);
}
