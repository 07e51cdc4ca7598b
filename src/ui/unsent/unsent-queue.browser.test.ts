import { clear, createStore } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { resultCodes } from '#contract/codes.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { TransportError } from '#ui/api/call.ts';
import type { UnsentEntry } from './unsent-entry.ts';
import { defineUnsent, type KindRules, type SendResult } from './unsent-kinds.ts';
import { createUnsentQueue, type NewEntry, typedLane, type UnsentQueue } from './unsent-queue.ts';
import { type Failure, type SentKind, stepByFailure } from './unsent-rules.ts';
import { createUnsentStore } from './unsent-store.ts';

const errorOf: Record<Exclude<Failure, 'conflict'>, () => Error> = {
  no_reply: () => new TransportError(true),
  server_away: () => new ApiError(resultCodes.overloaded, ''),
  signed_out: () => new ApiError(resultCodes.token_expired, ''),
  too_large: () => new ApiError(resultCodes.body_too_large, ''),
  invalid: () => new ApiError(resultCodes.invalid_input, ''),
  late: () => new ApiError(resultCodes.already_submitted, ''),
  refused: () => new ApiError(resultCodes.not_allowed, ''),
};
const failures = [...Object.keys(errorOf), 'conflict'] as Failure[];
const kinds = Object.keys(stepByFailure) as SentKind[];

/** A server that all tabs of a test send to. */
let server: {
  failure: Failure | undefined;
  tryCount: number;
  stored: string[];
  latencyMs: number;
  reply: (entries: readonly UnsentEntry<number>[]) => Promise<SendResult<number>[]>;
};
let stops: (() => void)[];

const toName = ({ name }: UnsentEntry) => name;
async function takeAll(entries: readonly UnsentEntry<number>[]): Promise<SendResult<number>[]> {
  server.stored.push(...entries.map(toName));
  return entries.map(() => ({ isSent: true }));
}

const rules: KindRules = defineUnsent<number>({
  version: 1,
  batchSize: 50,
  load: async () => ({
    toText: ({ body }) => String(body),
    send: async (entries) => {
      server.tryCount += 1;
      if (server.latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, server.latencyMs));
      if (server.failure === 'conflict') return entries.map(() => ({ isSent: false, failure: 'conflict' }));
      if (server.failure) throw errorOf[server.failure]();
      return server.reply(entries);
    },
  }),
});

async function openTab(change: Partial<Record<SentKind, KindRules>> = {}, person = 1): Promise<UnsentQueue> {
  const tab = createUnsentQueue();
  stops.push(
    tab.start({ person, kinds: { ...Object.fromEntries(kinds.map((kind) => [kind, rules])), ...change } }),
  );
  await tab.whenRead();
  return tab;
}

/** Ends a tab without warning: nothing of its memory is left. */
const closeTab = () => stops.pop()?.();
const listStored = (person = 1) => createUnsentStore().list(person);

const createEntry = (name: string, kind: SentKind = 'mark', body = 1): NewEntry<number> => ({
  lane: 'lane',
  kind,
  name,
  title: name,
  body,
});

beforeEach(async () => {
  await clear(createStore('unsent', 'entries'));
  localStorage.clear();
  server = { failure: undefined, tryCount: 0, stored: [], latencyMs: 0, reply: takeAll };
  stops = [];
});
afterEach(() => {
  for (const stop of stops) stop();
});

const quickly = { interval: 5 };
const ways = ['the same tab', 'another tab', 'a reload', 'a sign-in again', 'an update of the app'] as const;

/** The tab that sends what was left. */
async function goOn(tab: UnsentQueue, way: (typeof ways)[number]): Promise<UnsentQueue> {
  switch (way) {
    case 'another tab':
      return openTab();
    case 'a reload':
      closeTab();
      return openTab();
    case 'a sign-in again':
      closeTab();
      stops.push(tab.start({ person: 1, kinds: Object.fromEntries(kinds.map((kind) => [kind, rules])) }));
      await tab.whenRead();
      return tab;
    case 'an update of the app': {
      closeTab();
      const upgrade = (body: unknown) => Number(body) + 1;
      const newRules = Object.fromEntries(kinds.map((kind) => [kind, { ...rules, version: 2, upgrade }]));
      return openTab(newRules);
    }
    default:
      await tab.retryLater();
      dispatchEvent(new Event('online'));
      return tab;
  }
}

describe.each(kinds)('%s', (kind) => {
  describe.each(failures)('after %s', (failure) => {
    it.each(ways)('is sent once by %s', async (way) => {
      server.failure = failure;
      const tab = await openTab();
      await tab.add([createEntry('work', kind)]);
      await expect.poll(() => server.tryCount, quickly).toBeGreaterThan(0);
      await tab.flush('lane');
      const step = stepByFailure[kind][failure];
      const expectedStates = {
        again: ['waiting'],
        sign_in: ['waiting'],
        later: ['later'],
        ask: ['ask'],
        done: [],
      };
      expect((await listStored()).map(({ state }) => state)).toEqual(expectedStates[step]);
      server.failure = undefined;
      const next = await goOn(tab, way);
      // What asks is sent because its author says so, and not before.
      const asking = (await listStored()).filter(({ state }) => state === 'ask');
      expect(asking.length > 0 && server.stored.length > 0).toBe(false);
      await next.sendAgain(asking);
      await expect.poll(() => listStored(), quickly).toEqual([]);
      expect(server.stored).toEqual(step === 'done' ? [] : ['work']);
    });
  });
});

it('keeps the entries of two tabs that close at once without network, and sends each once', async () => {
  server.failure = 'no_reply';
  const [first, second] = [await openTab(), await openTab()];
  void first.add([createEntry('a')]);
  void second.add([createEntry('b')]);
  for (const stop of stops.splice(0)) stop();
  await expect.poll(async () => (await listStored()).length).toBe(2);
  await Promise.all([openTab(), openTab(), openTab()]);
  server.failure = undefined;
  server.latencyMs = 50;
  dispatchEvent(new Event('online'));
  await expect.poll(() => listStored()).toEqual([]);
  // A tab that would send the same again has to wait for the lock, and ends after the others.
  await navigator.locks.request('unsent:1:work:lane', () => undefined);
  expect(server.stored.sort()).toEqual(['a', 'b']);
});

it('does not send what another person left, nor by the session of another', async () => {
  server.failure = 'no_reply';
  const tab = await openTab();
  await tab.add([createEntry('a')]);
  closeTab();
  server.failure = undefined;
  await openTab({}, 2);
  expect(await listStored()).toHaveLength(1);
  const elsewhere = createUnsentQueue();
  stops.push(elsewhere.start({ person: 1, kinds: { mark: rules }, isSignedIn: () => false }));
  await elsewhere.whenRead();
  await elsewhere.flush('lane');
  expect(elsewhere.laneState('lane').failure).toBe('signed_out');
  expect(server.stored).toEqual([]);
});

it('sends what was written while an older text was on its way, changed by the reply', async () => {
  let release = () => {};
  const bodies: number[] = [];
  server.reply = async (entries) => {
    const sentBodies = entries.map(({ body }) => body);
    if (bodies.length === 0)
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    bodies.push(...sentBodies);
    return entries.map(() => ({ isSent: true, rebase: (body: number) => body + 100 }));
  };
  const tab = await openTab();
  await tab.add([createEntry('a', 'mark', 1)]);
  await expect.poll(() => server.tryCount).toBe(1);
  await tab.add([createEntry('a', 'mark', 2)]);
  release();
  await expect.poll(() => bodies).toEqual([1, 102]);
  await expect.poll(() => listStored()).toEqual([]);
});

it('sets aside the one entry of a batch that is refused, and sends the others', async () => {
  server.reply = async (entries) => {
    if (entries.some(({ name }) => name === 'n2')) throw errorOf.refused();
    return takeAll(entries);
  };
  const tab = await openTab();
  await tab.add(['n1', 'n2', 'n3'].map((name) => createEntry(name)));
  await expect.poll(() => server.stored).toEqual(['n1', 'n3']);
  await expect
    .poll(async () => (await listStored()).map(({ name, state, failure }) => [name, state, failure]))
    .toEqual([['n2', 'ask', 'refused']]);
});

it('sends answers before entries, and submits once the files are sent', async () => {
  server.failure = 'no_reply';
  const waitingRules: KindRules = { ...rules, waitsForFiles: () => true };
  const tab = await openTab({ submit: waitingRules });
  await tab.add([
    createEntry('submit', 'submit'),
    createEntry('entry', 'entry'),
    createEntry('file', 'file'),
    createEntry('answer', 'answer'),
  ]);
  await tab.flush('lane');
  server.failure = undefined;
  dispatchEvent(new Event('online'));
  await expect.poll(() => listStored()).toEqual([]);
  const place = (name: string) => server.stored.indexOf(name);
  expect(place('answer')).toBeLessThan(place('entry'));
  expect(server.stored.at(-1)).toBe('submit');
  expect(server.stored).toHaveLength(4);
});

it('sends entries of one moment in the order of adding', async () => {
  server.failure = 'no_reply';
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 1));
  onTestFinished(() => now.mockRestore());
  const tab = await openTab();
  for (const name of ['n2', 'n10', 'n1']) void tab.add([createEntry(name)]);
  await tab.flush('lane');
  closeTab();
  server.failure = undefined;
  await openTab();
  await expect.poll(() => server.stored, quickly).toEqual(['n2', 'n10', 'n1']);
});

it('sends a changed entry at the place of the one that it replaces', async () => {
  server.failure = 'no_reply';
  const tab = await openTab();
  await tab.add([createEntry('card', 'entry', 1)]);
  await tab.add([createEntry('erasure', 'entry')]);
  await tab.add([createEntry('card', 'entry', 2)]);
  expect(tab.list().map(({ name }) => name)).toEqual(['card', 'erasure']);
  closeTab();
  server.failure = undefined;
  await openTab();
  await expect.poll(() => server.stored, quickly).toEqual(['card', 'erasure']);
});

it('counts what a closing page could only copy, before its person has signed in again', async () => {
  server.failure = 'no_reply';
  const tab = await openTab();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('closing', 'InvalidStateError');
  });
  void tab.add([createEntry('a')]);
  dispatchEvent(new Event('pagehide'));
  closeTab();
  put.mockRestore();
  expect(await createUnsentQueue().countAll()).toBe(1);
});

it('submits without a file that its author discards', async () => {
  const tab = await openTab({
    submit: { ...rules, waitsForFiles: () => true },
    file: defineUnsent({
      version: 1,
      batchSize: 1,
      load: async () => ({
        toText: () => '',
        send: async () => [{ isSent: false, failure: 'too_large' }],
      }),
    }),
  });
  await tab.add([createEntry('photo', 'file'), createEntry('submit', 'submit')]);
  await expect
    .poll(() => tab.list().map(({ name, state }) => [name, state]))
    .toContainEqual(['photo', 'ask']);
  await tab.flush('lane');
  expect(server.stored).toEqual([]);
  await tab.discard(tab.list().filter(({ name }) => name === 'photo'));
  await expect.poll(() => server.stored).toEqual(['submit']);
});

it('keeps the newer of two tabs where the kind tells which one that is', async () => {
  server.failure = 'no_reply';
  const numbered = defineUnsent<number>({
    ...(rules as KindRules<number>),
    replaces: (added, stored) => added >= stored,
  });
  const [first, second] = [await openTab({ answer: numbered }), await openTab({ answer: numbered })];
  await first.add([createEntry('q', 'answer', 7)]);
  await second.add([createEntry('q', 'answer', 5)]);
  expect((await listStored()).map(({ body }) => body)).toEqual([7]);
  await expect.poll(() => second.list().map(({ body }) => body)).toEqual([7]);
});

it('shows the stored entry at once where it is the newer one of its kind', async () => {
  server.failure = 'no_reply';
  const numbered = defineUnsent<number>({
    ...(rules as KindRules<number>),
    replaces: (added, stored) => added >= stored,
  });
  const tab = await openTab({ answer: numbered });
  await tab.add([createEntry('q', 'answer', 7)]);
  await tab.add([createEntry('q', 'answer', 5)]);
  expect(tab.list().map(({ body }) => body)).toEqual([7]);
});

it('never sends typed text, and drops it with the entry that replaces it', async () => {
  const tab = await openTab();
  await tab.add([{ lane: 'typed', kind: 'typed', name: 'comment', title: '', body: 'Well d' }]);
  await tab.flush('typed');
  closeTab();
  const next = await openTab();
  expect(next.list().map(({ body }) => body)).toEqual(['Well d']);
  server.failure = 'no_reply';
  await next.add([createEntry('mark')], { clears: ['comment'] });
  expect((await listStored()).map(({ name }) => name)).toEqual(['mark']);
  expect(server.stored).toEqual([]);
});

it('clears a typed text that is written together with what replaces it', async () => {
  const tab = await openTab();
  server.failure = 'no_reply';
  void tab.add([createEntry('earlier mark')]);
  void tab.add([{ ...createEntry('comment'), lane: typedLane, kind: 'typed' }]);
  await tab.add([createEntry('mark')], { clears: ['comment'] });
  expect((await listStored()).map(toName)).toEqual(['earlier mark', 'mark']);
});

it('brings back what a closing page could only copy', async () => {
  server.failure = 'no_reply';
  const tab = await openTab();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('closing', 'InvalidStateError');
  });
  void tab.add([createEntry('a')]);
  dispatchEvent(new Event('pagehide'));
  closeTab();
  put.mockRestore();
  server.failure = undefined;
  await openTab();
  await expect.poll(() => server.stored).toEqual(['a']);
  await expect.poll(() => Object.keys(localStorage)).toEqual([]);
});

it.each(['the page closes', 'the person signs out'])('takes what is held back when %s', async (moment) => {
  server.failure = 'no_reply';
  const tab = await openTab();
  tab.onClose(() => void tab.add([createEntry('held back')]));
  if (moment === 'the page closes') dispatchEvent(new Event('pagehide'));
  closeTab();
  await expect.poll(async () => (await listStored()).map(toName)).toEqual(['held back']);
});

it('keeps what is added after its author was signed out, such as a photo that was being prepared', async () => {
  const tab = await openTab();
  closeTab();
  await tab.add([createEntry('by one')], { person: 1 });
  expect(tab.list()).toEqual([]);
  expect(server.stored).toEqual([]);
  stops.push(tab.start({ person: 2, kinds: { mark: rules } }));
  await tab.add([createEntry('by one as well')], { person: 1 });
  expect(tab.list()).toEqual([]);
  expect((await listStored()).map(toName)).toEqual(['by one', 'by one as well']);
  closeTab();
  await openTab();
  await expect.poll(() => server.stored, quickly).toEqual(['by one', 'by one as well']);
});

it('says what only this tab has, and sends it', async () => {
  server.failure = 'no_reply';
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('no database', 'InvalidStateError');
  });
  onTestFinished(() => transaction.mockRestore());
  const tab = await openTab();
  expect(await tab.add([createEntry('a')])).toBe(false);
  expect(tab.list().map((entry) => tab.isOnlyInTab(entry))).toEqual([true]);
  await tab.flush('lane');
  server.failure = undefined;
  dispatchEvent(new Event('online'));
  await expect.poll(() => server.stored).toEqual(['a']);
  expect(tab.list()).toEqual([]);
});

it('keeps in the tab what the database refuses to write, and goes on', async () => {
  server.failure = 'no_reply';
  const tab = await openTab();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
  onTestFinished(() => put.mockRestore());
  expect(await tab.add([createEntry('a')])).toBe(false);
  put.mockRestore();
  expect(await tab.add([createEntry('b')])).toBe(true);
  server.failure = undefined;
  dispatchEvent(new Event('online'));
  await expect.poll(() => server.stored.sort()).toEqual(['a', 'b']);
});

it('deletes what is older than 30 days', async () => {
  server.failure = 'no_reply';
  const tab = await openTab();
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 1));
  onTestFinished(() => now.mockRestore());
  await tab.add([createEntry('old')]);
  closeTab();
  now.mockReturnValue(Date.UTC(2026, 11, 2));
  await openTab();
  expect(await listStored()).toEqual([]);
});
