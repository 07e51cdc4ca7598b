import type { ApiInput, ApiReply } from '#contract/api.ts';
import { bodyMaxBytes } from '#contract/limits.ts';
import type { AttachedOutbox } from '#player/features/attempt/outbox/outbox-deps.ts';

/**
 * Entries of an attempt's spaces (drawn strokes, posted cards) that the server has not acknowledged yet. Each change is
 * stored under its own key, so that each new stroke writes only itself. Loaded when a type opens a space, or when an earlier
 * visit left unsent entries.
 */

type Entries = NonNullable<ApiInput<'POST /play/save'>['entries']>;
export type EntryChange = Entries[number] & { value: { kind: string } };
export type EntryReply = ApiReply<'POST /play/save'>['entries'][number];

export type EntryStorage = {
  load: () => Promise<EntryChange[]>;
  write: (name: string, change: EntryChange) => Promise<void>;
  delete: (names: readonly string[]) => Promise<void>;
};

export type EntryOutboxDeps = {
  storage: EntryStorage;
  save: (entries: EntryChange[]) => Promise<EntryReply[]>;
  /** Whether the server could not read the input. */
  isInvalid: (error: unknown) => boolean;
  onReply: (change: EntryChange, reply: EntryReply) => void;
};

type EntryState = {
  deps: EntryOutboxDeps;
  /** The newest change of each entry by name, in the order of writing: an item is created before it is erased. */
  pendingByName: Map<string, EntryChange>;
  lastWrite: Promise<unknown>;
};

const batchSize = 100;
/** In characters: JSON in UTF-8 takes up to three bytes for each. */
const batchMaxLength = bodyMaxBytes.answers / 4;

const toEntryName = ({ space, item, value }: EntryChange): string => `${space}/${item}/${value.kind}`;

function storePendingChange(state: EntryState, change: EntryChange): void {
  const name = toEntryName(change);
  state.pendingByName.set(name, change);
  state.lastWrite = state.deps.storage.write(name, change).catch(() => undefined);
}

function nextBatch({ pendingByName }: EntryState): EntryChange[] {
  let totalLength = 0;
  return [...pendingByName.values()].slice(0, batchSize).filter((change, index) => {
    totalLength += JSON.stringify(change).length;
    return index === 0 || totalLength <= batchMaxLength;
  });
}

/** Raises the number of a pending change above `seq`, which another device has used meanwhile. */
function raiseSeq(state: EntryState, name: string, seq: number): void {
  const pendingChange = state.pendingByName.get(name);
  if (pendingChange && pendingChange.seq <= seq)
    storePendingChange(state, { ...pendingChange, seq: seq + 1 });
}

async function settleBatch(
  state: EntryState,
  sentChanges: EntryChange[],
  replies: EntryReply[],
): Promise<void> {
  const { deps, pendingByName } = state;
  const settledNames: string[] = [];
  for (const [index, change] of sentChanges.entries()) {
    const reply = replies[index];
    if (!reply) continue;
    const name = toEntryName(change);
    // A change that was written during the save has another key and is still to be sent.
    if (pendingByName.get(name)?.key === change.key) {
      pendingByName.delete(name);
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
      const refusalReplies = batch.map(({ space, item }): EntryReply => ({ space, item, result: 'invalid' }));
      await settleBatch(state, batch, refusalReplies);
    }
  }
}

/** Adds changes that another tab, or this page before its reload, has stored. */
async function readStored({ deps, pendingByName }: EntryState): Promise<void> {
  const storedChanges = await deps.storage.load().catch((): EntryChange[] => []);
  for (const change of [...storedChanges].sort((a, b) => a.seq - b.seq)) {
    const pendingChange = pendingByName.get(toEntryName(change));
    if (!pendingChange || pendingChange.seq < change.seq) pendingByName.set(toEntryName(change), change);
  }
}

export function createEntryOutbox(deps: EntryOutboxDeps) {
  const state: EntryState = { deps, pendingByName: new Map(), lastWrite: Promise.resolve() };
  const attachedOutbox: AttachedOutbox = {
    readStored: () => readStored(state),
    countUnsent: () => state.pendingByName.size,
    sendBatch: () => saveBatch(state, nextBatch(state)),
  };
  return {
    ...attachedOutbox,
    add: (change: EntryChange): void => storePendingChange(state, change),
    nextBatch: () => nextBatch(state),
    listPending: (space: string): EntryChange[] =>
      [...state.pendingByName.values()].filter((change) => change.space === space),
    /** Resolves when the changes so far are in the device's storage. */
    whenStored: () => state.lastWrite,
  };
}
