/**
 * Fetches what an attempt is going to show before it is needed, so that it is there when the network goes: one address
 * after another, each once, within a budget, and only while no answer waits to be sent. Network and timers handed in.
 */

export type PrefetchDeps = {
  /** Addresses, nearest first; asked for again before each step, because the student moves on. */
  list: () => readonly string[];
  /** Answers have to be sent first. */
  isBusy: () => boolean;
  /** Fetches one address of at most `maxBytes` and resolves to its size; 0 for what is left out for good. */
  fetchOne: (url: string, maxBytes: number) => Promise<number>;
};

const maxBytes = 20 * 1024 * 1024;
/** The browser's kept files are counted too: what is kept first must not be pushed out by the rest. */
const maxCount = 250;
const pauseMs = 1_500;
const retryMs = 10_000;

export function createPrefetch({ list, isBusy, fetchOne }: PrefetchDeps) {
  const done = new Set<string>();
  let bytes = 0;
  let isOpen = false;
  let isUnderWay = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void step(), ms);
  }

  /** Resolves to how long to wait before the next address; undefined when there is none. */
  async function fetchNext(): Promise<number | undefined> {
    if (bytes >= maxBytes || done.size >= maxCount) return undefined;
    const url = list().find((each) => !done.has(each));
    if (url === undefined) return undefined;
    if (isBusy()) return pauseMs;
    try {
      bytes += await fetchOne(url, maxBytes - bytes);
      done.add(url);
      return 0;
    } catch {
      return retryMs;
    }
  }

  async function step(): Promise<void> {
    if (!isOpen || isUnderWay) return;
    isUnderWay = true;
    const pause = await fetchNext();
    isUnderWay = false;
    if (pause !== undefined && isOpen) wait(pause);
  }

  return {
    /** Begins after `ms`: what is on the screen comes first. */
    open(ms: number): void {
      isOpen = true;
      wait(ms);
    },
    /** There may be something new to fetch, or the network is back. */
    poke(): void {
      if (isOpen) wait(0);
    },
    close(): void {
      isOpen = false;
      clearTimeout(timer);
    },
  };
}
