/** Time spent on each question: it runs for the one on screen while the page can be seen. Milliseconds. */
export function createTimeSpent(now: () => number = () => performance.now()) {
  const spent = new Map<string, number>();
  let shown: string | undefined;
  let since: number | undefined;

  function settle(): void {
    if (shown !== undefined && since !== undefined) spent.set(shown, (spent.get(shown) ?? 0) + now() - since);
    since = since === undefined ? undefined : now();
  }

  const of = (questionId: string) => Math.min(86_400_000, Math.round(spent.get(questionId) ?? 0));

  return {
    /** What was counted before, e.g. on another device; never less than what is counted here. */
    assume(questionId: string, ms: number): void {
      spent.set(questionId, Math.max(ms, spent.get(questionId) ?? 0));
    },
    show(questionId: string): void {
      settle();
      shown = questionId;
      since ??= now();
    },
    /** The page went out of sight or came back. */
    setVisible(isVisible: boolean): void {
      settle();
      since = isVisible && shown !== undefined ? now() : undefined;
    },
    /** Nothing is worked on any more. */
    stop(): void {
      settle();
      shown = undefined;
      since = undefined;
    },
    of(questionId: string): number {
      settle();
      return of(questionId);
    },
    /** By question id, of all that were shown. */
    all(): Record<string, number> {
      settle();
      return Object.fromEntries([...spent.keys()].map((id) => [id, of(id)]));
    },
  };
}
