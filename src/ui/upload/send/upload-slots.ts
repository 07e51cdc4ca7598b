/** Number of files that upload at the same time; more would only share the same connection. */
const slotCount = 3;

let usedSlots = 0;
const waitingCallbacks: (() => void)[] = [];

function waitForSlot(signal: AbortSignal): Promise<void> {
  if (usedSlots < slotCount) {
    usedSlots += 1;
    return Promise.resolve();
  }
  return new Promise((resolve, reject) => {
    const takeSlot = () => {
      signal.removeEventListener('abort', stopWaiting);
      resolve();
    };
    const stopWaiting = () => {
      waitingCallbacks.splice(waitingCallbacks.indexOf(takeSlot), 1);
      reject(signal.reason);
    };
    waitingCallbacks.push(takeSlot);
    signal.addEventListener('abort', stopWaiting, { once: true });
  });
}

function releaseSlot(): void {
  const admitNext = waitingCallbacks.shift();
  if (admitNext) admitNext();
  else usedSlots -= 1;
}

/** Calls `runInSlot` once a slot is free. An abort rejects with its reason, also before a slot is free. */
export async function withUploadSlot<T>(signal: AbortSignal, runInSlot: () => Promise<T>): Promise<T> {
  await waitForSlot(signal);
  try {
    signal.throwIfAborted();
    return await runInSlot();
  } finally {
    releaseSlot();
  }
}
