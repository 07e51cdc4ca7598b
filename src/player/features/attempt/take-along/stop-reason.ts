/** Why taking along has stopped. `left`: the app was closed meanwhile. */
export type StopReason = 'network' | 'full' | 'cancelled' | 'left';

/** What an error of fetching or storing means. */
export function findStopReason(error: unknown): StopReason {
  const name = error instanceof DOMException || error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return name === 'AbortError' ? 'cancelled' : 'network';
}
