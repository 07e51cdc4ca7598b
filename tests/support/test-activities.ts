import { expect } from 'vitest';
import type { ApiInput } from '#contract/api.ts';
import { findNextUnitPosition } from '#tests/support/next-position.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { closedCourseware } from '#tests/support/test-courseware.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

/** Opens a school, with functions that add, save, complete and place a teacher's quizzes. */

type Form = ApiInput<'POST /diy/save'>['form'];

const type = 'diyquiz';

export function buildSingleQuestion(id: string, text = '1 + 1 = ?') {
  return {
    id,
    type: 'single',
    body: { text },
    score: 4,
    answers: [
      { id: 'a', text: '2', correct: true },
      { id: 'b', text: '3' },
    ],
  };
}

export const buildQuizOf = (...ids: string[]) => ({ questions: ids.map((id) => buildSingleQuestion(id)) });

export async function openTestActivities() {
  const test = await openTestApp();
  const form: Form = {
    name: '加法',
    description: '一至十的加法',
    display_language: 'zh-hk',
    subject_id: test.school.subjects.maths,
    grade: 4,
    difficulty: 'easy',
  };

  const addActivity = (input: Partial<ApiInput<'POST /diy/add'>> = {}, as: PersonKey = 'teacher') =>
    test.get('POST /diy/add', { type, form, ...input }, { as });

  const readActivity = (id: number, as: PersonKey = 'teacher') => test.get('GET /diy/detail', { id }, { as });

  const completeActivity = (id: number, as: PersonKey = 'teacher') =>
    test.get('POST /diy/complete', { id }, { as });

  async function saveActivity(id: number, content: unknown, changes: Partial<Form> = {}) {
    const { draft_version } = await readActivity(id);
    return test.get(
      'POST /diy/save',
      { id, draft_version, form: { ...form, ...changes }, content },
      { as: 'teacher' },
    );
  }

  async function addCompletedActivity(): Promise<number> {
    const { id } = await addActivity();
    await saveActivity(id, buildQuizOf('q1'));
    expect((await completeActivity(id)).issues).toEqual([]);
    return id;
  }

  /** Places the activity's newest revision in a new unit of 4A maths. */
  async function placeActivity(activityId: number, unitName: string): Promise<number> {
    const { app, school: seeded } = test;
    const { revision_id } = await app.db
      .selectFrom('activity')
      .select('revision_id')
      .where('id', '=', activityId)
      .executeTakeFirstOrThrow();
    const unit = await app.db
      .insertInto('unit_record')
      .values({
        calendar_id: seeded.calendars.current,
        class_id: seeded.classes.a,
        subject_id: seeded.subjects.maths,
        name: unitName,
        search_text: unitName,
        position: await findNextUnitPosition(app.db, seeded.classes.a, seeded.subjects.maths),
        created_by: seeded.people.teacher,
        created_at: app.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('courseware_record')
      .values({
        ...closedCourseware,
        unit_id: unit.id,
        activity_id: activityId,
        revision_id: Number(revision_id),
        name: 'placed',
        search_text: 'placed',
        position: 1,
        join_code: `J${unit.id}`,
        created_at: app.now(),
      })
      .execute();
    return unit.id;
  }

  const listRevisions = (id: number) =>
    test.app.db
      .selectFrom('activity_revision')
      .selectAll()
      .where('activity_id', '=', id)
      .orderBy('number')
      .execute();

  return {
    school: test,
    form,
    type,
    add: addActivity,
    detail: readActivity,
    complete: completeActivity,
    save: saveActivity,
    addCompleted: addCompletedActivity,
    place: placeActivity,
    revisionsOf: listRevisions,
  };
}
