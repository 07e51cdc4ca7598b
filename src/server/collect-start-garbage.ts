/** Not at once: what loads late for the first pages is garbage by then, too. */
const waitMs = 1_000;

/**
 * Gives back the memory that only the start needed, some 20 MB: V8 would keep it until the next full collection, which
 * an idle server never reaches. Does nothing if Node runs without `--expose-gc`.
 */
export function collectStartGarbage(): void {
  setTimeout(() => globalThis.gc?.({ type: 'major', flavor: 'last-resort' }), waitMs).unref();
}
