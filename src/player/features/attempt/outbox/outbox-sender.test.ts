import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerAnswer } from '#player/storage/attempt-types.ts';
import {
  type AnswerChange,
  mergeOutboxes,
  nextSeq,
  type Outbox,
  type SaveReply,
} from '#player/storage/outbox-rules.ts';
import type { FailureKind } from './failure-kind.ts';
import type { OutboxSenderDeps } from './outbox-deps.ts';
import { createOutboxSender, type OutboxSender } from './outbox-sender.ts';

type Answer = ServerAnswer;

const answerOf = (question_id: string, seq: number, response: unknown): Answer => ({
  question_id,
  seq,
  response,
  flagged: false,
  locked: false,
  time_ms: 0,
  deadline_at: null,
});

class Refusal extends Error {
  readonly kind: FailureKind;
  constructor(kind: FailureKind) {
    super(kind);
    this.kind = kind;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server, and a device whose storage survives any number of senders. */
function createServerAndDevice() {
  const stored = new Map<string, Answer>();
  const world = {
    stored,
    storedOutbox: undefined as Outbox | undefined,
    submissionCount: 0,
    saveCalls: 0,
    failWith: undefined as FailureKind | undefined,
    loseReplies: false,
  };
  const deps: OutboxSenderDeps = {
    load: async () => world.storedOutbox,
    update: async (update) => {
      world.storedOutbox = update(world.storedOutbox);
    },
    save: async (changes) => {
      world.saveCalls += 1;
      if (world.failWith) throw new Refusal(world.failWith);
      if (changes.some(({ response }) => response === 'bad')) throw new Refusal('invalid');
      const replies = changes.map(({ question_id, seq, response }): SaveReply<Answer> => {
        const storedAnswer = stored.get(question_id);
        if (storedAnswer && storedAnswer.seq > seq)
          return { question_id, result: 'stale', answer: storedAnswer };
        const answer = answerOf(question_id, seq, response);
        stored.set(question_id, answer);
        return { question_id, result: 'saved', answer };
      });
      if (world.loseReplies) throw new Refusal('no_reply');
      return replies;
    },
    submit: async () => {
      if (world.failWith) throw new Refusal(world.failWith);
      world.submissionCount += 1;
    },
    lock: (run) => run(),
    classifyError: (error) => (error instanceof Refusal ? error.kind : 'no_reply'),
    onReplies: () => undefined,
    onChange: () => undefined,
  };
  return { world, open: (more: Partial<OutboxSenderDeps> = {}) => createOutboxSender({ ...deps, ...more }) };
}

function edit(outbox: OutboxSender, question_id: string, response: unknown): void {
  const seq = nextSeq(outbox.getOutbox(), question_id, 0, 0);
  const change: AnswerChange = { question_id, response, flagged: false, seq, time_ms: 0, check: false };
  outbox.add(change, 600);
}

describe('the sender of an outbox', () => {
  it('waits for a pause in typing, then saves the last text in one call', async () => {
    const { world, open } = createServerAndDevice();
    const outbox = open();
    for (const word of ['a', 'ab', 'abc']) edit(outbox, 'q', word);
    await vi.advanceTimersByTimeAsync(599);
    expect(world.saveCalls).toBe(0);
    await vi.advanceTimersByTimeAsync(10);
    expect(world.saveCalls).toBe(1);
    expect(world.stored.get('q')?.response).toBe('abc');
    expect(outbox.getStatus()).toBe('idle');
  });

  it('keeps an unsent change and sends it by itself once the server is back', async () => {
    const { world, open } = createServerAndDevice();
    world.failWith = 'no_reply';
    const outbox = open();
    edit(outbox, 'q', 'kept');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(outbox.getStatus()).toBe('waiting');
    expect(world.storedOutbox?.pending['q']?.response).toBe('kept');
    world.failWith = undefined;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(world.stored.get('q')?.response).toBe('kept');
    expect(world.storedOutbox?.pending).toEqual({});
  });

  it('distinguishes a network failure from a busy server, and retries by itself in both cases', async () => {
    const { world, open } = createServerAndDevice();
    world.failWith = 'server_away';
    const outbox = open();
    edit(outbox, 'q', 'kept');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(outbox.getStatus()).toBe('server_away');
    world.failWith = 'no_reply';
    await vi.advanceTimersByTimeAsync(60_000);
    expect(outbox.getStatus()).toBe('waiting');
    world.failWith = 'server_away';
    await outbox.requestSubmit();
    expect(outbox.getStatus()).toBe('server_away');
    world.failWith = undefined;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(world.stored.get('q')?.response).toBe('kept');
    expect(outbox.getStatus()).toBe('submitted');
  });

  it('continues after a reload, also with a submit pressed without network', async () => {
    const { world, open } = createServerAndDevice();
    world.failWith = 'no_reply';
    const senderBeforeReload = open();
    edit(senderBeforeReload, 'q', 'last');
    await senderBeforeReload.requestSubmit();
    senderBeforeReload.close();
    world.failWith = undefined;
    const senderAfterReload = open();
    await senderAfterReload.flush();
    expect(world.stored.get('q')?.response).toBe('last');
    expect(world.submissionCount).toBe(1);
    expect(senderAfterReload.getStatus()).toBe('submitted');
  });

  it('submits only when every answer is acknowledged', async () => {
    const { world, open } = createServerAndDevice();
    const outbox = open();
    edit(outbox, 'q', 1);
    world.loseReplies = true;
    await outbox.requestSubmit();
    expect(world.submissionCount).toBe(0);
    world.loseReplies = false;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(world.submissionCount).toBe(1);
  });

  it('gives up only the answer the server cannot read', async () => {
    const { world, open } = createServerAndDevice();
    const outbox = open();
    edit(outbox, 'good', 1);
    edit(outbox, 'poor', 'bad');
    await outbox.flush();
    expect(world.stored.get('good')?.response).toBe(1);
    expect(outbox.getOutbox().refused['poor']?.kind).toBe('invalid');
    expect(outbox.getStatus()).toBe('idle');
  });

  it('stops quietly when the session is over and keeps the answers', async () => {
    const { world, open } = createServerAndDevice();
    world.failWith = 'signed_out';
    const outbox = open();
    edit(outbox, 'q', 'kept');
    await outbox.flush();
    const { saveCalls } = world;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(world.saveCalls).toBe(saveCalls);
    expect(outbox.getStatus()).toBe('signed_out');
    expect(
      world.storedOutbox && mergeOutboxes(world.storedOutbox, world.storedOutbox).pending['q']?.response,
    ).toBe('kept');
  });
});

describe('an attached outbox', () => {
  it('is sent before the attempt is submitted, also when an earlier visit left it', async () => {
    const { world, open } = createServerAndDevice();
    const sendOrder: string[] = [];
    let unsentCount = 2;
    const outbox = open({
      findAttachedOutbox: async () => ({
        readStored: async () => undefined,
        countUnsent: () => unsentCount,
        sendBatch: async () => {
          unsentCount -= 1;
          sendOrder.push(`attached, ${world.submissionCount} handed in`);
        },
      }),
    });
    await outbox.requestSubmit();
    expect(sendOrder).toEqual(['attached, 0 handed in', 'attached, 0 handed in']);
    expect(world.submissionCount).toBe(1);
  });

  it('is not replaced by one of an earlier visit', async () => {
    const { open } = createServerAndDevice();
    const sentBatches: string[] = [];
    const attachedOutbox = {
      readStored: async () => undefined,
      countUnsent: () => (sentBatches.length > 0 ? 0 : 1),
      sendBatch: async () => void sentBatches.push('attached'),
    };
    const outbox = open({
      findAttachedOutbox: async () => {
        outbox.attachOutbox(attachedOutbox);
        return undefined;
      },
    });
    await outbox.flush();
    expect([sentBatches, outbox.countUnsent()]).toEqual([['attached'], 0]);
  });
});
