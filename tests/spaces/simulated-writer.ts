import type { ApiInput, ApiKey, ApiReply } from '#contract/api.ts';
import { classifyCode } from '#player/features/attempt/outbox/failure-kind.ts';
import { createOutboxSender } from '#player/features/attempt/outbox/outbox-sender.ts';
import { createEntryOutbox, type EntryChange } from '#player/features/attempt/spaces/entry-outbox.ts';
import type { Outbox } from '#player/storage/outbox-rules.ts';
import { applyInkWrite, type BoardValue } from '#tests/spaces/board.ts';
import { buildLiveUrl } from '#tests/support/clients/live-client.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { openLiveSocket } from '#ui/spaces/live-socket.ts';
import { createSpaceConnection } from '#ui/spaces/space-connection.ts';
import { createSpaceStore } from '#ui/spaces/space-store.ts';

/** Simulates a student at a board, with the real outbox, connection and store of the student app. */

class RefusedCall extends Error {
  readonly code: number;
  constructor(key: string, code: number, text: string) {
    super(`${key} was refused with ${code}: ${text}`);
    this.code = code;
  }
}

/** Calls the server; throws `Refused` if the server replies with an error code. */
export async function callServer<K extends ApiKey>(
  origin: string,
  key: K,
  input: ApiInput<K>,
  token: string,
): Promise<ApiReply<K>> {
  const [method, path] = key.split(' ') as ['GET' | 'POST', string];
  const definedInput = Object.entries(input as Record<string, unknown>).filter(
    ([, value]) => value !== undefined,
  );
  const query =
    method === 'GET' ? `?${new URLSearchParams(definedInput as [string, string][]).toString()}` : '';
  const response = await fetch(`${origin}/api${path}${query}`, {
    method,
    headers: { token, 'content-type': 'application/json' },
    ...(method === 'POST' ? { body: JSON.stringify(input) } : {}),
  });
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: ApiReply<K> };
  if (code !== 1) throw new RefusedCall(key, code, msg);
  return data;
}

const classifyError = (error: unknown) =>
  error instanceof RefusedCall || error instanceof ApiError ? classifyCode(error.code) : 'no_reply';

export type Writer = ReturnType<typeof createWriter>;

/** `onSeen` is called for every new or changed item on this person's page. */
export function createWriter(
  { origin, token, attemptId }: { origin: string; token: string; attemptId: number },
  space: string,
  onSeen: (id: string) => void = () => undefined,
) {
  const storedChanges = new Map<string, EntryChange>();
  const countByResult = new Map<string, number>();
  let outbox: Outbox | undefined;
  const store = createSpaceStore<BoardValue, { value: BoardValue }>((shown, mine) =>
    applyInkWrite(shown, mine),
  );
  store.subscribe(() => {
    for (const id of store.state().changed) onSeen(id);
  });
  const entries = createEntryOutbox({
    storage: {
      load: async () => [...storedChanges.values()],
      write: async (name, change) => void storedChanges.set(name, change),
      delete: async (names) => {
        for (const name of names) storedChanges.delete(name);
      },
    },
    save: async (changes) =>
      (await connection.save(changes)) ??
      (await callServer(origin, 'POST /play/save', { attempt_id: attemptId, entries: changes }, token))
        .entries,
    isInvalid: (error) => classifyError(error) === 'invalid',
    onReply: ({ item, value, seq }, { result }) => {
      countByResult.set(result, (countByResult.get(result) ?? 0) + 1);
      if (result === 'saved') store.markSaved(item, value.kind, seq);
      else store.discardWrite(item, value.kind, seq);
    },
  });
  const sender = createOutboxSender({
    load: async () => outbox,
    update: async (update) => {
      outbox = update(outbox);
    },
    save: async () => [],
    submit: async () => undefined,
    lock: (run) => run(),
    classifyError,
    onReplies: () => undefined,
    onChange: () => undefined,
  });
  sender.attachOutbox(entries);
  const connection = createSpaceConnection({
    read: (name, since) =>
      callServer(origin, 'GET /play/space', { attempt_id: attemptId, space: name, since }, token),
    openSocket: (handlers) =>
      openLiveSocket(
        async () =>
          (await callServer(origin, 'POST /play/live_ticket', { attempt_id: attemptId }, token)).ticket,
        handlers,
        buildLiveUrl(origin),
      ),
    onControl: () => undefined,
  });
  connection.open(space, store, () => undefined);
  let writeCount = 0;
  return {
    write(item: string, value: BoardValue): void {
      writeCount += 1;
      const seq = store.nextSeq(0);
      store.write(item, value, seq);
      entries.add({ space, item, value, seq, key: `${token.slice(0, 8)}${writeCount}` });
      sender.sendSoon(5);
    },
    sendPresence: (value: unknown) => connection.sendPresence(space, value),
    items: () => store.state().items,
    presence: () => store.state().presence,
    isLive: () => connection.stateOf(space) === 'live',
    /** Number of saved changes by result. */
    results: countByResult,
    unsent: () => entries.countUnsent(),
    flush: () => sender.flush(),
    close(): void {
      sender.close();
      connection.close();
    },
  };
}
