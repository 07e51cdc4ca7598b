import type { TestApp } from '#tests/support/test-app.ts';
import { changeCourseware } from '#tests/support/test-courseware.ts';
import { addUnit } from '#tests/support/test-resources.ts';

/** Makes quizzes of questions of the bank, picked or drawn, by the same calls as the app. */

const teacher = { as: 'teacher' } as const;

/** Completes a quiz with these slots. */
export async function addDrawnQuiz(test: TestApp, slots: object[]) {
  const { id } = await test.get('POST /diy/add', { type: 'questionquiz' }, teacher);
  const { draft_version } = await test.get('GET /diy/detail', { id }, teacher);
  const form = {
    name: 'Drawn',
    description: 'From the bank',
    subject_id: test.school.subjects.maths,
    grade: 4,
    difficulty: 'easy' as const,
  };
  await test.get('POST /diy/save', { id, draft_version, form, content: { slots } }, teacher);
  return { id, completion: await test.get('POST /diy/complete', { id }, teacher) };
}

/** Makes, places and opens such a quiz in a new unit; returns the id of the courseware. */
export async function placeDrawnQuiz(
  test: TestApp,
  slots: object[],
  rules: Parameters<typeof changeCourseware>[2] = {},
): Promise<number> {
  return placeQuiz(test, await addDrawnQuiz(test, slots), rules);
}

/** Places and opens a completed quiz in a new unit; returns the id of the courseware. */
export async function placeQuiz(
  test: TestApp,
  { id, completion }: Awaited<ReturnType<typeof addDrawnQuiz>>,
  rules: Parameters<typeof changeCourseware>[2] = {},
): Promise<number> {
  if (!completion.completed) throw new Error(JSON.stringify(completion.issues));
  const input = { unit_id: await addUnit(test), activity_ids: [id] };
  const courseware_id = (await test.get('POST /teacher/courseware_add', input, teacher)).ids[0] ?? 0;
  await changeCourseware(test, courseware_id, { is_open: 1, ...rules });
  return courseware_id;
}
