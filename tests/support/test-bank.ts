import type { ApiInput } from '#contract/api.ts';
import type { Question } from '#parts/quiz-questions/model.ts';
import { singleQuestion, wordAnswers } from '#parts/quiz-questions/samples/sample-parts.ts';
import type { TestApp } from '#tests/support/test-app.ts';

/** Makes questions and papers of the bank for tests, by the same calls as the apps. */

type Person = NonNullable<Parameters<TestApp['get']>[2]>['as'];
type Facts = ApiInput<'POST /exam/question_create'>['facts'];

/** A complete question with this text. */
export function askFor(text: string, changes: Partial<Question> = {}): Question {
  return { ...singleQuestion('q1', { text, answers: wordAnswers('*對', '錯') }), ...changes };
}

/** Adds a question and returns its id. */
export async function addQuestion(
  test: TestApp,
  text: string,
  facts: Facts = {},
  as: Person = 'teacher',
): Promise<number> {
  const content = { question: askFor(text) };
  return (await test.get('POST /exam/question_create', { facts, content }, { as })).id;
}

type PickedQuestion = { question_id: number; version_id: number; points: number };

/** The newest version of a question, to be put into a paper. */
export async function pick(test: TestApp, id: number, points = 2): Promise<PickedQuestion> {
  const { version_id } = await test.get('GET /exam/question_detail', { id }, { as: 'admin' });
  return { question_id: id, version_id, points };
}
