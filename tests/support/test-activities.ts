import { expect } from 'vitest';
import type { ApiInput } from '#contract/api.ts';
import { nextUnitPosition } from '#tests/support/next-position.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { closedCourseware } from '#tests/support/test-courseware.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

/** Opens a school in which the teacher's quizzes can be started, saved, completed and placed. */

type Form = ApiInput<'POST /diy/save'>['form'];

const type = 'diyquiz';

export function question(id: string, text = '1 + 1 = ?') {
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

export const quiz = (...ids: string[]) => ({ questions: ids.map((id) => question(id)) });

export async function openTestActivities() {
  const school = await openTestApp();
  const form: Form = {
    name: '加法',
    description: '一至十的加法',
    display_language: 'zh-hk',
    subject_id: school.school.subjects.maths,
    grade: 4,
    difficulty: 'easy',
  };

  const add = (input: Partial<ApiInput<'POST /diy/add'>> = {}, as: PersonKey = 'teacher') =>
    school.get('POST /diy/add', { type, form, ...input }, { as });

  const detail = (id: number, as: PersonKey = 'teacher') => school.get('GET /diy/detail', { id }, { as });

  const complete = (id: number, as: PersonKey = 'teacher') =>
    school.get('POST /diy/complete', { id }, { as });

  async function save(id: number, content: unknown, changes: Partial<Form> = {}) {
    const { draft_version } = await detail(id);
    return school.get(
      'POST /diy/save',
      { id, draft_version, form: { ...form, ...changes }, content },
      { as: 'teacher' },
    );
  }

  async function addCompleted(): Promise<number> {
    const { id } = await add();
    await save(id, quiz('q1'));
    expect((await complete(id)).issues).toEqual([]);
    return id;
  }

  /** Places the activity's newest revision in a new unit of 4A maths. */
  async function place(activityId: number, unitName: string): Promise<number> {
    const { app, school: seeded } = school;
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
        position: await nextUnitPosition(app.db, seeded.classes.a, seeded.subjects.maths),
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

  const revisionsOf = (id: number) =>
    school.app.db
      .selectFrom('activity_revision')
      .selectAll()
      .where('activity_id', '=', id)
      .orderBy('number')
      .execute();

  return { school, form, type, add, detail, complete, save, addCompleted, place, revisionsOf };
}
