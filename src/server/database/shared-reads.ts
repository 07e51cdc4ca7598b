/**
 * People who read the same thing at once get one reply. A read that begins while another is under way waits for that
 * to end and is then made once for all who wait: it begins after each of them asked, so that it holds what they know of.
 */
export function createSharedReads<Key, Reply>(
  read: (key: Key) => Promise<Reply>,
): (key: Key) => Promise<Reply> {
  const running = new Map<Key, Promise<unknown>>();
  const waiting = new Map<Key, Promise<Reply>>();

  const readAfter = async (key: Key, before: Promise<unknown> | undefined): Promise<Reply> => {
    // Replies of the same turn of the event loop are shared, too.
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
