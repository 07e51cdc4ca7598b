/** Milliseconds spent on each question. They are counted for the one on the screen while the page is visible. */

const dayMs = 86_400_000;

export function createTimeSpent(now: () => number = () => performance.now()) {
  const spentMsById = new Map<string, number>();
  let shownId: string | undefined;
  let countingSince: number | undefined;

  /** Adds the time since the last call to the question on the screen. */
  function addElapsedTime(): void {
    if (shownId !== undefined && countingSince !== undefined)
      spentMsById.set(shownId, (spentMsById.get(shownId) ?? 0) + now() - countingSince);
    countingSince = countingSince === undefined ? undefined : now();
  }

  const readSpentMs = (questionId: string) => Math.min(dayMs, Math.round(spentMsById.get(questionId) ?? 0));

  return {
    /** Raises the time of a question to `ms`, counted for example on another device, unless it is already higher. */
    raiseTo(questionId: string, ms: number): void {
      spentMsById.set(questionId, Math.max(ms, spentMsById.get(questionId) ?? 0));
    },
    showQuestion(questionId: string): void {
      addElapsedTime();
      shownId = questionId;
      countingSince ??= now();
    },
    setVisible(isVisible: boolean): void {
      addElapsedTime();
      countingSince = isVisible && shownId !== undefined ? now() : undefined;
    },
    stop(): void {
      addElapsedTime();
      shownId = undefined;
      countingSince = undefined;
    },
    getMs(questionId: string): number {
      addElapsedTime();
      return readSpentMs(questionId);
    },
    /** The times of all questions that were shown, by id. */
    getAllMs(): Record<string, number> {
      addElapsedTime();
      return Object.fromEntries([...spentMsById.keys()].map((id) => [id, readSpentMs(id)]));
    },
  };
}

export type TimeSpent = ReturnType<typeof createTimeSpent>;
