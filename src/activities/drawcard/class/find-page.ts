import type { ShownTask, TaskQuestion } from '../model.ts';

/** A question with the number of its page; the first page where the content has no such question. */
export function findPage(
  { questions }: Pick<ShownTask, 'questions'>,
  questionId: string,
): { page: number; question: TaskQuestion | undefined } {
  const index = questions.findIndex(({ id }) => id === questionId);
  return { page: Math.max(0, index), question: questions[index] };
}
