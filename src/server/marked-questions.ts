/** Whether something in a revision has a mark: `question_count` counts its questions that have one. */
export function hasMarks({ question_count }: { question_count: number }): boolean {
  return question_count > 0;
}
