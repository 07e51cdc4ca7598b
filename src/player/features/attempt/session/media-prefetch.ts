/**
 * Fetches the media of an attempt before they are shown, so that they are there when the network fails: one address
 * after another, each once, up to a limit, and only while no answer waits to be sent. The network is injected.
 */

export type PrefetchDeps = {
  /** Addresses, nearest first; listed again before each step, because the student moves on. */
  listUrls: () => readonly string[];
  /** Whether answers have to be sent first. */
  isBusy: () => boolean;
  /** Fetches one address of at most `maxBytes` and resolves to its size, or to 0 for a file to leave out. */
  fetchUrl: (url: string, maxBytes: number) => Promise<number>;
};

const totalMaxBytes = 20 * 1024 * 1024;
/** The service worker's cache has a limit too: too many files would push out those that were cached first. */
const maxFileCount = 250;
const busyPauseMs = 1_500;
const retryMs = 10_000;

export function createMediaPrefetch({ listUrls, isBusy, fetchUrl }: PrefetchDeps) {
  const fetchedUrls = new Set<string>();
  let fetchedBytes = 0;
  let isOpen = false;
  let isFetching = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function scheduleFetch(delayMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void fetchAndScheduleNext(), delayMs);
  }

  /** Resolves to the pause before the next address; undefined when there is none. */
  async function fetchNext(): Promise<number | undefined> {
    if (fetchedBytes >= totalMaxBytes || fetchedUrls.size >= maxFileCount) return undefined;
    const url = listUrls().find((each) => !fetchedUrls.has(each));
    if (url === undefined) return undefined;
    if (isBusy()) return busyPauseMs;
    try {
      fetchedBytes += await fetchUrl(url, totalMaxBytes - fetchedBytes);
      fetchedUrls.add(url);
      return 0;
    } catch {
      return retryMs;
    }
  }

  async function fetchAndScheduleNext(): Promise<void> {
    if (!isOpen || isFetching) return;
    isFetching = true;
    const pauseMs = await fetchNext();
    isFetching = false;
    if (pauseMs !== undefined && isOpen) scheduleFetch(pauseMs);
  }

  return {
    start(): void {
      isOpen = true;
      scheduleFetch(0);
    },
    /** Fetches the next address at once, because there may be a new address or the network is back. */
    continueNow(): void {
      if (isOpen) scheduleFetch(0);
    },
    stop(): void {
      isOpen = false;
      clearTimeout(timer);
    },
  };
}

export type MediaPrefetch = ReturnType<typeof createMediaPrefetch>;
