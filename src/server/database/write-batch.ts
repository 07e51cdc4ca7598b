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

type Options<Item, Result> = {
  maxItems: number;
  write: Write<Item, Result>;
  /** The error strikes whatever is written now, as when the disk is full. */
  isCommon: (error: unknown) => boolean;
};

/**
 * `write` stores all items in one transaction and gives one result per item, in order. When it throws, each
 * item is tried again alone: a bad one fails by itself. That is left out where the error is everybody's.
 */
export function createWriteBatch<Item, Result>(options: Options<Item, Result>): WriteBatch<Item, Result> {
  let queue: Waiting<Item, Result>[] = [];
  let isBusy = false;

  const run = async () => {
    const batch = queue.slice(0, options.maxItems);
    queue = queue.slice(options.maxItems);
    await writeTogether(batch, options);
    isBusy = queue.length > 0;
    if (isBusy) schedule();
  };
  // What has arrived already is read first: it comes along.
  const schedule = () => setImmediate(() => void run());

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (isBusy) return;
      isBusy = true;
      schedule();
    });
}

async function writeTogether<Item, Result>(
  batch: readonly Waiting<Item, Result>[],
  options: Options<Item, Result>,
): Promise<void> {
  try {
    const results = await options.write(batch.map(({ item }) => item));
    if (results.length !== batch.length) throw new Error('A write gave another number of results than items');
    for (const [index, waiting] of batch.entries()) waiting.resolve(results[index] as Result);
  } catch (error) {
    if (batch.length === 1 || options.isCommon(error)) for (const { reject } of batch) reject(error);
    else for (const waiting of batch) await writeTogether([waiting], options);
  }
}
