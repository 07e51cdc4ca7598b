/**
 * Shares simultaneous reads of the same key. A read that is requested while another one runs starts after it, once for
 * everybody who waits, so that its result includes everything that was committed before they asked.
 */
export function createSharedReads<Key, Reply>(
  read: (key: Key) => Promise<Reply>,
): (key: Key) => Promise<Reply> {
  const running = new Map<Key, Promise<unknown>>();
  const waiting = new Map<Key, Promise<Reply>>();

  const readAfter = async (key: Key, before: Promise<unknown> | undefined): Promise<Reply> => {
    // Requests in the same turn of the event loop share a read too.
    await (before ?? new Promise(setImmediate));
    waiting.delete(key);
    const reply = read(key);
    const ended = reply.catch(() => undefined);
    running.set(key, ended);
    try {
      return await reply;
    } finally {
      if (running.get(key) === ended) running.delete(key);
    }
  };

  return (key) => {
    const known = waiting.get(key);
    if (known) return known;
    const made = readAfter(key, running.get(key));
    waiting.set(key, made);
    return made;
  };
}
