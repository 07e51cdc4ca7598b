import { clear, createStore } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { resultCodes } from '#contract/codes.ts';
import { createAttemptSession } from '#player/features/attempt/session/attempt-session.ts';
import { readStoredAttempt } from '#player/storage/attempt-storage.ts';
import { type AttemptServer, attemptOfTest, openAttemptServer } from '#tests/browser/attempt-server.ts';
import {
  closeTabs,
  lane,
  openInk,
  openTab,
  photo,
  sendFileTo,
  startQueue,
  type Tab,
} from '#tests/browser/attempt-tabs.ts';
import { ApiError } from '#ui/api/api-error.ts';
import type { UnsentEntry } from '#ui/unsent/unsent-entry.ts';
import { defineUnsent, type KindsOfApp } from '#ui/unsent/unsent-kinds.ts';
import { createUnsentQueue, type UnsentQueue } from '#ui/unsent/unsent-queue.ts';
import { createUnsentStore } from '#ui/unsent/unsent-store.ts';
import type { UploadHandle } from '#ui/upload/upload-store.ts';
import type { AnswerChange } from './attempt-lane.ts';
import { createStudentKinds } from './student-kinds.ts';

/** What a student has done, whatever fails and whoever sends it: through the session, the queue and the senders. */

let server: AttemptServer;

vi.mock('#ui/upload/upload-file.ts', () => ({
  sendFile: (file: File, _kind: string, handle: UploadHandle) => sendFileTo(server, file, handle),
}));

beforeEach(async () => {
  await clear(createStore('unsent', 'entries'));
  await clear(createStore('player', 'kept'));
  localStorage.clear();
  server = openAttemptServer();
});
afterEach(closeTabs);

const quickly = { interval: 5, timeout: 5_000 };
const listStored = () => createUnsentStore().list(1);
const attached = { id: 3, url: '/play/private/3', name: 'old.png', mime: 'image/png', bytes: 1 };

const works = {
  answer: {
    act: ({ session }: Tab) => session.saveAnswer('leaf', { words: 'A maple' }),
    stored: ['answer leaf {"words":"A maple"}'],
  },
  trace: {
    act: ({ session }: Tab) => session.saveTrace({ page1: 5 }),
    stored: ['answer -trace {"page1":5}'],
  },
  entry: {
    act: async (tab: Tab) => (await openInk(tab)).write('a', { kind: 'mark' }),
    stored: ['entry ink/a/mark {"kind":"mark"}'],
  },
  file: {
    act: ({ session }: Tab) => session.uploads.add('leaf', photo(), 'picture'),
    stored: ['file leaf.png'],
  },
  removal: {
    act: ({ session }: Tab) => session.removeFile('leaf', attached),
    stored: ['remove 3'],
  },
  submit: {
    act: ({ session }: Tab) => session.submit(),
    stored: ['submit'],
  },
  'typed card': {
    act: ({ queue }: Tab) =>
      queue.add([{ lane: 'typed', kind: 'typed', name: `${lane}/card`, title: '', body: 'Well d' }]),
    stored: [],
  },
} as const;
type Work = keyof typeof works;

/** Each sets the server, and returns how it ends. */
const failures = {
  'no network': () => {
    server.failure = 'offline';
  },
  'a lost reply': () => {
    server.losesReplies = true;
  },
  'a busy server': () => {
    server.failure = 'overloaded';
  },
  'an ended session': () => {
    server.failure = 'token_expired';
  },
  'the deadline': () => {
    server.isSubmitted = true;
  },
} as const;

const ways = ['the same tab', 'another tab', 'a reload', 'an update of the app'] as const;

/** The kinds of a later version of the app, which reads the bodies of this one. */
function createLaterKinds(queue: UnsentQueue): KindsOfApp {
  const kinds = Object.entries(createStudentKinds(queue));
  return Object.fromEntries(
    kinds.map(([kind, rules]) => [kind, defineUnsent({ ...rules, version: 2, upgrade: (body) => body })]),
  );
}

/** The student comes back: with a session, a network, and an attempt that is in progress. */
async function comeBack(tab: Tab, way: (typeof ways)[number], failure: keyof typeof failures): Promise<Tab> {
  Object.assign(server, { failure: undefined, losesReplies: false });
  // The teacher opens the attempt again.
  if (failure === 'the deadline') server.isSubmitted = false;
  const attempt = server.read();
  switch (way) {
    case 'another tab':
      return openTab(attempt);
    case 'a reload':
      tab.close();
      return openTab(attempt);
    case 'an update of the app':
      tab.close();
      return openTab(attempt, { createKinds: createLaterKinds });
    default: {
      tab.leave();
      if (failure === 'an ended session') await startQueue(tab.queue);
      dispatchEvent(new Event('online'));
      return openTab(attempt, { queue: tab.queue });
    }
  }
}

type Expected = { keptCount: number; stored: readonly string[]; left: readonly string[] };

/** An attempt that was submitted by the deadline needs no submitting any more; typed text is never sent. */
function chooseExpected(work: Work, failure: keyof typeof failures): Expected {
  if (work === 'typed card') return { keptCount: 1, stored: [], left: ['typed'] };
  const isOver = work === 'submit' && failure === 'the deadline';
  return { keptCount: isOver ? 0 : 1, stored: isOver ? [] : works[work].stored, left: [] };
}

const listKinds = async () => (await listStored()).map(({ kind }) => kind);

describe.each(Object.keys(works) as Work[])('%s', (work) => {
  describe.each(Object.keys(failures) as (keyof typeof failures)[])('after %s', (failure) => {
    const expected = chooseExpected(work, failure);
    it.each(ways)('is kept, and sent once by %s', async (way) => {
      if (work === 'removal') server.attachElsewhere('leaf', attached);
      const tab = await openTab(server.read());
      failures[failure]();
      await works[work].act(tab);
      await tab.queue.flush(lane);
      expect(await listStored()).toHaveLength(expected.keptCount);
      const next = await comeBack(tab, way, failure);
      await expect.poll(listKinds, quickly).toEqual(expected.left);
      await expect.poll(() => next.queue.list().map(({ kind }) => kind), quickly).toEqual(expected.left);
      expect(server.stored).toEqual(expected.stored);
    });
  });
});

async function expectStored(stored: readonly string[]): Promise<void> {
  await expect.poll(() => server.stored, quickly).toEqual(stored);
}
const readEntrySeq = ({ queue }: Tab): number => (queue.list()[0] as UnsentEntry<AnswerChange>).body.seq;
const readAnswer = ({ session }: Tab, id = 'leaf') => session.getState().answers[id];
const stateOf = ({ queue }: Tab, kind: string) => queue.list().find((entry) => entry.kind === kind)?.state;

/** Text and photo of a student whose deadline passes without network. */
async function workUntilLate(): Promise<Tab> {
  const tab = await openTab(server.read());
  server.failure = 'offline';
  tab.session.saveAnswer('leaf', { words: 'A maple' });
  tab.session.uploads.add('leaf', photo(), 'picture');
  await tab.queue.flush(lane);
  server.isSubmitted = true;
  server.failure = undefined;
  dispatchEvent(new Event('online'));
  await expect.poll(() => tab.submitted()?.state, quickly).toBe('submitted');
  await expect
    .poll(() => [stateOf(tab, 'answer'), stateOf(tab, 'file')], quickly)
    .toEqual(['later', 'later']);
  return tab;
}

it('keeps text and photo that come after the deadline, and sends them when the attempt is reopened', async () => {
  const tab = await workUntilLate();
  expect(tab.queue.list().map(({ kind, state, failure }) => [kind, state, failure])).toEqual([
    ['answer', 'later', 'late'],
    ['file', 'later', 'late'],
  ]);
  tab.close();
  // A start of the app before the attempt is reopened changes nothing.
  const queue = (await openTab(server.read())).queue;
  await queue.flush(lane);
  expect(await listStored()).toHaveLength(2);
  closeTabs();
  server.isSubmitted = false;
  const next = await openTab(server.read());
  expect(readAnswer(next)?.response).toEqual({ words: 'A maple' });
  await expect.poll(listStored, quickly).toEqual([]);
  expect([...server.stored].sort()).toEqual(['answer leaf {"words":"A maple"}', 'file leaf.png']);
});

it('goes on with a late text in a reopened attempt, instead of with the one of the server', async () => {
  (await workUntilLate()).close();
  server.isSubmitted = false;
  server.failure = 'offline';
  const tab = await openTab(server.read());
  tab.session.flagQuestion('leaf', true);
  server.failure = undefined;
  dispatchEvent(new Event('online'));
  await expect
    .poll(() => server.answers.get('leaf'), quickly)
    .toMatchObject({
      response: { words: 'A maple' },
      flagged: true,
    });
});

it('counts a photo that waits for the network as part of its answer, until it is sent', async () => {
  const tab = await openTab(server.read());
  server.failure = 'offline';
  tab.session.uploads.add('leaf', photo(), 'picture');
  await tab.queue.flush(lane);
  expect(readAnswer(tab)?.unsent_files).toEqual({ added: 1, removed: 0 });
  expect(readAnswer(tab, 'bark')).not.toHaveProperty('unsent_files');
  server.failure = undefined;
  dispatchEvent(new Event('online'));
  await expect.poll(() => readAnswer(tab)?.files, quickly).toHaveLength(1);
  await expect.poll(() => readAnswer(tab), quickly).not.toHaveProperty('unsent_files');
});

it('calls a photo kept only once the device has stored its bytes', async () => {
  const tab = await openTab(server.read());
  server.failure = 'offline';
  tab.session.saveAnswer('leaf', { words: 'A maple' });
  await tab.queue.flush(lane);
  const states: (string | undefined)[] = [];
  const note = () => states.push(tab.session.uploads.listUploads()[0]?.state);
  onTestFinished(tab.queue.subscribe(note));
  tab.session.uploads.add('leaf', photo(), 'picture');
  note();
  expect(tab.session.getState().saving).toBe('saving');
  await expect.poll(() => states.at(-1), quickly).toBe('waiting');
  expect(states[0]).toBe('queued');
  expect((await listStored()).map(({ kind }) => kind)).toContain('file');
  expect(tab.session.getState().saving).toBe('waiting');
});

it('submits with the photo that waited for the network, after the text', async () => {
  const tab = await openTab(server.read());
  server.failure = 'offline';
  tab.session.uploads.add('leaf', photo(), 'picture');
  tab.session.saveAnswer('leaf', { words: 'A maple' });
  await tab.session.submit();
  await tab.queue.flush(lane);
  expect(tab.session.getState()).toMatchObject({
    isSubmitting: true,
    waitingFileCount: 1,
    saving: 'waiting',
  });
  server.failure = undefined;
  dispatchEvent(new Event('online'));
  await expect.poll(() => tab.submitted()?.state, quickly).toBe('submitted');
  expect(server.stored.at(-1)).toBe('submit');
  expect(server.stored).toContain('file leaf.png');
  expect(server.stored).toContain('answer leaf {"words":"A maple"}');
});

it('submits without a photo only if the student says so, and adds it when the attempt is reopened', async () => {
  const tab = await openTab(server.read());
  server.failure = 'offline';
  tab.session.uploads.add('leaf', photo(), 'picture');
  await tab.session.submit();
  await tab.queue.flush(lane);
  server.failure = 'overloaded';
  await tab.session.submit(true);
  server.failure = undefined;
  server.refuse = () => {
    throw new ApiError(server.isSubmitted ? resultCodes.already_submitted : resultCodes.overloaded, '');
  };
  dispatchEvent(new Event('online'));
  await expectStored(['submit']);
  const sendAndReadState = async () => {
    await tab.queue.flush(lane);
    return stateOf(tab, 'file');
  };
  await expect.poll(sendAndReadState, quickly).toBe('later');
  tab.close();
  server.isSubmitted = false;
  server.refuse = () => {};
  await openTab(server.read());
  await expectStored(['submit', 'file leaf.png']);
});

it('keeps a submitted attempt as submitted, also after the page is left', async () => {
  const tab = await openTab(server.read());
  tab.session.saveAnswer('leaf', { words: 'A maple' });
  await tab.session.submit();
  await expect.poll(() => tab.submitted()?.state, quickly).toBe('submitted');
  tab.leave();
  // Longer than the page waits before it stores changes of an attempt.
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect((await readStoredAttempt(1, attemptOfTest.id))?.attempt.state).toBe('submitted');
});

it('brings the stored copy up to date if the page is left before the attempt is submitted', async () => {
  const tab = await openTab(server.read());
  server.failure = 'offline';
  await tab.session.submit();
  await tab.queue.flush(lane);
  tab.leave();
  server.failure = undefined;
  dispatchEvent(new Event('online'));
  await expectStored(['submit']);
  await expect
    .poll(async () => (await readStoredAttempt(1, attemptOfTest.id))?.attempt.state, quickly)
    .toBe('submitted');
});

it.each(['offline', 'pagehide'])(
  'keeps on the device at once what the server has taken: %s',
  async (event) => {
    const tab = await openTab(server.read());
    tab.session.saveAnswer('leaf', { words: 'A maple' });
    await tab.queue.flush(lane);
    await expect.poll(() => tab.session.getState().answers['leaf']?.save, quickly).toBe('saved');
    dispatchEvent(new Event(event));
    const stored = await readStoredAttempt(1, attemptOfTest.id);
    expect(stored?.attempt.answers).toMatchObject([{ response: { words: 'A maple' } }]);
  },
);

it('takes no change any more once the student has submitted', async () => {
  const tab = await openTab(server.read());
  server.failure = 'offline';
  await tab.session.submit();
  tab.session.saveAnswer('leaf', { words: 'too late' });
  expect(tab.queue.list().map(({ kind }) => kind)).toEqual(['submit']);
});

it('submits nothing before the unsent work of earlier visits is read', async () => {
  const tab = await openTab(server.read());
  server.failure = 'offline';
  tab.session.saveAnswer('leaf', { words: 'A maple' });
  await tab.queue.flush(lane);
  tab.close();
  server.failure = undefined;
  const queue = createUnsentQueue();
  onTestFinished(queue.start({ person: 1, kinds: createStudentKinds(queue) }));
  const session = createAttemptSession(1, server.read(), () => undefined, queue);
  // The effects of a page whose time is over run at once.
  onTestFinished(session.connect());
  await session.submit();
  await expect.poll(() => server.stored, quickly).toEqual(['answer leaf {"words":"A maple"}', 'submit']);
});

it('sends the traces of two tabs, which the server merges', async () => {
  const [first, second] = [await openTab(server.read()), await openTab(server.read())];
  server.failure = 'offline';
  first.session.saveTrace({ page1: 5 });
  second.session.saveTrace({ page2: 7 });
  await Promise.all([first.queue.flush(lane), second.queue.flush(lane)]);
  server.failure = undefined;
  dispatchEvent(new Event('online'));
  await expect.poll(listStored, quickly).toEqual([]);
  expect(server.answers.get('-trace')?.response).toEqual({ page1: 5, page2: 7 });
});

it('shows what another tab has sent', async () => {
  const [first, second] = [await openTab(server.read()), await openTab(server.read())];
  server.failure = 'offline';
  first.session.saveAnswer('leaf', { words: 'A maple' });
  await expect.poll(() => readAnswer(second)?.response, quickly).toEqual({ words: 'A maple' });
  // Only the first tab hears of the network.
  server.failure = undefined;
  await first.queue.flush(lane);
  await expect.poll(() => readAnswer(second)?.save, quickly).toBe('saved');
  expect(readAnswer(second)?.response).toEqual({ words: 'A maple' });
  second.session.flagQuestion('leaf', true);
  await expect.poll(() => server.answers.get('leaf')?.flagged, quickly).toBe(true);
  expect(server.answers.get('leaf')?.response).toEqual({ words: 'A maple' });
});

it('shows the answer of the server again if the student discards the unsent one', async () => {
  server.saveElsewhere('leaf', { words: 'An oak' }, 1);
  const tab = await openTab(server.read());
  server.invalidIds.add('leaf');
  tab.session.saveAnswer('leaf', { words: 'A maple' });
  await tab.queue.flush(lane);
  expect(tab.session.getState()).toMatchObject({ saving: 'kept', refusals: { invalid: 1 } });
  await tab.queue.discard(tab.queue.list());
  await expect.poll(() => readAnswer(tab)?.response, quickly).toEqual({ words: 'An oak' });
  await expect.poll(() => tab.session.getState().saving, quickly).toBe('saved');
});

it('sends an edit that was made during a save, above what another device has saved meanwhile', async () => {
  const tab = await openTab(server.read());
  tab.session.saveAnswer('leaf', { words: 'A' });
  const sentSeq = readEntrySeq(tab);
  server.onSave = () => {
    server.onSave = undefined;
    tab.session.saveAnswer('leaf', { words: 'A maple' });
    // The other device has used the same number.
    server.saveElsewhere('leaf', { words: 'An oak' }, Math.max(readEntrySeq(tab), sentSeq));
  };
  await tab.queue.flush(lane);
  await expect.poll(() => server.answers.get('leaf')?.response, quickly).toEqual({ words: 'A maple' });
  await expect.poll(listStored, quickly).toEqual([]);
});

it.each([
  ['locked', 'refused', 'later'],
  ['invalid', 'invalid', 'ask'],
] as const)('keeps an answer that is %s, and says so', async (result, failure, state) => {
  const tab = await openTab(server.read());
  (result === 'locked' ? server.lockedIds : server.invalidIds).add('leaf');
  tab.session.saveAnswer('leaf', { words: 'A maple' });
  await tab.queue.flush(lane);
  expect(tab.queue.list()).toMatchObject([{ state, failure, title: 'Walk · Leaf' }]);
  await expect.poll(() => tab.session.getState().refusals[result], quickly).toBe(1);
});

it('adds a file although the code that sends files cannot be loaded, and sends it later', async () => {
  let isCut = true;
  const tab = await openTab(server.read(), {
    createKinds: (queue) => {
      const { file, ...others } = createStudentKinds(queue);
      const load = async () => {
        if (isCut || !file) throw new TypeError('Failed to fetch dynamically imported module');
        return file.load();
      };
      return file ? { ...others, file: { ...file, load } } : others;
    },
  });
  tab.session.uploads.add('leaf', photo(), 'picture');
  await tab.queue.flush(lane);
  expect(tab.session.uploads.listUploads()).toMatchObject([{ name: 'leaf.png', state: 'waiting' }]);
  isCut = false;
  dispatchEvent(new Event('online'));
  await expectStored(['file leaf.png']);
});

it('sends nothing of a student whose upload is cancelled', async () => {
  const tab = await openTab(server.read());
  server.failure = 'offline';
  tab.session.uploads.add('leaf', photo(), 'picture');
  const [upload] = tab.session.uploads.listUploads();
  tab.session.uploads.cancel(upload?.id ?? '');
  server.failure = undefined;
  dispatchEvent(new Event('online'));
  await tab.queue.flush(lane);
  expect(await listStored()).toEqual([]);
  expect(server.stored).toEqual([]);
});

it('says when a file does not fit into its answer, and adds it once there is room', async () => {
  for (const id of [1, 2]) server.attachElsewhere('leaf', { ...attached, id });
  const tab = await openTab(server.read());
  tab.session.uploads.add('leaf', photo(), 'picture');
  await expect.poll(() => tab.session.uploads.listUploads()[0]?.state, quickly).toBe('refused');
  expect(tab.session.getState().refusedFileCount).toBe(1);
  tab.session.removeFile('leaf', { ...attached, id: 1 });
  await expectStored(['remove 1']);
  tab.session.uploads.retry(tab.session.uploads.listUploads()[0]?.id ?? '');
  await expectStored(['remove 1', 'file leaf.png']);
  await expect
    .poll(() => readAnswer(tab)?.files?.map(({ name }) => name), quickly)
    .toEqual(['old.png', 'leaf.png']);
});

it('adds a page of somebody who has signed out to nobody’s work', async () => {
  const tab = await openTab(server.read());
  tab.leave();
  const stop = await startQueue(tab.queue, 2);
  onTestFinished(stop);
  tab.session.saveAnswer('leaf', { words: 'of person 1' });
  await tab.session.submit();
  expect(tab.queue.list()).toEqual([]);
});

it('calls nothing saved while something typed is not sent', async () => {
  server.saveElsewhere('leaf', { words: 'An oak' }, 1);
  const tab = await openTab(server.read());
  expect(tab.session.getState().saving).toBe('saved');
  await works['typed card'].act(tab);
  await expect.poll(() => tab.session.getState().saving, quickly).toBe('typed');
});

it('keeps 300 strokes of a moment, and sends them in order', async () => {
  const tab = await openTab(server.read());
  const ink = await openInk(tab);
  server.failure = 'offline';
  for (let index = 0; index < 300; index += 1) ink.write(`s${index}`, { kind: 'mark' });
  await expect.poll(async () => (await listStored()).length, quickly).toBe(300);
  await tab.queue.flush(lane);
  server.failure = undefined;
  dispatchEvent(new Event('online'));
  await expect.poll(listStored, quickly).toEqual([]);
  expect(server.stored).toEqual(
    Array.from({ length: 300 }, (_, index) => `entry ink/s${index}/mark {"kind":"mark"}`),
  );
});
