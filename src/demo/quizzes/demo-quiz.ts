import type { Quiz } from '#activities/diyquiz/model.ts';
import type { Question } from '#activities/quiz-questions/model.ts';
import type { Difficulty } from '#contract/activities.ts';
import type { Language } from '#contract/language.ts';

export type SubjectKey = 'chinese' | 'maths' | 'science';

/** A quiz of the demo school with its common form. */
export type DemoQuiz = {
  key: string;
  name: string;
  description: string;
  language: Language;
  subject: SubjectKey;
  grade: number;
  difficulty: Difficulty;
  /** Media url of the picture shown before it starts. */
  startupScreen?: string;
  content: Quiz;
};

export function buildQuiz(
  quiz: Omit<DemoQuiz, 'content'>,
  questions: Question[],
  layout: Quiz['layout'] = 'one_by_one',
): DemoQuiz {
  return { ...quiz, content: { layout, allow_back: true, questions } };
}
