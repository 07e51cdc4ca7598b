/** Whether a revision has marked questions: `question_count` counts only those. */
export function hasMarkedQuestions({ question_count }: { question_count: number }): boolean {
  return question_count > 0;
}
