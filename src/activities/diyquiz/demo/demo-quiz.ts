import type { DemoActivity } from '#form/demo-half.ts';
import type { Quiz } from '#parts/quiz/model.ts';
import type { Question } from '#parts/quiz-questions/model.ts';

export type DemoQuiz = DemoActivity<Quiz>;

export function buildQuiz(
  quiz: Omit<DemoQuiz, 'content' | 'firstRevisionContent'>,
  questions: Question[],
  layout: Quiz['layout'] = 'one_by_one',
): DemoQuiz {
  return { ...quiz, content: { layout, allow_back: true, questions } };
}

/** The same quiz with a first revision that had only the first `count` questions. */
export function addEarlierRevision(quiz: DemoQuiz, count: number): DemoQuiz {
  const { questions, ...settings } = quiz.content;
  return { ...quiz, firstRevisionContent: { ...settings, questions: questions.slice(0, count) } };
}
