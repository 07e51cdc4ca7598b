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
import { afterFailure, isWaitingToRetry, type OutboxStatus } from './outbox-status.ts';

/** Sends an outbox until the server has acknowledged everything. Storage and network are injected. */

type SenderState = {
  deps: OutboxSenderDeps;
  outbox: Outbox;
  status: OutboxStatus;
  /** Failed rounds in a row. */
  failures: number;
  problem: Error | undefined;
  /** The round that is sending now. */
  round: Promise<void> | undefined;
  /** True if a change was added that the running round may not have read. */
  mustRunAgain: boolean;
  isClosed: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  lastStored: Promise<void>;
  attached: AttachedOutbox | undefined;
  hasLookedForAttached: boolean;
};

const batchSize = 50;

function setOutbox(sender: SenderState, next: Outbox): void {
  sender.outbox = next;
  sender.lastStored = sender.deps
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
async function readStored(sender: SenderState): Promise<void> {
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
    if (others.length > 0) for (const each of batch) await saveBatch(sender, [each]);
    else if (change)
      settleBatch(sender, batch, [{ question_id: change.question_id, result: 'invalid', answer: null }]);
  }
}

async function sendAttached(sender: SenderState): Promise<void> {
  if (!sender.attached && (!sender.hasLookedForAttached || sender.outbox.submit)) {
    const foundOutbox = await sender.deps.findAttached?.();
    sender.attached ??= foundOutbox;
    sender.hasLookedForAttached = true;
  }
  await sender.attached?.readStored();
  while (sender.attached && sender.attached.count() > 0) {
    setStatus(sender, 'sending');
    await sender.attached.sendBatch();
  }
}

async function sendAll(sender: SenderState): Promise<void> {
  await readStored(sender);
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
  const { status, retryMs } = afterFailure(kind, sender.failures);
  sender.problem = error instanceof Error ? error : undefined;
  if (isTemporary(kind)) sender.failures += 1;
  setStatus(sender, status);
  if (retryMs !== undefined) scheduleFlush(sender, retryMs);
}

async function runRound(sender: SenderState): Promise<void> {
  do {
    sender.mustRunAgain = false;
    try {
      await sender.deps.lock(() => sendAll(sender));
      sender.failures = 0;
      sender.problem = undefined;
    } catch (error) {
      handleFailure(sender, error);
      return;
    }
  } while (sender.mustRunAgain);
}

function flush(sender: SenderState): Promise<void> {
  if (sender.isClosed) return Promise.resolve();
  clearTimeout(sender.timer);
  if (sender.round) sender.mustRunAgain = true;
  else
    sender.round = runRound(sender).finally(() => {
      sender.round = undefined;
    });
  return sender.round;
}

function scheduleFlush(sender: SenderState, ms: number): void {
  clearTimeout(sender.timer);
  if (!sender.isClosed) sender.timer = setTimeout(() => void flush(sender), ms);
}

function sendSoon(sender: SenderState, inMs: number): void {
  if (!isWaitingToRetry(sender.status)) scheduleFlush(sender, inMs);
  if (sender.round) sender.mustRunAgain = true;
}

function createState(deps: OutboxSenderDeps): SenderState {
  return {
    deps,
    outbox: emptyOutbox,
    status: 'idle',
    failures: 0,
    problem: undefined,
    round: undefined,
    mustRunAgain: false,
    isClosed: false,
    timer: undefined,
    lastStored: Promise.resolve(),
    attached: undefined,
    hasLookedForAttached: false,
  };
}

export function createOutboxSender(deps: OutboxSenderDeps) {
  const sender = createState(deps);
  return {
    outbox: () => sender.outbox,
    status: () => sender.status,
    problem: () => sender.problem,
    unsentCount: () => Object.keys(sender.outbox.pending).length + (sender.attached?.count() ?? 0),
    add(change: AnswerChange, sendInMs: number): void {
      setOutbox(sender, addChange(sender.outbox, change));
      sendSoon(sender, sendInMs);
    },
    requestSubmit(): Promise<void> {
      setOutbox(sender, { ...sender.outbox, submit: true });
      return flush(sender);
    },
    /** Sends `attached` in each round from now on. */
    attach(attached: AttachedOutbox): void {
      sender.attached = attached;
    },
    /** Sends after `inMs`, e.g. because something was added to the attached outbox. */
    sendSoon: (inMs: number) => sendSoon(sender, inMs),
    /** Sends now; resolves when everything is acknowledged or this round has failed. Never rejects. */
    flush: () => flush(sender),
    readStored: () => readStored(sender),
    /** Resolves when the changes so far are in the device's storage. */
    whenStored: () => sender.lastStored,
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
