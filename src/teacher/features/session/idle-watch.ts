/**
 * Ends an unused session. All tabs share the time of the last input, and it is compared with the clock: timers
 * do not run while a laptop sleeps. It also tells the server about input; otherwise the server would end the
 * session of a person who only reads.
 */

type IdleWatchOptions = {
  limitMs: number;
  onIdle: () => void;
  /** Called on input, at most once per `presentEveryMs` in all tabs together. */
  onPresent: () => void;
  presentEveryMs: number;
};

const inputKey = 'last_input_at';
const presentKey = 'last_present_at';
const inputEvents = ['mousemove', 'mousedown', 'keydown', 'touchstart', 'touchmove', 'wheel'] as const;
const checkEveryMs = 15_000;
const writeEveryMs = 5_000;

function readShared(storageKey: string): number {
  try {
    return Number(localStorage.getItem(storageKey)) || 0;
  } catch {
    return 0;
  }
}

function writeShared(storageKey: string, time: number): void {
  try {
    localStorage.setItem(storageKey, String(time));
  } catch {
    // Without storage, each tab watches only its own input.
  }
}

/** Counts the start as input. Calls `onIdle` once. Returns a function that stops watching. */
export function watchIdle({ limitMs, onIdle, onPresent, presentEveryMs }: IdleWatchOptions): () => void {
  let lastInputAt = Date.now();
  let lastWrittenAt = lastInputAt;
  let lastReportedAt = lastInputAt;
  let hasStopped = false;
  writeShared(inputKey, lastInputAt);
  writeShared(presentKey, lastReportedAt);

  const isIdle = () => Date.now() - Math.max(lastInputAt, readShared(inputKey)) >= limitMs;
  const stopWatching = () => {
    hasStopped = true;
    clearInterval(timer);
    for (const name of inputEvents) removeEventListener(name, noteInput, true);
    document.removeEventListener('visibilitychange', checkIdle);
  };
  const checkIdle = () => {
    if (hasStopped || !isIdle()) return;
    stopWatching();
    onIdle();
  };
  const reportPresence = (now: number) => {
    if (now - lastReportedAt < presentEveryMs) return;
    lastReportedAt = readShared(presentKey);
    if (now - lastReportedAt < presentEveryMs) return;
    lastReportedAt = now;
    writeShared(presentKey, now);
    onPresent();
  };
  // Checks before noting the input: the first touch after a long sleep must not hide the idle time.
  const noteInput = () => {
    const now = Date.now();
    if (now - lastInputAt >= limitMs) checkIdle();
    if (hasStopped) return;
    lastInputAt = now;
    reportPresence(now);
    if (now - lastWrittenAt < writeEveryMs) return;
    lastWrittenAt = now;
    writeShared(inputKey, now);
  };

  const timer = setInterval(checkIdle, checkEveryMs);
  for (const name of inputEvents) addEventListener(name, noteInput, { capture: true, passive: true });
  document.addEventListener('visibilitychange', checkIdle);
  return stopWatching;
}
