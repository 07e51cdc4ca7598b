/**
 * Group commit: items that arrive in the same turn of the event loop, or while a write runs, are written by
 * one transaction, so that a thousand people saving at once cost a few syncs of the disk, not a thousand.
 */

type Waiting<Item, Result> = {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};

type Write<Item, Result> = (items: readonly Item[]) => Promise<readonly Result[]>;

/** Resolves when the item is committed. Rejects only for the item whose own write failed. */
export type WriteBatch<Item, Result> = (item: Item) => Promise<Result>;

/**
 * `write` stores all items in one transaction and gives one result per item, in order. When it throws, each
 * item is tried again alone: a bad one fails by itself.
 */
export function createWriteBatch<Item, Result>(options: {
  maxItems: number;
  write: Write<Item, Result>;
}): WriteBatch<Item, Result> {
  let queue: Waiting<Item, Result>[] = [];
  let isBusy = false;

  const run = async () => {
    const batch = queue.slice(0, options.maxItems);
    queue = queue.slice(options.maxItems);
    await writeTogether(batch, options.write);
    isBusy = queue.length > 0;
    if (isBusy) setImmediate(start);
  };
  const start = () => void run();

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (isBusy) return;
      isBusy = true;
      setImmediate(start);
    });
}

async function writeTogether<Item, Result>(
  batch: readonly Waiting<Item, Result>[],
  write: Write<Item, Result>,
): Promise<void> {
  try {
    const results = await write(batch.map(({ item }) => item));
    if (results.length !== batch.length) throw new Error('A write gave another number of results than items');
    for (const [index, waiting] of batch.entries()) waiting.resolve(results[index] as Result);
  } catch (error) {
    const [only, ...others] = batch;
    if (only && others.length === 0) only.reject(error);
    else for (const waiting of batch) await writeTogether([waiting], write);
  }
}
