/**
 * Shares simultaneous reads of the same key. A read that is requested while another one runs starts after it, once for
 * everybody who waits, so that its result includes everything that was committed before they asked.
 */
export function createSharedReads<Key, Reply>(
  read: (key: Key) => Promise<Reply>,
): (key: Key) => Promise<Reply> {
  const runningReads = new Map<Key, Promise<unknown>>();
  const waitingReads = new Map<Key, Promise<Reply>>();

  const readAfter = async (key: Key, earlierRead: Promise<unknown> | undefined): Promise<Reply> => {
    // Requests in the same turn of the event loop share a read too.
    await (earlierRead ?? new Promise(setImmediate));
    waitingReads.delete(key);
    const reply = read(key);
    const settledRead = reply.catch(() => undefined);
    runningReads.set(key, settledRead);
    try {
      return await reply;
    } finally {
      if (runningReads.get(key) === settledRead) runningReads.delete(key);
    }
  };

  return (key) => {
    const waitingRead = waitingReads.get(key);
    if (waitingRead) return waitingRead;
    const newRead = readAfter(key, runningReads.get(key));
    waitingReads.set(key, newRead);
    return newRead;
  };
}
