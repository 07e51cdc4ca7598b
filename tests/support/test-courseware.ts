import { diyquiz } from '#activities/diyquiz/activity.ts';
import { samples } from '#activities/diyquiz/samples.ts';
import type { ActivityModel } from '#form/activity-type.ts';
import { isMarked } from '#form/mark-work.ts';
import { forAnyContent } from '#form/registry.ts';
import {
  blankQuestion,
  multipleQuestion,
  singleQuestion,
  wordAnswers,
} from '#parts/quiz-questions/samples/sample-parts.ts';
import type { NewRow } from '#server/database/schema.ts';
import { findNextCoursewarePosition, findNextUnitPosition } from '#tests/support/next-position.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

/** Places a quiz in a unit of 4A, directly in the database, for play and study tests. */

/** A text that every part of the quiz's keys contains, so that replies can be searched for leaked keys. */
export const sentinel = samples.sentinel;

/** q1 single (2 points, key b), q2 multiple (3, keys a and c), q3 blank (5, key H2O). */
export function buildQuiz(options: { q1TimeLimitS?: number } = {}) {
  return diyquiz.content.draft.parse({
    layout: 'one_by_one',
    allow_back: true,
    questions: [
      singleQuestion('q1', {
        text: '1 + 1 = ?',
        score: 2,
        explanation: `${sentinel} q1`,
        answers: wordAnswers('1', '*2'),
        ...(options.q1TimeLimitS === undefined ? {} : { time_limit_s: options.q1TimeLimitS }),
      }),
      multipleQuestion('q2', {
        text: 'Which are prime?',
        score: 3,
        explanation: `${sentinel} q2`,
        answers: wordAnswers('*2', '4', '*5'),
      }),
      blankQuestion('q3', [`H2O|${sentinel}`], {
        text: 'Water is [[1]].',
        score: 5,
        explanation: `${sentinel} q3`,
      }),
    ],
  });
}

export const rightResponses = {
  q1: { option: 'b' },
  q2: { options: ['a', 'c'] },
  q3: { blanks: { b1: 'h2o' } },
};
export const wrongResponses = { q1: { option: 'a' }, q2: { options: ['b'] }, q3: { blanks: { b1: 'air' } } };

export const closedCourseware = {
  is_open: 0,
  open_at: null,
  due_at: null,
  late_hours: 0,
  attempts_allowed: 1,
  counting_attempt: 'best',
  time_limit_minutes: null,
  shuffle: 0,
  feedback_rule: 'after_submit',
  allow_guests: 0,
} as const satisfies Partial<NewRow<'courseware_record'>>;

type CoursewareSettings = Partial<
  Pick<NewRow<'courseware_record'>, keyof typeof closedCourseware | 'name' | 'guest_limit' | 'marks_held'>
>;

/** An app with a seeded school. */
type SeededApp = Pick<TestApp, 'app' | 'school'>;

let joinCodeCount = 0;

export type PlacedCourseware = {
  id: number;
  unitId: number;
  activityId: number;
  revisionId: number;
  joinCode: string;
};

async function insertUnit({ app, school }: SeededApp, subjectId: number): Promise<number> {
  const { id } = await app.db
    .insertInto('unit_record')
    .values({
      calendar_id: school.calendars.current,
      class_id: school.classes.a,
      subject_id: subjectId,
      name: 'Unit',
      search_text: 'unit',
      position: await findNextUnitPosition(app.db, school.classes.a, subjectId),
      created_by: school.people.teacher,
      created_at: app.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds a revision to the given activity, or to a new activity of the teacher. */
export async function insertRevision(
  { app, school }: SeededApp,
  content: unknown,
  activity?: { id: number; number: number },
  model: ActivityModel = forAnyContent(diyquiz),
): Promise<{ activityId: number; revisionId: number }> {
  const questions = model.work.questions(content).filter(isMarked);
  const commonFields = {
    type: model.type,
    name: 'Quiz',
    description: 'About it',
    display_language: 'en' as const,
    icon: '',
    startup_screen: '',
    content: JSON.stringify(content),
    content_version: model.content.version,
    question_count: questions.length,
    created_at: app.now(),
  };
  const ownerId = school.people.teacher;
  const activityId =
    activity?.id ??
    (
      await app.db
        .insertInto('activity')
        .values({
          ...commonFields,
          owner_id: ownerId,
          creation_key: null,
          search_text: 'quiz',
          subject_id: null,
          grade: null,
          difficulty: null,
          status: 1,
          draft_version: 1,
          revised_draft_version: 1,
          revision_id: null,
          revision_number: 1,
          modified_by: ownerId,
          modified_at: app.now(),
          copied_from_id: null,
          deleted_at: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const { id } = await app.db
    .insertInto('activity_revision')
    .values({
      ...commonFields,
      activity_id: activityId,
      number: activity?.number ?? 1,
      max_score: questions.reduce((sum, { max_score }) => sum + max_score, 0),
      created_by: ownerId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { activityId, revisionId: id };
}

/** Places an open courseware in a unit of 4A, by default a new one of maths, with the given settings. */
export async function placeCourseware(
  test: SeededApp,
  settings: CoursewareSettings = {},
  options: { content?: unknown; model?: ActivityModel; subjectId?: number; unitId?: number } = {},
): Promise<PlacedCourseware> {
  const { app, school } = test;
  const unitId = options.unitId ?? (await insertUnit(test, options.subjectId ?? school.subjects.maths));
  const { activityId, revisionId } = await insertRevision(
    test,
    options.content ?? buildQuiz(),
    undefined,
    options.model,
  );
  joinCodeCount += 1;
  const joinCode = `TEST${joinCodeCount}`;
  const { id } = await app.db
    .insertInto('courseware_record')
    .values({
      ...closedCourseware,
      is_open: 1,
      unit_id: unitId,
      activity_id: activityId,
      revision_id: revisionId,
      name: 'Quiz',
      search_text: 'quiz',
      position: await findNextCoursewarePosition(app.db, unitId),
      join_code: joinCode,
      created_at: app.now(),
      ...settings,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, unitId, activityId, revisionId, joinCode };
}

export async function changeCourseware(
  { app }: Pick<TestApp, 'app'>,
  id: number,
  settings: CoursewareSettings,
): Promise<void> {
  await app.db.updateTable('courseware_record').set(settings).where('id', '=', id).execute();
}

/** Adds students to 4A, for tests in which many work at the same time. */
export async function addStudents(
  { app, school }: SeededApp,
  count: number,
): Promise<{ id: number; name: string }[]> {
  const students: { id: number; name: string }[] = [];
  for (let number = 1; number <= count; number += 1) {
    const name = `extra${number}`;
    const { id } = await app.db
      .insertInto('user')
      .values({
        email: `${name}@example.com`,
        name,
        nickname: name,
        nickname_eng: name,
        avatar: '',
        user_group: 'student',
        roles: '["student"]',
        password_hash: '',
        language: '',
        is_active: 1,
        guest_courseware_id: null,
        created_at: app.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('class_student')
      .values({ class_id: school.classes.a, user_id: id, class_number: 100 + number })
      .execute();
    students.push({ id, name });
  }
  return students;
}

/** The student starts the courseware, answers and submits. Returns the attempt's id. */
export async function submitWork(
  test: TestApp,
  courseware_id: number,
  as: PersonKey,
  responses: Partial<typeof rightResponses>,
): Promise<number> {
  const { id } = await test.get('POST /play/start', { courseware_id }, { as });
  const answers = Object.entries(responses).map(([question_id, response]) => ({
    question_id,
    response,
    seq: 1,
    time_ms: 1_000,
  }));
  await test.get('POST /play/save', { attempt_id: id, answers }, { as });
  await test.get('POST /play/submit', { attempt_id: id }, { as });
  return id;
}
