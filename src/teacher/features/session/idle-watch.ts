/**
 * Ends a session nobody uses. The time of the last input is shared by all tabs, and compared with the clock,
 * not counted by timers: those stand still while a laptop sleeps. The server hears of input too, or it would end the
 * session of somebody who reads.
 */

type IdleWatchOptions = {
  limitMs: number;
  onIdle: () => void;
  /** Called on input, at most once in `presentEveryMs` by all tabs together. */
  onPresent: () => void;
  presentEveryMs: number;
};

const inputKey = 'last_input_at';
const presentKey = 'last_present_at';
const inputs = ['mousemove', 'mousedown', 'keydown', 'touchstart', 'touchmove', 'wheel'] as const;
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
    // Without storage each tab watches on its own.
  }
}

/** Starts as if there had been input just now. Calls `onIdle` once. Returns how to stop. */
export function watchIdle({ limitMs, onIdle, onPresent, presentEveryMs }: IdleWatchOptions): () => void {
  let last = Date.now();
  let written = last;
  let told = last;
  let isOver = false;
  writeShared(inputKey, last);
  writeShared(presentKey, told);

  const isIdle = () => Date.now() - Math.max(last, readShared(inputKey)) >= limitMs;
  const stop = () => {
    isOver = true;
    clearInterval(timer);
    for (const name of inputs) removeEventListener(name, noteInput, true);
    document.removeEventListener('visibilitychange', check);
  };
  const check = () => {
    if (isOver || !isIdle()) return;
    stop();
    onIdle();
  };
  const tellPresent = (now: number) => {
    if (now - told < presentEveryMs) return;
    told = readShared(presentKey);
    if (now - told < presentEveryMs) return;
    told = now;
    writeShared(presentKey, now);
    onPresent();
  };
  // The first touch after a long sleep must not count as never having been away.
  const noteInput = () => {
    const now = Date.now();
    if (now - last >= limitMs) check();
    if (isOver) return;
    last = now;
    tellPresent(now);
    if (now - written < writeEveryMs) return;
    written = now;
    writeShared(inputKey, now);
  };

  const timer = setInterval(check, checkEveryMs);
  for (const name of inputs) addEventListener(name, noteInput, { capture: true, passive: true });
  document.addEventListener('visibilitychange', check);
  return stop;
}
