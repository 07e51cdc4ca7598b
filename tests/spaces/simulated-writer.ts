import type { ApiInput, ApiKey, ApiReply } from '#contract/api.ts';
import {
  type EntryChange,
  laneOf,
  nameOfEntry,
  readWork,
  replacesChange,
} from '#player/features/attempt/unsent/attempt-lane.ts';
import { toEntryResult } from '#player/features/attempt/unsent/senders/send-entries.ts';
import { applyInkWrite, type BoardValue } from '#tests/spaces/board.ts';
import { buildLiveUrl } from '#tests/support/clients/live-client.ts';
import { createMemoryStore } from '#tests/support/memory-store.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { randomKey } from '#ui/browser/random-key.ts';
import type { KeptSpace } from '#ui/spaces/keep-space.ts';
import { openLiveSocket } from '#ui/spaces/live-socket.ts';
import { createSpaceConnection } from '#ui/spaces/space-connection.ts';
import { createSpaceStore, type Overlay, type SpaceValue } from '#ui/spaces/space-store.ts';
import { defineUnsent } from '#ui/unsent/unsent-kinds.ts';
import { createUnsentQueue } from '#ui/unsent/unsent-queue.ts';
import type { UnsentStore } from '#ui/unsent/unsent-store.ts';

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

/** What a person's browser keeps over reloads, and shares between its tabs. */
export type Device = {
  person: number;
  store: UnsentStore;
  keptSpaces: Map<string, KeptSpace>;
  /** Names of the entries that the server has acknowledged. */
  acknowledged: Set<string>;
  /** Replies to entries, by result. */
  countByResult: Map<string, number>;
};

export function createDevice(): Device {
  lastPerson += 1;
  return {
    person: lastPerson,
    store: createMemoryStore(),
    keptSpaces: new Map(),
    acknowledged: new Set(),
    countByResult: new Map(),
  };
}

type WriterOptions<Value, Shown> = {
  overlay: Overlay<Value, Shown>;
  device?: Device;
  /** Called for every new or changed item on this person's page. */
  onSeen?: (id: string) => void;
  /** Changes within this time go into one save. */
  gatherMs?: number;
};

export type Writer<Value extends SpaceValue = BoardValue, Shown = { value: BoardValue }> = ReturnType<
  typeof createPage<Value, Shown>
>;

/** A page of a board. `onSeen` is called for every new or changed item on it. */
export const createWriter = (joined: JoinedAttempt, space: string, onSeen?: (id: string) => void): Writer =>
  createPage(joined, space, { overlay: applyInkWrite, gatherMs: 5, ...(onSeen ? { onSeen } : {}) });

export type JoinedAttempt = { origin: string; token: string; attemptId: number };

/** How many characters of a random key the app sends. */
const keyLength = 12;

/** Opens a page with a space of an attempt on a device. */
export function createPage<Value extends SpaceValue, Shown>(
  { origin, token, attemptId }: JoinedAttempt,
  space: string,
  { overlay, device = createDevice(), onSeen = () => undefined, gatherMs = 50 }: WriterOptions<Value, Shown>,
) {
  const lane = laneOf(attemptId);
  const store = createSpaceStore<Value, Shown>(overlay);
  store.subscribe(() => {
    for (const id of store.state().changed) onSeen(id);
  });
  const sendSave = (entries: EntryChange[]) =>
    callServer(origin, 'POST /play/save', { attempt_id: attemptId, entries }, token);
  const save = async (entries: EntryChange[]) =>
    (await connection.save({ entries })) ?? (await sendSave(entries)).entries;

  function showReply(change: EntryChange, result: string): void {
    const { item, value, seq } = change;
    device.countByResult.set(result, (device.countByResult.get(result) ?? 0) + 1);
    if (result !== 'saved') return store.discardWrite(item, value.kind, seq);
    device.acknowledged.add(nameOfEntry(change));
    store.markSaved(item, value.kind, seq);
  }

  const queue = createUnsentQueue(device.store);
  const entryKind = defineUnsent<EntryChange>({
    version: 1,
    batchSize: 100,
    replaces: replacesChange,
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
  const stopQueue = queue.start({ person: device.person, kinds: { entry: entryKind } });
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
    keeper: {
      load: async (place) => device.keptSpaces.get(place),
      keep: async (place, kept) => void device.keptSpaces.set(place, kept),
    },
  });
  const listWaiting = () => readWork(queue, attemptId).entries.map(({ body }) => body);

  async function open(): Promise<void> {
    await queue.whenRead();
    // Shows the unsent entries of an earlier page on top of the server's items.
    for (const { item, value, seq } of listWaiting()) store.write(item, value as unknown as Value, seq);
    connection.open(space, store, () => undefined);
  }
  const whenOpened = open();

  return {
    /** Resolves when the page shows what the device has. */
    whenOpened,
    write(item: string, value: Value): void {
      const seq = store.nextSeq(0);
      store.write(item, value, seq);
      const body: EntryChange = { space, item, value, seq, key: randomKey().slice(0, keyLength) };
      const entry = { lane, kind: 'entry' as const, name: nameOfEntry(body), title: '', body };
      void queue.add([entry], { inMs: gatherMs });
    },
    sendPresence: (value: unknown) => connection.sendPresence(space, value),
    items: () => store.state().items,
    presence: () => store.state().presence,
    isLive: () => connection.stateOf(space) === 'live',
    results: device.countByResult,
    unsent: () => listWaiting().length,
    flush: () => queue.flush(lane),
    /** The network is back. */
    resume: () => Promise.all([queue.flush(lane), connection.resume()]),
    /** Sends what waits beside the queue, as a page does while it closes. */
    saveWhileClosing: () => void sendSave(listWaiting().slice(0, 100)).catch(() => undefined),
    close(): void {
      stopQueue();
      connection.close();
    },
  };
}
