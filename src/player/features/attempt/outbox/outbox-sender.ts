import {
  type AnswerChange,
  addChange,
  applyReplies,
  emptyOutbox,
  isEmptyOutbox,
  mergeOutboxes,
  nextBatch,
  type Outbox,
} from '#player/storage/outbox-rules.ts';
import { isTemporary } from './failure-kind.ts';
import type { AttachedOutbox, OutboxSenderDeps, Reply } from './outbox-deps.ts';
import { isWaitingToRetry, type OutboxStatus, planRetry } from './outbox-status.ts';

/** Sends an outbox until the server has acknowledged everything. Storage and network are injected. */

type SenderState = {
  deps: OutboxSenderDeps;
  outbox: Outbox;
  status: OutboxStatus;
  /** Number of rounds that failed in a row. */
  failureCount: number;
  lastError: Error | undefined;
  /** The round that is sending now. */
  currentRound: Promise<void> | undefined;
  /** True if a change was added during the running round, which may not have read it. */
  mustRunAgain: boolean;
  isClosed: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  lastWrite: Promise<void>;
  attachedOutbox: AttachedOutbox | undefined;
  hasLookedForAttached: boolean;
};

const batchSize = 50;

function setOutbox(sender: SenderState, next: Outbox): void {
  sender.outbox = next;
  sender.lastWrite = sender.deps
    .update((stored) => (stored ? mergeOutboxes(sender.outbox, stored) : sender.outbox))
    .catch(() => undefined);
  sender.deps.onChange();
}

function setStatus(sender: SenderState, next: OutboxStatus): void {
  if (sender.status === next) return;
  sender.status = next;
  sender.deps.onChange();
}

/** Adds changes that another tab, or this page before its reload, has stored. */
async function readStoredOutbox(sender: SenderState): Promise<void> {
  const storedOutbox = await sender.deps.load().catch(() => undefined);
  if (!storedOutbox) return;
  sender.outbox = mergeOutboxes(sender.outbox, storedOutbox);
  sender.deps.onChange();
}

function settleBatch(sender: SenderState, batch: AnswerChange[], replies: Reply[]): void {
  setOutbox(sender, applyReplies(sender.outbox, batch, replies));
  sender.deps.onReplies(replies, batch);
}

/** Saves a batch. Where the server finds a change invalid, saves them one by one and gives up the invalid ones only. */
async function saveBatch(sender: SenderState, batch: AnswerChange[]): Promise<void> {
  try {
    settleBatch(sender, batch, await sender.deps.save(batch));
  } catch (error) {
    if (sender.deps.classifyError(error) !== 'invalid') throw error;
    const [change, ...others] = batch;
    if (others.length > 0) for (const singleChange of batch) await saveBatch(sender, [singleChange]);
    else if (change)
      settleBatch(sender, batch, [{ question_id: change.question_id, result: 'invalid', answer: null }]);
  }
}

async function sendAttached(sender: SenderState): Promise<void> {
  if (!sender.attachedOutbox && (!sender.hasLookedForAttached || sender.outbox.submit)) {
    const foundOutbox = await sender.deps.findAttachedOutbox?.();
    sender.attachedOutbox ??= foundOutbox;
    sender.hasLookedForAttached = true;
  }
  await sender.attachedOutbox?.readStored();
  while (sender.attachedOutbox && sender.attachedOutbox.countUnsent() > 0) {
    setStatus(sender, 'sending');
    await sender.attachedOutbox.sendBatch();
  }
}

async function sendAll(sender: SenderState): Promise<void> {
  await readStoredOutbox(sender);
  await sendAttached(sender);
  while (!isEmptyOutbox(sender.outbox)) {
    setStatus(sender, 'sending');
    await saveBatch(sender, nextBatch(sender.outbox, batchSize));
  }
  if (sender.outbox.submit) {
    setStatus(sender, 'sending');
    await sender.deps.submit();
    setStatus(sender, 'submitted');
  } else setStatus(sender, 'idle');
}

function handleFailure(sender: SenderState, error: unknown): void {
  const kind = sender.deps.classifyError(error);
  const { status, retryMs } = planRetry(kind, sender.failureCount);
  sender.lastError = error instanceof Error ? error : undefined;
  if (isTemporary(kind)) sender.failureCount += 1;
  setStatus(sender, status);
  if (retryMs !== undefined) scheduleFlush(sender, retryMs);
}

async function runRound(sender: SenderState): Promise<void> {
  do {
    sender.mustRunAgain = false;
    try {
      await sender.deps.lock(() => sendAll(sender));
      sender.failureCount = 0;
      sender.lastError = undefined;
    } catch (error) {
      handleFailure(sender, error);
      return;
    }
  } while (sender.mustRunAgain);
}

function flush(sender: SenderState): Promise<void> {
  if (sender.isClosed) return Promise.resolve();
  clearTimeout(sender.timer);
  if (sender.currentRound) sender.mustRunAgain = true;
  else
    sender.currentRound = runRound(sender).finally(() => {
      sender.currentRound = undefined;
    });
  return sender.currentRound;
}

function scheduleFlush(sender: SenderState, ms: number): void {
  clearTimeout(sender.timer);
  if (!sender.isClosed) sender.timer = setTimeout(() => void flush(sender), ms);
}

function sendSoon(sender: SenderState, inMs: number): void {
  if (!isWaitingToRetry(sender.status)) scheduleFlush(sender, inMs);
  if (sender.currentRound) sender.mustRunAgain = true;
}

function createSenderState(deps: OutboxSenderDeps): SenderState {
  return {
    deps,
    outbox: emptyOutbox,
    status: 'idle',
    failureCount: 0,
    lastError: undefined,
    currentRound: undefined,
    mustRunAgain: false,
    isClosed: false,
    timer: undefined,
    lastWrite: Promise.resolve(),
    attachedOutbox: undefined,
    hasLookedForAttached: false,
  };
}

export function createOutboxSender(deps: OutboxSenderDeps) {
  const sender = createSenderState(deps);
  return {
    getOutbox: () => sender.outbox,
    getStatus: () => sender.status,
    getLastError: () => sender.lastError,
    countUnsent: () =>
      Object.keys(sender.outbox.pending).length + (sender.attachedOutbox?.countUnsent() ?? 0),
    add(change: AnswerChange, sendInMs: number): void {
      setOutbox(sender, addChange(sender.outbox, change));
      sendSoon(sender, sendInMs);
    },
    requestSubmit(): Promise<void> {
      setOutbox(sender, { ...sender.outbox, submit: true });
      return flush(sender);
    },
    /** Sends the attached outbox in each round from now on. */
    attachOutbox(attachedOutbox: AttachedOutbox): void {
      sender.attachedOutbox = attachedOutbox;
    },
    /** Sends after `inMs`, e.g. because something was added to the attached outbox. */
    sendSoon: (inMs: number) => sendSoon(sender, inMs),
    /** Sends now; resolves when everything is acknowledged or this round has failed. Never rejects. */
    flush: () => flush(sender),
    readStored: () => readStoredOutbox(sender),
    /** Resolves when the changes so far are in the device's storage. */
    whenStored: () => sender.lastWrite,
    open(): void {
      sender.isClosed = false;
    },
    close(): void {
      sender.isClosed = true;
      clearTimeout(sender.timer);
    },
  };
}

export type OutboxSender = ReturnType<typeof createOutboxSender>;
