import type { ApiInput } from '#contract/api.ts';
import type { Difficulty } from '#contract/choices.ts';
import type { Language } from '#contract/language.ts';
import { tokensOf, tokensOfFacts } from '#server/database/search/search-terms.ts';
import { factsOf, searchTextOf } from '#server/features/resources/resource-list.ts';
import { findNextUnitPosition } from '#tests/support/next-position.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { buildQuiz } from '#tests/support/test-courseware.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

/** Makes activities and resources of the library for tests. */

type Form = ApiInput<'POST /diy/save'>['form'];

const completeFields = {
  description: 'About it',
  display_language: 'zh-hk',
  grade: 4,
  difficulty: 'easy',
} as const satisfies Partial<Form>;

/** Saves form and content over the activity's draft and completes it. */
export async function completeActivity(
  test: TestApp,
  id: number,
  form: Partial<Form> & { name: string },
  content: unknown = buildQuiz(),
  as: PersonKey = 'teacher',
): Promise<void> {
  const { draft_version } = await test.get('GET /diy/detail', { id }, { as });
  const wholeForm = { ...completeFields, subject_id: test.school.subjects.maths, ...form };
  await test.get('POST /diy/save', { id, draft_version, form: wholeForm, content }, { as });
  const { issues } = await test.get('POST /diy/complete', { id }, { as });
  if (issues.length > 0) throw new Error(JSON.stringify(issues));
}

export async function addPublished(
  test: TestApp,
  form: Partial<Form> & { name: string },
  content: unknown = buildQuiz(),
  as: PersonKey = 'teacher',
): Promise<number> {
  const { id } = await test.get('POST /diy/add', { type: 'diyquiz' }, { as });
  await completeActivity(test, id, form, content, as);
  return id;
}

export async function share(test: TestApp, activity_id: number, as: PersonKey = 'teacher'): Promise<number> {
  return (await test.get('POST /resource/share', { activity_id }, { as })).resource_id;
}

export async function addUnit({ app, school }: TestApp, classId = school.classes.a): Promise<number> {
  const { id } = await app.db
    .insertInto('unit_record')
    .values({
      calendar_id: school.calendars.current,
      class_id: classId,
      subject_id: school.subjects.maths,
      name: 'Unit',
      search_text: 'unit',
      position: await findNextUnitPosition(app.db, classId, school.subjects.maths),
      created_by: school.people.teacher,
      created_at: app.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type ResourceFields = {
  name: string;
  type: string;
  display_language: Language;
  subject_id: number;
  grade: number;
  difficulty: Difficulty;
  like_count: number;
  copy_count: number;
};

/** Adds many resources directly to the database, each updated later than the one before. Returns their ids in this order. */
export async function insertResources(
  { app, school }: TestApp,
  resources: readonly ResourceFields[],
  ownerId = school.people.teacher,
): Promise<number[]> {
  const { db, parts } = app;
  const subjects = await db.selectFrom('subject').select(['id', 'name']).execute();
  const subjectNames = new Map(subjects.map(({ id, name }) => [id, name]));
  const ids: number[] = [];
  for (let offset = 0; offset < resources.length; offset += 200) {
    const slice = resources.slice(offset, offset + 200);
    const insertedActivities = await db
      .insertInto('activity')
      .values(
        slice.map(({ like_count: _likes, copy_count: _copies, ...fact }) => ({
          ...fact,
          owner_id: ownerId,
          creation_key: null,
          search_text: '',
          description: '',
          icon: '',
          startup_screen: '',
          status: 1,
          content: '{}',
          content_version: 1,
          question_count: 0,
          draft_version: 0,
          revised_draft_version: 0,
          revision_number: 1,
          modified_by: ownerId,
          modified_at: 0,
          created_at: 0,
        })),
      )
      .returning('id')
      .execute();
    const activityIds = insertedActivities.map(({ id }) => id).sort((a, b) => a - b);
    const revisions = await db
      .insertInto('activity_revision')
      .values(
        slice.map(({ name, type, display_language }, index) => ({
          activity_id: activityIds[index]!,
          number: 1,
          type,
          name,
          description: '',
          display_language,
          icon: '',
          startup_screen: '',
          content: '{}',
          content_version: 1,
          question_count: 0,
          max_score: 0,
          created_by: ownerId,
          created_at: 0,
        })),
      )
      .returning(['id', 'activity_id'])
      .execute();
    const revisionIdByActivity = new Map(revisions.map(({ id, activity_id }) => [activity_id, id]));
    const rows = await db
      .insertInto('resource')
      .values(
        slice.map((fact, index) => ({
          ...fact,
          activity_id: activityIds[index]!,
          revision_id: revisionIdByActivity.get(activityIds[index]!)!,
          owner_id: ownerId,
          search_text: searchTextOf({
            name: fact.name,
            description: '',
            subject_names: [subjectNames.get(fact.subject_id) ?? ''],
          }),
          shared_at: 0,
          updated_at: 1_000 + offset + index,
        })),
      )
      .returning([
        'id',
        'updated_at',
        'search_text',
        'type',
        'display_language',
        'subject_id',
        'grade',
        'difficulty',
      ])
      .execute();
    rows.sort((a, b) => a.updated_at - b.updated_at);
    await parts.resourceSearch.put(
      db,
      rows.map((row) => ({
        id: row.id,
        tokens: [...tokensOf(row.search_text), ...tokensOfFacts(factsOf(row))],
      })),
    );
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}
