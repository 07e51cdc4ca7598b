/** Milliseconds spent on each question. They are counted for the one on the screen while the page is visible. */

const dayMs = 86_400_000;

export function createTimeSpent(now: () => number = () => performance.now()) {
  const spent = new Map<string, number>();
  let shown: string | undefined;
  let since: number | undefined;

  /** Adds the time since the last call to the question on the screen. */
  function settle(): void {
    if (shown !== undefined && since !== undefined) spent.set(shown, (spent.get(shown) ?? 0) + now() - since);
    since = since === undefined ? undefined : now();
  }

  const read = (questionId: string) => Math.min(dayMs, Math.round(spent.get(questionId) ?? 0));

  return {
    /** Raises the time of a question to `ms`, counted for example on another device, unless it is already higher. */
    assume(questionId: string, ms: number): void {
      spent.set(questionId, Math.max(ms, spent.get(questionId) ?? 0));
    },
    show(questionId: string): void {
      settle();
      shown = questionId;
      since ??= now();
    },
    setVisible(isVisible: boolean): void {
      settle();
      since = isVisible && shown !== undefined ? now() : undefined;
    },
    stop(): void {
      settle();
      shown = undefined;
      since = undefined;
    },
    of(questionId: string): number {
      settle();
      return read(questionId);
    },
    /** The times of all questions that were shown, by id. */
    all(): Record<string, number> {
      settle();
      return Object.fromEntries([...spent.keys()].map((id) => [id, read(id)]));
    },
  };
}

export type TimeSpent = ReturnType<typeof createTimeSpent>;
