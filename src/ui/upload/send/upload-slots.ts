/** So many files go up side by side; more would only share the same line. */
const togetherMax = 3;

let running = 0;
const waiting: (() => void)[] = [];

function takeTurn(signal: AbortSignal): Promise<void> {
  if (running < togetherMax) {
    running += 1;
    return Promise.resolve();
  }
  return new Promise((resolve, reject) => {
    const come = () => {
      signal.removeEventListener('abort', leave);
      resolve();
    };
    const leave = () => {
      waiting.splice(waiting.indexOf(come), 1);
      reject(signal.reason);
    };
    waiting.push(come);
    signal.addEventListener('abort', leave, { once: true });
  });
}

function passTurn(): void {
  const next = waiting.shift();
  if (next) next();
  else running -= 1;
}

/** Does the work when it is its turn. An abort rejects with its reason; who still waits then leaves the queue. */
export async function inTurn<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  await takeTurn(signal);
  try {
    signal.throwIfAborted();
    return await work();
  } finally {
    passTurn();
  }
}
