import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Change,
  mergeOutboxes,
  nextSeq,
  type Outbox,
  type SaveReply,
} from '#player/storage/outbox-rules.ts';
import { createOutbox, type FailureKind, type OutboxDeps } from './outbox-sender.ts';

type Answer = { seq: number; response: unknown };

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

/** A server and a device's storage that outlive any number of outboxes. */
function createWorld() {
  const stored = new Map<string, Answer>();
  const world = {
    stored,
    kept: undefined as Outbox | undefined,
    submissions: 0,
    calls: 0,
    failWith: undefined as FailureKind | undefined,
    loseReplies: false,
  };
  const deps: OutboxDeps<Answer> = {
    load: async () => world.kept,
    persist: async (update) => {
      world.kept = update(world.kept);
    },
    save: async (changes) => {
      world.calls += 1;
      if (world.failWith) throw new Refusal(world.failWith);
      if (changes.some(({ response }) => response === 'bad')) throw new Refusal('invalid');
      const replies = changes.map(({ question_id, seq, response }): SaveReply<Answer> => {
        const before = stored.get(question_id);
        if (before && before.seq > seq) return { question_id, result: 'stale', answer: before };
        stored.set(question_id, { seq, response });
        return { question_id, result: 'saved', answer: { seq, response } };
      });
      if (world.loseReplies) throw new Refusal('transient');
      return replies;
    },
    submit: async () => {
      if (world.failWith) throw new Refusal(world.failWith);
      world.submissions += 1;
    },
    lock: (run) => run(),
    judge: (error) => (error instanceof Refusal ? error.kind : 'transient'),
    onReplies: () => undefined,
    onChange: () => undefined,
  };
  return { world, open: (more: Partial<OutboxDeps<Answer>> = {}) => createOutbox({ ...deps, ...more }) };
}

function edit(outbox: ReturnType<typeof createOutbox<Answer>>, question_id: string, response: unknown): void {
  const seq = nextSeq(outbox.box(), question_id, 0, 0);
  const change: Change = { question_id, response, flagged: false, seq, time_ms: 0, check: false };
  outbox.add(change, 600);
}

describe('outbox', () => {
  it('waits for a pause in typing, then saves the last word in one call', async () => {
    const { world, open } = createWorld();
    const outbox = open();
    for (const word of ['a', 'ab', 'abc']) edit(outbox, 'q', word);
    await vi.advanceTimersByTimeAsync(599);
    expect(world.calls).toBe(0);
    await vi.advanceTimersByTimeAsync(10);
    expect(world.calls).toBe(1);
    expect(world.stored.get('q')?.response).toBe('abc');
    expect(outbox.status()).toBe('idle');
  });

  it('keeps what cannot be sent and sends it by itself once the server is back', async () => {
    const { world, open } = createWorld();
    world.failWith = 'transient';
    const outbox = open();
    edit(outbox, 'q', 'kept');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(outbox.status()).toBe('waiting');
    expect(world.kept?.pending['q']?.response).toBe('kept');
    world.failWith = undefined;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(world.stored.get('q')?.response).toBe('kept');
    expect(world.kept?.pending).toEqual({});
  });

  it('says whether the network or the server is away, and tries again by itself either way', async () => {
    const { world, open } = createWorld();
    world.failWith = 'server_away';
    const outbox = open();
    edit(outbox, 'q', 'kept');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(outbox.status()).toBe('server_away');
    world.failWith = 'transient';
    await vi.advanceTimersByTimeAsync(60_000);
    expect(outbox.status()).toBe('waiting');
    world.failWith = 'server_away';
    await outbox.requestSubmit();
    expect(outbox.status()).toBe('server_away');
    world.failWith = undefined;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(world.stored.get('q')?.response).toBe('kept');
    expect(outbox.status()).toBe('submitted');
  });

  it('goes on after a reload where it was, also with a hand-in pressed without network', async () => {
    const { world, open } = createWorld();
    world.failWith = 'transient';
    const before = open();
    edit(before, 'q', 'last');
    await before.requestSubmit();
    before.close();
    world.failWith = undefined;
    const after = open();
    await after.flush();
    expect(world.stored.get('q')?.response).toBe('last');
    expect(world.submissions).toBe(1);
    expect(after.status()).toBe('submitted');
  });

  it('hands in only when every answer is acknowledged', async () => {
    const { world, open } = createWorld();
    const outbox = open();
    edit(outbox, 'q', 1);
    world.loseReplies = true;
    await outbox.requestSubmit();
    expect(world.submissions).toBe(0);
    world.loseReplies = false;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(world.submissions).toBe(1);
  });

  it('gives up only the answer the server cannot read', async () => {
    const { world, open } = createWorld();
    const outbox = open();
    edit(outbox, 'good', 1);
    edit(outbox, 'poor', 'bad');
    await outbox.flush();
    expect(world.stored.get('good')?.response).toBe(1);
    expect(outbox.box().refused['poor']?.kind).toBe('invalid');
    expect(outbox.status()).toBe('idle');
  });

  it('stops quietly when the session is over and keeps the answers', async () => {
    const { world, open } = createWorld();
    world.failWith = 'signed_out';
    const outbox = open();
    edit(outbox, 'q', 'kept');
    await outbox.flush();
    const { calls } = world;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(world.calls).toBe(calls);
    expect(outbox.status()).toBe('signed_out');
    expect(world.kept && mergeOutboxes(world.kept, world.kept).pending['q']?.response).toBe('kept');
  });
});

describe('what is sent along by other rules', () => {
  it('goes before the attempt is handed in, also when an earlier visit has left it', async () => {
    const { world, open } = createWorld();
    const order: string[] = [];
    let left = 2;
    const outbox = open({
      findPart: async () => ({
        refresh: async () => undefined,
        count: () => left,
        sendSome: async () => {
          left -= 1;
          order.push(`part, ${world.submissions} handed in`);
        },
      }),
    });
    await outbox.requestSubmit();
    expect(order).toEqual(['part, 0 handed in', 'part, 0 handed in']);
    expect(world.submissions).toBe(1);
  });

  it('is what was attached while an earlier visit’s was looked for', async () => {
    const { open } = createWorld();
    const sent: string[] = [];
    const part = {
      refresh: async () => undefined,
      count: () => (sent.length > 0 ? 0 : 1),
      sendSome: async () => void sent.push('attached'),
    };
    const outbox = open({
      findPart: async () => {
        outbox.attach(part);
        return undefined;
      },
    });
    await outbox.flush();
    expect([sent, outbox.unsent()]).toEqual([['attached'], 0]);
  });
});
