import { type RawBuilder, sql } from 'kysely';
import { diyquiz } from '#activities/diyquiz/activity.ts';
import { buildChoiceQuestion } from '#parts/quiz-questions/samples/build-question.ts';
import { hashToken } from '#server/auth/actor.ts';
import type { Database } from '#server/database/database.ts';
import { indexPeople } from '#server/features/people/person-words.service.ts';
import { fillLibrary } from './resources.ts';
import { updateStatistics } from './update-statistics.ts';

/**
 * The schools for measuring calls. At scale 10: 200 teachers, 6,000 students in 200 classes, 20,000 units, 100,000
 * activities, each placed once and shared in the library, and 2 million answers. INSERT … SELECT creates them inside
 * the database. The small school's library has a hundredth of the resources, because lists of the library must not
 * become slower with its size either.
 */

export type Scale = 1 | 10;

export const benchToken = {
  teacher: 'bench-teacher-token',
  admin: 'bench-admin-token',
  student: (index: number) => `bench-student-token-${index}`,
};

const countsPerScale = {
  teacherCount: 20,
  classCount: 20,
  studentCount: 600,
  unitCount: 2_000,
  activityCount: 10_000,
  attemptCount: 20_000,
};
export const smallSchoolTeacherCount = countsPerScale.teacherCount;
const resourceCountByScale: Record<Scale, number> = { 1: 1_000, 10: 100_000 };
/** A teacher in both schools. */
const adminId = 20;
export const questionsPerQuiz = 10;
const groupsPerClass = 6;

const quizContent = {
  layout: 'all_on_page' as const,
  allow_back: true,
  questions: Array.from({ length: questionsPerQuiz }, (_, index) =>
    buildChoiceQuestion(`q${index + 1}`, 'single', `${index + 3} × 7 = ?`, [
      '*' + (index + 3) * 7,
      '12',
      '15',
      '90',
    ]),
  ),
};

/** Rows 1..count as `n.i`, on both engines. */
function numbersUpTo(count: number): RawBuilder<unknown> {
  return sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(count)})`;
}

function insertNumbered(
  count: number,
  tableColumns: string,
  values: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`${numbersUpTo(count)} insert into ${sql.raw(tableColumns)} select ${values} from n`;
}

function listStatements(scale: Scale, now: number): RawBuilder<unknown>[] {
  const {
    teacherCount: teachers,
    classCount: classes,
    studentCount: students,
    unitCount: units,
    activityCount: activities,
    attemptCount: attempts,
  } = Object.fromEntries(
    Object.entries(countsPerScale).map(([name, count]) => [name, count * scale]),
  ) as typeof countsPerScale;
  const storedContent = JSON.stringify(diyquiz.content.draft.parse(quizContent));
  const nowLiteral = sql.lit(now);
  const attemptedCoursewareCount = attempts / 30;
  const contentLiteral = sql.lit(storedContent);
  const questionCountLiteral = sql.lit(questionsPerQuiz);
  const groupCountLiteral = sql.lit(groupsPerClass);
  return [
    sql`insert into calendar (id, name, starts_at, ends_at, is_current) values (1, '2026–27', 0, ${nowLiteral}, 1)`,
    insertNumbered(classes, 'class (id, calendar_id, grade, name)', sql`i, 1, 1 + i % 6, 'C' || i`),
    insertNumbered(5, 'subject (id, name, colour, position)', sql`i, 'Subject ' || i, 'harbour', i`),
    insertNumbered(
      teachers + students,
      '"user" (id, email, name, nickname, nickname_eng, avatar, user_group, roles, password_hash, language, is_active, created_at)',
      sql`i, 'p' || i || '@example.com', 'Person ' || i, 'P' || i, 'P' || i, '',
        case when i <= ${sql.lit(teachers)} then 'teacher' else 'student' end,
        case when i = ${sql.lit(adminId)} then '["teacher","admin"]'
          when i <= ${sql.lit(teachers)} then '["teacher"]' else '["student"]' end, '', '', 1, 0`,
    ),
    insertNumbered(
      students,
      'class_student (class_id, user_id, class_number)',
      sql`1 + (i - 1) / 30, ${sql.lit(teachers)} + i, 1 + (i - 1) % 30`,
    ),
    insertNumbered(
      classes,
      'group_set_record (id, class_id, name, position, created_by, created_at)',
      sql`i, i, 'Tables', 1, i, ${nowLiteral}`,
    ),
    insertNumbered(
      classes * groupsPerClass,
      'student_group (id, group_set_id, name, position)',
      sql`i, 1 + (i - 1) / ${groupCountLiteral}, 'Group ' || i, 1 + (i - 1) % ${groupCountLiteral}`,
    ),
    insertNumbered(
      students,
      'group_member (group_set_id, user_id, group_id)',
      sql`1 + (i - 1) / 30, ${sql.lit(teachers)} + i, 1 + (i - 1) * ${groupCountLiteral} / 30`,
    ),
    insertNumbered(
      classes * 5,
      'teaching (user_id, class_id, subject_id)',
      sql`1 + (i - 1) / 5, 1 + (i - 1) / 5, 1 + (i - 1) % 5`,
    ),
    insertNumbered(
      units,
      'unit_record (id, calendar_id, class_id, subject_id, name, search_text, position, created_by, created_at)',
      sql`i, 1, 1 + (i - 1) / 100, 1 + (i - 1) % 5, 'Unit ' || i, 'unit ' || i, 1 + ((i - 1) % 100) / 5, 1 + (i - 1) / 100, ${nowLiteral}`,
    ),
    insertNumbered(
      activities,
      'activity (id, owner_id, type, name, search_text, description, display_language, subject_id, grade, difficulty, icon, startup_screen, status, content, content_version, question_count, draft_version, revised_draft_version, revision_id, revision_number, modified_by, modified_at, created_at)',
      sql`i, 1 + (i - 1) / 500, 'diyquiz', 'Quiz ' || i, 'quiz ' || i, 'About ' || i, 'en', 1 + i % 5, 1 + i % 6, 'easy', '', '', 1, ${contentLiteral}, 1, ${questionCountLiteral}, 1, 1, i, 1, 1 + (i - 1) / 500, ${nowLiteral} - i, ${nowLiteral}`,
    ),
    insertNumbered(
      activities,
      'activity_revision (id, activity_id, number, type, name, description, display_language, icon, startup_screen, content, content_version, question_count, max_score, created_by, created_at)',
      sql`i, i, 1, 'diyquiz', 'Quiz ' || i, 'About ' || i, 'en', '', '', ${contentLiteral}, 1, ${questionCountLiteral}, ${questionCountLiteral}, 1 + (i - 1) / 500, ${nowLiteral}`,
    ),
    insertNumbered(
      activities,
      'courseware_record (id, unit_id, activity_id, revision_id, name, search_text, position, is_open, attempts_allowed, counting_attempt, shuffle, feedback_rule, allow_guests, join_code, created_at)',
      sql`i, 1 + (i - 1) / 5, i, i, 'Quiz ' || i, 'quiz ' || i, 1 + (i - 1) % 5, 1, 0, 'best', 0, 'after_submit', 0, 'X' || i, ${nowLiteral}`,
    ),
    // Thirty attempts each, by the thirty students of the class that the courseware's unit belongs to.
    sql`${numbersUpTo(attempts)}
      insert into attempt (id, courseware_id, user_id, revision_id, user_number, seed, shuffle, state, started_at, submitted_at, last_saved_at, score, max_score, needs_teacher, time_ms, comment)
      select i, c.id, ${sql.lit(teachers)} + (u.class_id - 1) * 30 + 1 + (i - 1) % 30, c.id, 1, i, 0, 'submitted',
        ${nowLiteral} - 900000, ${nowLiteral} - 600000, ${nowLiteral} - 600000, 3 + i % 8, ${questionCountLiteral}, 0, 300000, ''
      from n
      join courseware c on c.id = 1 + ((i - 1) / 30) * ${sql.lit(Math.floor(activities / attemptedCoursewareCount))}
      join unit u on u.id = c.unit_id`,
    sql`insert into attempt_member (attempt_id, user_id, courseware_id, number, is_running)
      select id, user_id, courseware_id, user_number, 0 from attempt`,
    sql`${numbersUpTo(questionsPerQuiz)}
      insert into answer (attempt_id, question_id, response, flagged, locked, seq, time_ms, shown_at, saved_at, score, max_score, needs_teacher)
      select a.id, 'q' || i, '{"option":"o' || (1 + (a.id * 7 + i * 3) % 4) || '"}', 0, 0, 1, 20000 + 100 * ((a.id + i) % 50), ${nowLiteral}, ${nowLiteral},
        case when (a.id * 7 + i * 3) % 4 = 0 then 1 else 0 end, 1, 0
      from attempt a cross join n`,
    // Two of thirty students have exceptions, one of them excused; a teacher has marked one question of everybody.
    sql`insert into courseware_exception (courseware_id, user_id, extra_minutes, due_at, extra_attempts, is_excused, changed_by, changed_at)
      select courseware_id, user_id, 10, null, 0, case when id % 30 = 0 then 1 else 0 end, 1, ${nowLiteral}
      from attempt where id % 15 = 0`,
    sql`insert into mark_step (attempt_id, question_id, number, score, comment, marked_by, marked_at)
      select id, 'q3', 1, 1, 'Well done', 1, ${nowLiteral} from attempt`,
  ];
}

async function insertSessions({ db }: Database, scale: Scale, now: number): Promise<void> {
  const sessionRow = (token: string, user_id: number) => ({
    token_hash: hashToken(token),
    user_id,
    created_at: now,
    expires_at: now + 30 * 86_400_000,
    superseded_at: null,
    // Sessions must stay valid in a school that is kept for later runs.
    used_at: now + 30 * 86_400_000,
  });
  const teachers = countsPerScale.teacherCount * scale;
  const studentSessions = Array.from(
    { length: Math.min(1_000, countsPerScale.studentCount * scale) },
    (_, index) => sessionRow(benchToken.student(index), teachers + 1 + index),
  );
  await db
    .insertInto('session')
    .values([sessionRow(benchToken.teacher, 1), sessionRow(benchToken.admin, adminId), ...studentSessions])
    .execute();
}

const numberedTables = [
  'calendar',
  'class',
  'subject',
  'user',
  'unit_record',
  'activity',
  'activity_revision',
  'courseware_record',
  'attempt',
  'resource',
  'group_set_record',
  'student_group',
];

/** PostgreSQL numbers new rows after those that were inserted with their ids. */
export async function moveSequences(
  { db, parts }: Database,
  tables: readonly string[] = numberedTables,
): Promise<void> {
  if (parts.name !== 'postgres') return;
  for (const table of tables) {
    const sequence = `"${table}"`;
    await sql`select setval(pg_get_serial_sequence(${sequence}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      db,
    );
  }
}

/** Fills a migrated, empty database, and updates its statistics as PostgreSQL does by itself in quiet times. */
export async function fillBenchSchool(database: Database, scale: Scale): Promise<void> {
  const now = Date.now();
  for (const statement of listStatements(scale, now)) await statement.execute(database.db);
  await insertSessions(database, scale, now);
  await fillLibrary(database, resourceCountByScale[scale], now);
  await moveSequences(database);
  await indexPeople(database.db);
  await updateStatistics(database);
}
