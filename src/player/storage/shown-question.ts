/** The question on the screen of each attempt, kept by this tab so that a reload returns to it. */

const keyOf = (attemptId: number): string => `shown-question:${attemptId}`;

export function keepShownQuestion(attemptId: number, questionId: string): void {
  try {
    sessionStorage.setItem(keyOf(attemptId), questionId);
  } catch {
    // Without storage a reload begins at the first unanswered question.
  }
}

/** Undefined unless the page was reloaded: a student who comes back goes on where answers are missing. */
export function readShownQuestion(attemptId: number): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'reload') return undefined;
  try {
    return sessionStorage.getItem(keyOf(attemptId)) ?? undefined;
  } catch {
    return undefined;
  }
}
