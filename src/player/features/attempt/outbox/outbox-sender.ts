import {
  addChange,
  applyReplies,
  type Change,
  emptyOutbox,
  isEmptyOutbox,
  mergeOutboxes,
  type Outbox,
  type SaveReply,
  takeBatch,
} from '#player/storage/outbox-rules.ts';

/** Sends an outbox until the server has acknowledged everything. Storage, network and timers are handed in. */

/** `transient`: no answer came; `server_away`: the server answered that it can take nothing just now. */
export type FailureKind = 'transient' | 'server_away' | 'signed_out' | 'submitted' | 'invalid' | 'refused';

/** It is worth trying the same again. */
export function passes(kind: FailureKind): kind is 'transient' | 'server_away' {
  return kind === 'transient' || kind === 'server_away';
}

/** It is tried again by itself: `waiting` for the network, or for a server that is there but takes nothing. */
type RetryStatus = 'waiting' | 'server_away';

/** `refused`: the server does not take this attempt's answers now; they are kept and tried again slowly. */
export type OutboxStatus = 'idle' | 'sending' | RetryStatus | 'signed_out' | 'refused' | 'submitted';

/** What is sent along by rules of its own, before an attempt is handed in. */
export type OutboxPart = {
  refresh: () => Promise<void>;
  /** How much waits. */
  count: () => number;
  /** Sends some of it and takes in what becomes of it; throws as a save does. */
  sendSome: () => Promise<void>;
};

export type OutboxDeps<A extends { seq: number }> = {
  load: () => Promise<Outbox | undefined>;
  /** Stores what `update` makes of the stored box, in one step. */
  persist: (update: (stored: Outbox | undefined) => Outbox) => Promise<void>;
  save: (changes: Change[]) => Promise<SaveReply<A>[]>;
  submit: () => Promise<void>;
  /** Runs alone among all tabs of this device. */
  lock: (run: () => Promise<void>) => Promise<void>;
  judge: (error: unknown) => FailureKind;
  /** What an earlier visit left that is sent by other rules; asked for at first and before handing in. */
  findPart?: () => Promise<OutboxPart | undefined>;
  onReplies: (replies: SaveReply<A>[], sent: Change[]) => void;
  onChange: () => void;
};

/** Nothing can be sent now; what is under way decides when the next try is. */
export function isHeldBack(status: OutboxStatus): boolean {
  return status === 'waiting' || status === 'server_away' || status === 'refused';
}

const batchSize = 50;
const firstRetryMs = 1_000;
const lastRetryMs = 20_000;
const slowRetryMs = 60_000;

export function createOutbox<A extends { seq: number }>(deps: OutboxDeps<A>) {
  let box: Outbox = emptyOutbox;
  let status: OutboxStatus = 'idle';
  let failures = 0;
  let problem: Error | undefined;
  let running: Promise<void> | undefined;
  let isWantedAgain = false;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastPersist: Promise<void> = Promise.resolve();
  let part: OutboxPart | undefined;
  let hasSought = false;

  function update(next: Outbox): void {
    box = next;
    lastPersist = deps
      .persist((stored) => (stored ? mergeOutboxes(box, stored) : box))
      .catch(() => undefined);
    deps.onChange();
  }

  function setStatus(next: OutboxStatus): void {
    if (status === next) return;
    status = next;
    deps.onChange();
  }

  /** Takes in what another tab, or this page before its reload, has stored. */
  async function refresh(): Promise<void> {
    const stored = await deps.load().catch(() => undefined);
    if (!stored) return;
    box = mergeOutboxes(box, stored);
    deps.onChange();
  }

  function schedule(ms: number): void {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void flush(), ms);
  }

  function poke(sendInMs: number): void {
    if (!isHeldBack(status)) schedule(sendInMs);
    if (running) isWantedAgain = true;
  }

  async function saveBatch(batch: Change[]): Promise<void> {
    const replies = await deps.save(batch);
    update(applyReplies(box, batch, replies));
    deps.onReplies(replies, batch);
  }

  /** The server found something unreadable in the batch: one by one, only the bad change is given up. */
  async function saveEach(batch: Change[]): Promise<void> {
    for (const change of batch) {
      try {
        await saveBatch([change]);
      } catch (error) {
        if (deps.judge(error) !== 'invalid') throw error;
        const refusal: SaveReply<A> = { question_id: change.question_id, result: 'invalid', answer: null };
        update(applyReplies(box, [change], [refusal]));
        deps.onReplies([refusal], [change]);
      }
    }
  }

  async function sendPart({ count, sendSome }: OutboxPart): Promise<void> {
    while (count() > 0) {
      setStatus('sending');
      await sendSome();
    }
  }

  /** Looks on the device at first, and once more before handing in: another tab may have left something since. */
  async function seekPart(): Promise<void> {
    if (part || (hasSought && !box.submit)) return;
    const left = await deps.findPart?.();
    part ??= left;
    hasSought = true;
  }

  async function sendAll(): Promise<void> {
    await refresh();
    await seekPart();
    await part?.refresh();
    if (part) await sendPart(part);
    while (!isEmptyOutbox(box)) {
      setStatus('sending');
      const batch = takeBatch(box, batchSize);
      try {
        await saveBatch(batch);
      } catch (error) {
        if (deps.judge(error) !== 'invalid') throw error;
        await saveEach(batch);
      }
    }
    if (box.submit) {
      setStatus('sending');
      await deps.submit();
      setStatus('submitted');
    } else setStatus('idle');
  }

  function meetFailure(error: unknown): void {
    const kind = deps.judge(error);
    problem = error instanceof Error ? error : undefined;
    if (kind === 'signed_out') setStatus('signed_out');
    else if (kind === 'submitted') setStatus('submitted');
    else if (passes(kind)) {
      const wait = Math.min(lastRetryMs, firstRetryMs * 2 ** failures) * (0.75 + Math.random() / 2);
      failures += 1;
      setStatus(kind === 'transient' ? 'waiting' : 'server_away');
      schedule(wait);
    } else {
      setStatus('refused');
      schedule(slowRetryMs);
    }
  }

  async function run(): Promise<void> {
    do {
      isWantedAgain = false;
      try {
        await deps.lock(sendAll);
        failures = 0;
        problem = undefined;
      } catch (error) {
        meetFailure(error);
        return;
      }
    } while (isWantedAgain);
  }

  /** Sends now; resolves when everything is acknowledged or this round has failed. Never rejects. */
  function flush(): Promise<void> {
    if (isClosed) return Promise.resolve();
    clearTimeout(timer);
    if (running) {
      isWantedAgain = true;
      return running;
    }
    running = run().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    flush,
    refresh,
    box: () => box,
    status: () => status,
    problem: () => problem,
    /** Resolves when the changes so far are in the device's storage. */
    persisted: () => lastPersist,
    add(change: Change, sendInMs: number): void {
      update(addChange(box, change));
      poke(sendInMs);
    },
    requestSubmit(): Promise<void> {
      update({ ...box, submit: true });
      return flush();
    },
    /** From now on this is sent along. */
    attach(added: OutboxPart): void {
      part = added;
    },
    /** Something of the part waits. */
    poke,
    unsent: () => Object.keys(box.pending).length + (part?.count() ?? 0),
    open(): void {
      isClosed = false;
    },
    close(): void {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
