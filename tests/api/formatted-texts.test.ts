import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RichText } from '#parts/formatted-text/rich-text.ts';
import { changeInlines } from '#parts/formatted-text/walk.ts';
import type { Quiz } from '#parts/quiz/model.ts';
import type { PublicQuestion } from '#parts/quiz-questions/model.ts';
import { makeRandomTextQuiz } from '#tests/support/random-text-quiz.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

/**
 * Two hundred generated formatted texts go from the editor's draft to a student and back to the teacher: nothing is lost or
 * altered, and what students get has MathML besides.
 */

let test: TestApp;
const teacher = { as: 'teacher' } as const;
const student = { as: 'student1' } as const;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function completeQuiz(content: Quiz): Promise<number> {
  const { id, draft_version } = await test.get('POST /diy/add', { type: 'diyquiz' }, teacher);
  const subject_id = test.school.subjects.maths;
  const form = { name: 'Texts', description: 'All', subject_id, grade: 4, difficulty: 'easy' } as const;
  await test.get('POST /diy/save', { id, draft_version, form, content }, teacher);
  expect((await test.get('GET /diy/detail', { id }, teacher)).content).toEqual(content);
  const { issues } = await test.get('POST /diy/complete', { id }, teacher);
  expect(issues).toEqual([]);
  return id;
}

async function openForClass(activity_id: number): Promise<number> {
  const { calendars, classes, subjects } = test.school;
  const place = { calendar_id: calendars.current, class_id: classes.a, subject_id: subjects.maths };
  const { id: unit_id } = await test.get('POST /teacher/unit_add', { ...place, name: 'Texts' }, teacher);
  const added = await test.get(
    'POST /teacher/courseware_add',
    { unit_id, activity_ids: [activity_id] },
    teacher,
  );
  const id = added.ids[0] ?? 0;
  await test.get(
    'POST /teacher/courseware_open',
    { id, settings: { feedback_rule: 'after_submit' } },
    teacher,
  );
  return id;
}

/** The text as it was before the server drew its formulas; each has to be drawn. */
function undraw(text: RichText): RichText {
  return changeInlines(text, (inline) => {
    if (!('math' in inline)) return inline;
    const { ml, ...written } = inline;
    expect(ml).toBeDefined();
    return written;
  });
}

it('come to a student and to the report as they were written', { timeout: 30_000 }, async () => {
  const quiz = makeRandomTextQuiz();
  const activity = await completeQuiz(quiz);
  const revision = await test.app.db
    .selectFrom('activity_revision')
    .select('content')
    .where('activity_id', '=', activity)
    .executeTakeFirstOrThrow();
  expect(JSON.parse(revision.content)).toEqual(quiz);

  const courseware_id = await openForClass(activity);
  const { id: attempt_id } = await test.get('POST /play/start', { courseware_id }, student);
  const shown = await test.get('GET /play/attempt', { id: attempt_id }, student);
  const { questions } = shown.content as { questions: PublicQuestion[] };
  const seen = questions.map(({ body, instruction, options }) => ({
    text: undraw(body.text),
    instruction: undraw(instruction),
    options: options?.map(({ id, text }) => ({ id, text: undraw(text) })),
  }));
  expect(seen).toEqual(
    quiz.questions.map(({ body, instruction, answers }) => ({
      text: body.text,
      instruction,
      options: answers.map(({ id, text }) => ({ id, text })),
    })),
  );

  await test.get('POST /play/submit', { attempt_id }, student);
  const marked = await test.get('GET /play/attempt', { id: attempt_id }, student);
  const explanations = marked.answers.map(({ question_id, key }) => [
    question_id,
    undraw((key as { explanation: RichText }).explanation),
  ]);
  expect(Object.fromEntries(explanations)).toEqual(
    Object.fromEntries(quiz.questions.map(({ id, explanation }) => [id, explanation])),
  );

  const detail = await test.get('GET /study/question_detail', { courseware_id, question_id: 'q7' }, teacher);
  expect(detail.content).toEqual(quiz);
});
