import type { ApiInput, ApiReply } from '#contract/api.ts';
import { bodyMaxBytes } from '#contract/limits.ts';
import type { AttachedOutbox } from '#player/features/attempt/outbox/outbox-deps.ts';

/**
 * Entries of an attempt's spaces (drawn strokes, posted cards) that the server has not acknowledged yet. Each change is
 * stored under its own key, so that each new stroke writes only itself. Loaded when a type opens a space, or when an earlier
 * visit left some.
 */

type Entries = NonNullable<ApiInput<'POST /play/save'>['entries']>;
export type EntryChange = Entries[number] & { value: { kind: string } };
export type EntryReply = ApiReply<'POST /play/save'>['entries'][number];

export type EntryStorage = {
  load: () => Promise<EntryChange[]>;
  write: (name: string, change: EntryChange) => Promise<void>;
  delete: (names: readonly string[]) => Promise<void>;
};

export type EntryDeps = {
  storage: EntryStorage;
  save: (entries: EntryChange[]) => Promise<EntryReply[]>;
  /** Whether the server could not read the input. */
  isInvalid: (error: unknown) => boolean;
  onReply: (change: EntryChange, reply: EntryReply) => void;
};

type EntryState = {
  deps: EntryDeps;
  /** The newest change of each entry by name, in the order of writing: an item is created before it is erased. */
  pending: Map<string, EntryChange>;
  lastStored: Promise<unknown>;
};

const batchSize = 100;
/** In characters: JSON in UTF-8 takes up to three bytes for each. */
const batchMaxLength = bodyMaxBytes.answers / 4;

const nameOf = ({ space, item, value }: EntryChange): string => `${space}/${item}/${value.kind}`;

function setPending(state: EntryState, change: EntryChange): void {
  const name = nameOf(change);
  state.pending.set(name, change);
  state.lastStored = state.deps.storage.write(name, change).catch(() => undefined);
}

function nextBatch({ pending }: EntryState): EntryChange[] {
  let length = 0;
  return [...pending.values()].slice(0, batchSize).filter((change, index) => {
    length += JSON.stringify(change).length;
    return index === 0 || length <= batchMaxLength;
  });
}

/** Raises the number of a pending change above `seq`, which another device has used meanwhile. */
function raiseSeq(state: EntryState, name: string, seq: number): void {
  const current = state.pending.get(name);
  if (current && current.seq <= seq) setPending(state, { ...current, seq: seq + 1 });
}

async function settleBatch(state: EntryState, sent: EntryChange[], replies: EntryReply[]): Promise<void> {
  const { deps, pending } = state;
  const settledNames: string[] = [];
  for (const [index, change] of sent.entries()) {
    const reply = replies[index];
    if (!reply) continue;
    const name = nameOf(change);
    // A change that was written during the save has another key and is still to be sent.
    if (pending.get(name)?.key === change.key) {
      pending.delete(name);
      settledNames.push(name);
    } else if (reply.stored) raiseSeq(state, name, reply.stored.seq);
    deps.onReply(change, reply);
  }
  await deps.storage.delete(settledNames).catch(() => undefined);
}

/** Saves a batch. Where the server finds an entry invalid, saves them one by one and gives up the invalid ones only. */
async function saveBatch(state: EntryState, batch: EntryChange[]): Promise<void> {
  try {
    await settleBatch(state, batch, await state.deps.save(batch));
  } catch (error) {
    if (!state.deps.isInvalid(error)) throw error;
    if (batch.length > 1) for (const change of batch) await saveBatch(state, [change]);
    else {
      const refusals = batch.map(({ space, item }): EntryReply => ({ space, item, result: 'invalid' }));
      await settleBatch(state, batch, refusals);
    }
  }
}

/** Adds changes that another tab, or this page before its reload, has stored. */
async function readStored({ deps, pending }: EntryState): Promise<void> {
  const storedChanges = await deps.storage.load().catch((): EntryChange[] => []);
  for (const change of [...storedChanges].sort((a, b) => a.seq - b.seq)) {
    const pendingChange = pending.get(nameOf(change));
    if (!pendingChange || pendingChange.seq < change.seq) pending.set(nameOf(change), change);
  }
}

export function createEntryOutbox(deps: EntryDeps) {
  const state: EntryState = { deps, pending: new Map(), lastStored: Promise.resolve() };
  const attached: AttachedOutbox = {
    readStored: () => readStored(state),
    count: () => state.pending.size,
    sendBatch: () => saveBatch(state, nextBatch(state)),
  };
  return {
    ...attached,
    add: (change: EntryChange): void => setPending(state, change),
    nextBatch: () => nextBatch(state),
    pendingOf: (space: string): EntryChange[] =>
      [...state.pending.values()].filter((change) => change.space === space),
    /** Resolves when the changes so far are in the device's storage. */
    whenStored: () => state.lastStored,
  };
}
