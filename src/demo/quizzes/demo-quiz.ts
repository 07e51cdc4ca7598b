import type { Quiz } from '#activities/diyquiz/model.ts';
import type { DemoActivity } from '#demo/demo-activity.ts';
import type { Question } from '#parts/quiz-questions/model.ts';

export type DemoQuiz = DemoActivity<Quiz>;

export function buildQuiz(
  quiz: Omit<DemoQuiz, 'content' | 'earlier'>,
  questions: Question[],
  layout: Quiz['layout'] = 'one_by_one',
): DemoQuiz {
  return { ...quiz, content: { layout, allow_back: true, questions } };
}

/** The same, whose first revision had only so many of the questions. */
export function addEarlier(quiz: DemoQuiz, count: number): DemoQuiz {
  const { questions, ...settings } = quiz.content;
  return { ...quiz, earlier: { ...settings, questions: questions.slice(0, count) } };
}
