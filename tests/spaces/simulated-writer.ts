import type { ApiInput, ApiKey, ApiReply } from '#contract/api.ts';
import { type EntryChange, laneOf, readWork } from '#player/features/attempt/unsent/attempt-lane.ts';
import { nameOfEntry, toEntryResult } from '#player/features/attempt/unsent/entry-rules.ts';
import { applyInkWrite, type BoardValue } from '#tests/spaces/board.ts';
import { buildLiveUrl } from '#tests/support/clients/live-client.ts';
import { createMemoryStore } from '#tests/support/memory-store.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { openLiveSocket } from '#ui/spaces/live-socket.ts';
import { createSpaceConnection } from '#ui/spaces/space-connection.ts';
import { createSpaceStore } from '#ui/spaces/space-store.ts';
import { defineUnsent } from '#ui/unsent/unsent-kinds.ts';
import { createUnsentQueue } from '#ui/unsent/unsent-queue.ts';

/** Simulates a student at a board, with the real queue, connection and store of the student app. */

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

let lastPerson = 0;

export type Writer = ReturnType<typeof createWriter>;

/** `onSeen` is called for every new or changed item on this person's page. */
export function createWriter(
  { origin, token, attemptId }: { origin: string; token: string; attemptId: number },
  space: string,
  onSeen: (id: string) => void = () => undefined,
) {
  lastPerson += 1;
  const lane = laneOf(attemptId);
  const countByResult = new Map<string, number>();
  const store = createSpaceStore<BoardValue, { value: BoardValue }>((shown, mine) =>
    applyInkWrite(shown, mine),
  );
  store.subscribe(() => {
    for (const id of store.state().changed) onSeen(id);
  });
  async function save(entries: EntryChange[]) {
    const live = connection.save({ entries });
    if (live) return live;
    const input = { attempt_id: attemptId, entries };
    return (await callServer(origin, 'POST /play/save', input, token)).entries;
  }

  function showReply({ item, value, seq }: EntryChange, result: string): void {
    countByResult.set(result, (countByResult.get(result) ?? 0) + 1);
    if (result === 'saved') store.markSaved(item, value.kind, seq);
    else store.discardWrite(item, value.kind, seq);
  }

  const queue = createUnsentQueue(createMemoryStore());
  const entryKind = defineUnsent<EntryChange>({
    version: 1,
    batchSize: 100,
    replaces: (added, stored) => added.seq >= stored.seq,
    load: async () => ({
      toText: () => '',
      send: async (entries) => {
        const changes = entries.map(({ body }) => body);
        const replies = await save(changes).catch((error: unknown) => {
          // The error that the app's own call would throw.
          throw error instanceof RefusedCall ? new ApiError(error.code, error.message) : error;
        });
        for (const [index, change] of changes.entries()) {
          const reply = replies[index];
          if (reply) showReply(change, reply.result);
        }
        return entries.map((_entry, index) => toEntryResult(replies[index], String));
      },
    }),
  });
  const stopQueue = queue.start({ person: lastPerson, kinds: { entry: entryKind } });
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
      const body: EntryChange = { space, item, value, seq, key: `${token.slice(0, 8)}${writeCount}` };
      void queue.add([{ lane, kind: 'entry', name: nameOfEntry(body), title: '', body }], { inMs: 5 });
    },
    sendPresence: (value: unknown) => connection.sendPresence(space, value),
    items: () => store.state().items,
    presence: () => store.state().presence,
    isLive: () => connection.stateOf(space) === 'live',
    /** Number of saved changes by result. */
    results: countByResult,
    unsent: () => readWork(queue, attemptId).entries.length,
    flush: () => queue.flush(lane),
    close(): void {
      stopQueue();
      connection.close();
    },
  };
}
