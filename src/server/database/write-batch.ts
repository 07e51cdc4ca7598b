/**
 * Group commit: one transaction writes all items that arrive in the same turn of the event loop or while another write
 * runs, so that a thousand people who save at once cost a few syncs of the disk, not a thousand.
 */

type WaitingItem<Item, Result> = {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};

type WriteItems<Item, Result> = (items: readonly Item[]) => Promise<readonly Result[]>;

/** Resolves when the item is committed. Rejects only for the item whose own write failed. */
export type WriteBatch<Item, Result> = (item: Item) => Promise<Result>;

type BatchOptions<Item, Result> = {
  maxItems: number;
  write: WriteItems<Item, Result>;
  /** Whether an error affects all writes, such as a full disk. */
  affectsAllWrites: (error: unknown) => boolean;
};

/**
 * `write` stores all items in one transaction and returns one result per item, in order. If it throws, each item is
 * tried again alone, so that only the bad one fails, unless the error affects all writes.
 */
export function createWriteBatch<Item, Result>(
  options: BatchOptions<Item, Result>,
): WriteBatch<Item, Result> {
  let queue: WaitingItem<Item, Result>[] = [];
  let isBusy = false;

  const writeNextBatch = async () => {
    const batch = queue.slice(0, options.maxItems);
    queue = queue.slice(options.maxItems);
    await writeTogether(batch, options);
    isBusy = queue.length > 0;
    if (isBusy) scheduleBatch();
  };
  // Requests that have already arrived are read first and join the batch.
  const scheduleBatch = () => setImmediate(() => void writeNextBatch());

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (isBusy) return;
      isBusy = true;
      scheduleBatch();
    });
}

async function writeTogether<Item, Result>(
  batch: readonly WaitingItem<Item, Result>[],
  options: BatchOptions<Item, Result>,
): Promise<void> {
  try {
    const results = await options.write(batch.map(({ item }) => item));
    if (results.length !== batch.length) throw new Error('A write gave another number of results than items');
    for (const [index, waiting] of batch.entries()) waiting.resolve(results[index] as Result);
  } catch (error) {
    if (batch.length === 1 || options.affectsAllWrites(error)) for (const { reject } of batch) reject(error);
    else for (const waiting of batch) await writeTogether([waiting], options);
  }
}
