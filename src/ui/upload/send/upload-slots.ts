/** Number of files that upload at the same time; more would only share the same connection. */
const slotCount = 3;

let usedSlots = 0;
const waiting: (() => void)[] = [];

function waitForSlot(signal: AbortSignal): Promise<void> {
  if (usedSlots < slotCount) {
    usedSlots += 1;
    return Promise.resolve();
  }
  return new Promise((resolve, reject) => {
    const enter = () => {
      signal.removeEventListener('abort', leave);
      resolve();
    };
    const leave = () => {
      waiting.splice(waiting.indexOf(enter), 1);
      reject(signal.reason);
    };
    waiting.push(enter);
    signal.addEventListener('abort', leave, { once: true });
  });
}

function releaseSlot(): void {
  const next = waiting.shift();
  if (next) next();
  else usedSlots -= 1;
}

/** Does the work once a slot is free. An abort rejects with its reason, also while the work still waits. */
export async function withUploadSlot<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  await waitForSlot(signal);
  try {
    signal.throwIfAborted();
    return await work();
  } finally {
    releaseSlot();
  }
}
