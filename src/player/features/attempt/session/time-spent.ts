/** Milliseconds spent on each question. They are counted for the one on the screen while the page is visible. */

const dayMs = 86_400_000;

export function createTimeSpent(now: () => number = () => performance.now()) {
  const spentMsById = new Map<string, number>();
  let shownId: string | undefined;
  let since: number | undefined;

  /** Adds the time since the last call to the question on the screen. */
  function settle(): void {
    if (shownId !== undefined && since !== undefined)
      spentMsById.set(shownId, (spentMsById.get(shownId) ?? 0) + now() - since);
    since = since === undefined ? undefined : now();
  }

  const read = (questionId: string) => Math.min(dayMs, Math.round(spentMsById.get(questionId) ?? 0));

  return {
    /** Raises the time of a question to `ms`, counted for example on another device, unless it is already higher. */
    assume(questionId: string, ms: number): void {
      spentMsById.set(questionId, Math.max(ms, spentMsById.get(questionId) ?? 0));
    },
    show(questionId: string): void {
      settle();
      shownId = questionId;
      since ??= now();
    },
    setVisible(isVisible: boolean): void {
      settle();
      since = isVisible && shownId !== undefined ? now() : undefined;
    },
    stop(): void {
      settle();
      shownId = undefined;
      since = undefined;
    },
    of(questionId: string): number {
      settle();
      return read(questionId);
    },
    /** The times of all questions that were shown, by id. */
    all(): Record<string, number> {
      settle();
      return Object.fromEntries([...spentMsById.keys()].map((id) => [id, read(id)]));
    },
  };
}

export type TimeSpent = ReturnType<typeof createTimeSpent>;
