/** Follows what a server makes of a handed-in file. */

/** Time until the next question: longer each time, up to the last one. */
const waitsMs = [500, 1_000, 2_000, 4_000] as const;

/**
 * Asks until it is done or has failed; `isFirst` is true until a question was answered. A call that failed is made again.
 * Returns what stops it.
 */
export function followConversion<Reply extends { state: string }>(
  read: (isFirst: boolean) => Promise<Reply>,
  onRead: (reply: Reply) => void,
): () => void {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let askedCount = 0;
  const ask = async (isFirst: boolean): Promise<void> => {
    const reply = await read(isFirst).catch(() => undefined);
    if (isStopped) return;
    if (reply) onRead(reply);
    if (reply && reply.state !== 'waiting') return;
    const waitMs = waitsMs[Math.min(askedCount, waitsMs.length - 1)];
    askedCount += 1;
    timer = setTimeout(() => void ask(isFirst && !reply), waitMs);
  };
  void ask(true);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
