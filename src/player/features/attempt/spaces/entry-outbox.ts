import type { ApiInput, ApiReply } from '#contract/api.ts';
import { bodyMaxBytes } from '#contract/limits.ts';
import type { OutboxPart } from '#player/features/attempt/outbox/outbox-sender.ts';

/**
 * What was drawn or posted in an attempt and the server has not acknowledged yet. Each change has a row of its own on
 * the device, so that drawing a lot writes little. Loaded when a type asks for a space, or has left something behind.
 */

type Entries = NonNullable<ApiInput<'POST /play/save'>['entries']>;
export type EntryChange = Entries[number] & { value: { kind: string } };
export type EntryReply = ApiReply<'POST /play/save'>['entries'][number];

export type EntryStorage = {
  load: () => Promise<EntryChange[]>;
  keep: (name: string, change: EntryChange) => Promise<void>;
  drop: (names: readonly string[]) => Promise<void>;
};

export type EntryDeps = {
  storage: EntryStorage;
  save: (entries: EntryChange[]) => Promise<EntryReply[]>;
  /** The server could not read what was sent. */
  isUnreadable: (error: unknown) => boolean;
  onReply: (change: EntryChange, reply: EntryReply) => void;
};

const batchSize = 100;
/** In characters, of which each takes up to three bytes on its way. */
const batchMaxLength = bodyMaxBytes.answers / 4;

const nameOf = ({ space, item, value }: EntryChange): string => `${space}/${item}/${value.kind}`;

export function createEntryOutbox({ storage, save, isUnreadable, onReply }: EntryDeps) {
  /** Newest change of each entry, in the order in which they were written: an item is founded before it is erased. */
  const pending = new Map<string, EntryChange>();
  let lastKept: Promise<unknown> = Promise.resolve();

  function takeBatch(): EntryChange[] {
    let length = 0;
    return [...pending.values()].slice(0, batchSize).filter((change, index) => {
      length += JSON.stringify(change).length;
      return index === 0 || length <= batchMaxLength;
    });
  }

  /** Another device was faster and counted further: what was written here since goes after that. */
  function raise(change: EntryChange, seq: number): void {
    const name = nameOf(change);
    const current = pending.get(name);
    if (!current || current.seq > seq) return;
    pending.set(name, { ...current, seq: seq + 1 });
    lastKept = storage.keep(name, { ...current, seq: seq + 1 }).catch(() => undefined);
  }

  async function settle(sent: readonly EntryChange[], replies: readonly EntryReply[]): Promise<void> {
    const done: string[] = [];
    for (const [index, change] of sent.entries()) {
      const reply = replies[index];
      if (!reply) continue;
      const name = nameOf(change);
      // Written over while it was under way: that is still to be sent.
      if (pending.get(name)?.key === change.key) {
        pending.delete(name);
        done.push(name);
      } else if (reply.stored) raise(change, reply.stored.seq);
      onReply(change, reply);
    }
    await storage.drop(done).catch(() => undefined);
  }

  async function sendBatch(batch: EntryChange[]): Promise<void> {
    try {
      await settle(batch, await save(batch));
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      if (batch.length > 1) for (const change of batch) await sendBatch([change]);
      else
        await settle(
          batch,
          batch.map(({ space, item }) => ({ space, item, result: 'invalid' })),
        );
    }
  }

  const part: OutboxPart = {
    /** Takes in what another tab, or this page before its reload, has stored. */
    refresh: async () => {
      const stored = await storage.load().catch((): EntryChange[] => []);
      for (const change of [...stored].sort((a, b) => a.seq - b.seq)) {
        const known = pending.get(nameOf(change));
        if (!known || known.seq < change.seq) pending.set(nameOf(change), change);
      }
    },
    count: () => pending.size,
    sendSome: () => sendBatch(takeBatch()),
  };

  return {
    ...part,
    takeBatch,
    add(change: EntryChange): void {
      const name = nameOf(change);
      pending.set(name, change);
      lastKept = storage.keep(name, change).catch(() => undefined);
    },
    listOf: (space: string): EntryChange[] =>
      [...pending.values()].filter((change) => change.space === space),
    /** Resolves when what was added so far is in the device's storage. */
    persisted: () => lastKept,
  };
}
