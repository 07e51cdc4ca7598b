import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blankQuestion, singleQuestion, wordAnswers } from '#parts/quiz-questions/samples/sample-parts.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { buildQuiz, changeCourseware, rightResponses } from '#tests/support/test-courseware.ts';
import { addPublished, addUnit, completeActivity } from '#tests/support/test-resources.ts';
import type { PersonKey } from '#tests/support/test-school.ts';

let test: TestApp;
let activity_id: number;
/** Two coursewares in units of 4A, and one of 4B, which the owner does not teach. */
let ownCoursewareIds: number[];
let foreignCoursewareId: number;

const teacher = { as: 'teacher' } as const;

/** The next revision: q1 has more points and other options, q2 is removed, q9 is new, q3 is unchanged. */
const nextRevision = {
  ...buildQuiz(),
  questions: [
    singleQuestion('q1', {
      text: '1 + 2 = ?',
      score: 4,
      answers: wordAnswers('4', '*3').map((option, index) => ({ ...option, id: `new${index}` })),
    }),
    blankQuestion('q3', ['H2O'], { text: 'Water is [[1]].', score: 5 }),
    singleQuestion('q9', { text: 'New?', score: 1, answers: wordAnswers('*yes', 'no') }),
  ],
};

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

beforeEach(async () => {
  activity_id = await addPublished(test, { name: 'Synced' });
  const placeCourseware = async (unit_id: number, as: PersonKey) => {
    const { ids } = await test.get(
      'POST /teacher/courseware_add',
      { unit_id, activity_ids: [activity_id] },
      { as },
    );
    return ids[0]!;
  };
  ownCoursewareIds = [
    await placeCourseware(await addUnit(test), 'teacher'),
    await placeCourseware(await addUnit(test), 'teacher'),
  ];
  foreignCoursewareId = await placeCourseware(await addUnit(test, test.school.classes.b), 'admin');
});

const listAssociated = (as: PersonKey = 'teacher') =>
  test.get('GET /diy/associated', { activity_id }, { as });
const syncCoursewares = (courseware_ids: number[], as: PersonKey = 'teacher') =>
  test.call('POST /diy/sync', { activity_id, courseware_ids }, { as });
const listRevisionNumbers = async () =>
  (await listAssociated('admin')).items.map(({ revision_number }) => revision_number);

async function openCourseware(id: number): Promise<void> {
  await changeCourseware(test, id, { is_open: 1, attempts_allowed: 0 });
}

async function startAttempt(courseware_id: number, as: PersonKey): Promise<number> {
  return (await test.get('POST /play/start', { courseware_id }, { as })).id;
}

async function answerQuestions(
  attempt_id: number,
  responses: Record<string, unknown>,
  as: PersonKey,
): Promise<void> {
  const answers = Object.entries(responses).map(([question_id, response]) => ({
    question_id,
    response,
    seq: 1,
  }));
  await test.get('POST /play/save', { attempt_id, answers }, { as });
}

async function submitAttempt(
  courseware_id: number,
  responses: Record<string, unknown>,
  as: PersonKey,
): Promise<number> {
  const id = await startAttempt(courseware_id, as);
  await answerQuestions(id, responses, as);
  await test.get('POST /play/submit', { attempt_id: id }, { as });
  return id;
}

describe('associated coursewares', () => {
  it('are those that the caller may change, with the number of people who have begun', async () => {
    const [first = 0] = ownCoursewareIds;
    await openCourseware(first);
    await submitAttempt(first, rightResponses, 'student1');
    await startAttempt(first, 'student2');
    await completeActivity(test, activity_id, { name: 'Synced' }, nextRevision);
    const { latest_revision_number, items } = await listAssociated();
    expect(latest_revision_number).toBe(2);
    expect(items).toMatchObject([
      {
        courseware_id: first,
        courseware_name: 'Synced',
        calendar_name: '2026–27',
        class_name: '4A',
        subject_name: '數學',
        unit_name: 'Unit',
        revision_number: 1,
        is_open: true,
        started: 2,
        in_progress: 1,
      },
      { courseware_id: ownCoursewareIds[1], is_open: false, started: 0, in_progress: 0 },
    ]);
    expect((await listAssociated('admin')).items.map(({ courseware_id }) => courseware_id)).toEqual([
      ...ownCoursewareIds,
      foreignCoursewareId,
    ]);
  });

  it('show whether they belong to the current term', async () => {
    const unit_id = await addUnit(test, test.school.classes.past);
    await test.get('POST /teacher/courseware_add', { unit_id, activity_ids: [activity_id] }, teacher);
    const terms = (await listAssociated()).items.map(({ calendar_name, calendar_is_current }) => [
      calendar_name,
      calendar_is_current,
    ]);
    expect(terms).toEqual([
      ['2026–27', true],
      ['2026–27', true],
      ['2025–26', false],
    ]);
  });
});

describe('sync', () => {
  it('moves only the chosen ones to the newest revision, and keeps their names', async () => {
    await test.get(
      'POST /teacher/courseware_update',
      { id: ownCoursewareIds[0]!, name: 'Own name' },
      teacher,
    );
    await completeActivity(test, activity_id, { name: 'Renamed' }, nextRevision);
    expect(await listRevisionNumbers()).toEqual([1, 1, 1]);
    expect((await syncCoursewares([ownCoursewareIds[0]!, ownCoursewareIds[0]!])).data).toEqual({ synced: 1 });
    expect(await listRevisionNumbers()).toEqual([2, 1, 1]);
    expect((await listAssociated()).items[0]).toMatchObject({ courseware_name: 'Own name' });
    expect((await syncCoursewares([ownCoursewareIds[0]!, ownCoursewareIds[1]!])).data).toEqual({ synced: 2 });
    expect(await listRevisionNumbers()).toEqual([2, 2, 1]);
  });

  it('refuses all if one is of another activity or the caller may not change it, or if none is chosen', async () => {
    await completeActivity(test, activity_id, { name: 'Synced' }, nextRevision);
    const elsewhere = await addPublished(test, { name: 'Another' });
    const unit_id = await addUnit(test);
    const { ids } = await test.get(
      'POST /teacher/courseware_add',
      { unit_id, activity_ids: [elsewhere] },
      teacher,
    );
    expect((await syncCoursewares([ownCoursewareIds[0]!, ids[0]!])).key).toBe('not_found');
    expect((await syncCoursewares([ownCoursewareIds[0]!, foreignCoursewareId])).key).toBe('not_found');
    expect((await syncCoursewares([])).key).toBe('invalid_input');
    expect((await syncCoursewares(ownCoursewareIds, 'other')).key).toBe('not_found');
    expect(await listRevisionNumbers()).toEqual([1, 1, 1]);
    expect((await syncCoursewares([...ownCoursewareIds, foreignCoursewareId], 'admin')).key).toBe('success');
    expect(await listRevisionNumbers()).toEqual([2, 2, 2]);
  });

  it('keeps attempts begun before on their own revision, by which they are marked', async () => {
    const id = ownCoursewareIds[0]!;
    await openCourseware(id);
    const begun = await startAttempt(id, 'student1');
    await completeActivity(test, activity_id, { name: 'Synced' }, nextRevision);
    await syncCoursewares([id]);
    await answerQuestions(begun, rightResponses, 'student1');
    await test.get('POST /play/submit', { attempt_id: begun }, { as: 'student1' });
    const { rows } = await test.get('GET /study/grid', { courseware_id: id }, teacher);
    expect(rows[0]).toMatchObject({ score: 10, max_score: 10 });
    const again = await startAttempt(id, 'student1');
    const shown = await test.get('GET /play/attempt', { id: again }, { as: 'student1' });
    expect(JSON.stringify(shown.content)).toContain('1 + 2 = ?');
  });

  it('continues statistics by question over different revisions of the attempts', async () => {
    const id = ownCoursewareIds[0]!;
    await openCourseware(id);
    // Scores 2 of 2 for q1 and 3 of 3 for q2, which the next revision does not have.
    const early = await submitAttempt(id, { q1: rightResponses.q1, q2: rightResponses.q2 }, 'student1');
    await completeActivity(test, activity_id, { name: 'Synced' }, nextRevision);
    await syncCoursewares([id]);
    await submitAttempt(
      id,
      { q1: { option: 'new0' }, q3: rightResponses.q3, q9: { option: 'a' } },
      'student2',
    );

    const grid = await test.get('GET /study/grid', { courseware_id: id }, teacher);
    expect(grid.courseware.questions.map(({ id: question }) => question)).toEqual(['q1', 'q3', 'q9']);
    expect(grid.courseware.max_score).toBe(10);
    expect(grid.rows).toMatchObject([
      { score: 5, max_score: 10 },
      { score: 6, max_score: 10 },
    ]);

    const findQuestion = (question_id: string) =>
      test.get('GET /study/question_detail', { courseware_id: id, question_id }, teacher);
    const q1 = await findQuestion('q1');
    // Full marks of 2 points count as full marks of 4.
    expect(q1.statistics).toMatchObject({ attempts: 2, facility_index: 0.5 });
    expect(q1.students.map(({ student_name }) => student_name)).toEqual(['student1', 'student2']);
    const q9 = await findQuestion('q9');
    // One of two is too few for an average.
    expect(q9.statistics).toMatchObject({ attempts: 1, facility_index: null });
    expect(q9.students.map(({ student_name }) => student_name)).toEqual(['student2']);
    expect(q9.report.unanswered).toEqual([]);
    const gone = { courseware_id: id, question_id: 'q2' };
    expect((await test.call('GET /study/question_detail', gone, teacher)).key).toBe('not_found');

    const personal = await test.get(
      'GET /study/personal_detail',
      { courseware_id: id, user_id: test.school.people.student1 },
      teacher,
    );
    expect(personal).toMatchObject({ attempt_id: early, content: buildQuiz() });
    expect(personal.courseware.questions.map(({ id: each }) => each)).toEqual(['q1', 'q2', 'q3']);
    expect(personal.answers.map(({ question_id }) => question_id)).toEqual(['q1', 'q2']);
  });

  it('is refused for an activity that was never completed', async () => {
    const { id } = await test.get('POST /diy/add', { type: 'diyquiz', form: { name: 'Draft' } }, teacher);
    const input = { activity_id: id, courseware_ids: ownCoursewareIds };
    expect((await test.call('POST /diy/sync', input, teacher)).key).toBe('activity_not_completed');
  });
});
