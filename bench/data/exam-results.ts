import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { moveSequences } from './school.ts';
import { updateStatistics } from './update-statistics.ts';

/** Results of questions of the bank: each of the answered questions in equally many coursewares of one class. */

const rowsPerStatement = 2_000;

const wrong = JSON.stringify(
  ['乙', '丙', '丁'].map((text, index) => ({
    label: { en: text, 'zh-hk': text, 'zh-cn': text, 'zh-tw': text },
    part: '',
    count: 6 - index,
  })),
);

async function insertCoursewares({ db }: Database, count: number, now: number): Promise<void> {
  await sql`insert into unit_record (id, calendar_id, class_id, subject_id, name, search_text, position, created_by, created_at)
    values (1, 1, 1, 1, 'Unit', 'unit', 1, 1, ${now})`.execute(db);
  await sql`insert into activity (id, owner_id, type, name, search_text, description, display_language, subject_id, grade, difficulty, icon, startup_screen, status, content, content_version, question_count, draft_version, revised_draft_version, revision_id, revision_number, modified_by, modified_at, created_at)
    values (1, 1, 'diyquiz', 'Quiz', 'quiz', '', 'en', 1, 4, 'easy', '', '', 1, '{}', 1, 1, 1, 1, 1, 1, 1, ${now}, ${now})`.execute(
    db,
  );
  await sql`insert into activity_revision (id, activity_id, number, type, name, description, display_language, icon, startup_screen, content, content_version, question_count, max_score, created_by, created_at)
    values (1, 1, 1, 'diyquiz', 'Quiz', '', 'en', '', '', '{}', 1, 1, 1, 1, ${now})`.execute(db);
  for (let id = 1; id <= count; id += 1) {
    await sql`insert into courseware_record (id, unit_id, activity_id, revision_id, name, search_text, position, is_open, attempts_allowed, counting_attempt, shuffle, feedback_rule, allow_guests, join_code, created_at)
      values (${id}, 1, 1, 1, ${`Quiz ${id}`}, 'quiz', ${id}, 1, 0, 'best', 0, 'after_submit', 0, ${`X${id}`}, ${now})`.execute(
      db,
    );
  }
}

const resultOf = (question_id: number, courseware_id: number) => ({
  question_id,
  courseware_id,
  place: `q${1 + (question_id % 20)}`,
  answers: 30,
  share_sum: 10 + (question_id % 15),
  discrimination: 0.3,
  efficiency: 0.4,
  strong_answers: 9,
  strong_share_sum: 6,
  version_id: question_id,
  version_answers: 30,
  wrong,
});

/** `questions`: that many were answered; all others have only their row in the list. */
export async function fillExamResults(
  database: Database,
  { questions, coursewares }: { questions: number; coursewares: number },
): Promise<void> {
  const { db } = database;
  await insertCoursewares(database, coursewares, Date.now());
  const pairs = Array.from({ length: questions * coursewares }, (_, index) =>
    resultOf(1 + Math.floor(index / coursewares), 1 + (index % coursewares)),
  );
  for (let from = 0; from < pairs.length; from += rowsPerStatement) {
    await db
      .insertInto('question_result')
      .values(pairs.slice(from, from + rowsPerStatement))
      .execute();
  }
  await sql`insert into question_summary (question_id, answers, share_sum, sign)
    select question_id, sum(answers), sum(share_sum), null from question_result group by question_id`.execute(
    db,
  );
  await moveSequences(database, [
    'user',
    'unit_record',
    'activity',
    'activity_revision',
    'courseware_record',
  ]);
  await updateStatistics(database);
}
