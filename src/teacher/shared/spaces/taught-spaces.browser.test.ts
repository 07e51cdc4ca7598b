import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { resultCodes } from '#contract/codes.ts';
import type { Overlay } from '#form/space-source.ts';
import { setUserinfo } from '#teacher/shared/session-store.ts';
import {
  forgetUnsent,
  listStored,
  openTab,
  signInTeacher,
  startApp,
  whenRead,
} from '#tests/browser/unsent-app.ts';
import { unsentQueue } from '#ui/unsent/unsent-queue.ts';
import { listTaughtEntries, offerLiveSave } from './taught-entries.ts';
import { createTaughtSpaces } from './taught-spaces.ts';

/** A teacher's changes of a wall outlast every failure; one that is refused blocks no other. */

type Pin = { kind: 'pin'; is_on: boolean };
const overlay: Overlay<Pin, Pin> = (_shown, own) => own;
const pin: Pin = { kind: 'pin', is_on: true };
const courseware_id = 5;

/** What the server does with a save, and what it has stored. */
let server: {
  refusal: number | 'cut' | undefined;
  /** Result of single entries, by item. */
  results: Partial<Record<string, string>>;
  saveCount: number;
  saved: { item: string; seq: number; attempt_id?: number }[];
  /** Places of the spaces that were read, in order. */
  reads: string[];
};
let closes: (() => void)[];

// Its code is loaded when something is sent; a slow machine needs seconds for that.
beforeAll(() => import('./send-taught-entries.ts'));
const onRefused = vi.fn<() => void>();

type SentSave = { attempt_id?: number; entries: { item: string; seq: number }[] };

function answer({ pathname, searchParams }: URL, body: string): Response {
  const { entries, attempt_id } = JSON.parse(body || '{}') as SentSave;
  if (pathname === '/api/study/space') {
    server.reads.push(`${searchParams.get('attempt_id') ?? 0}/${searchParams.get('space')}`);
    const items = server.saved.map(({ item }, order) => ({ id: item, shown: pin, order }));
    const own = server.saved.map(({ item, seq }) => ({ item, kind: 'pin', seq }));
    const own_seq = Math.max(0, ...own.map(({ seq }) => seq));
    const data = { cursor: 'c', is_full: true, items, gone: [], own, own_seq, packed: null };
    return Response.json({ code: 1, msg: '', data });
  }
  if (pathname !== '/api/study/space_save') throw new TypeError('no network');
  server.saveCount += 1;
  if (server.refusal === 'cut') throw new TypeError('no network');
  if (server.refusal !== undefined) return Response.json({ code: server.refusal, msg: 'No', data: null });
  const replies = entries.map(({ item, seq }) => {
    const result = server.results[item] ?? 'saved';
    if (result === 'saved') server.saved.push({ item, seq, ...(attempt_id && { attempt_id }) });
    return { space: 'wall', item, result };
  });
  return Response.json({ code: 1, msg: '', data: { entries: replies } });
}

beforeEach(async () => {
  await forgetUnsent();
  signInTeacher();
  server = { refusal: undefined, results: {}, saveCount: 0, saved: [], reads: [] };
  closes = [];
  onRefused.mockClear();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href);
    return answer(url, typeof init?.body === 'string' ? init.body : '');
  });
});
afterEach(() => {
  for (const close of closes) close();
  setUserinfo(undefined);
});

function openPage() {
  const spaces = createTaughtSpaces(courseware_id, {
    me: { user_id: 1, role: 'teacher' },
    classSpaces: ['wall'],
    getTitle: () => 'Wall',
    onRefused,
  });
  closes.push(spaces.close);
  return spaces;
}
async function openWall() {
  const spaces = openPage();
  const space = await spaces.source.open('wall', overlay);
  return { space, close: spaces.close };
}
const savedItems = () => server.saved.map(({ item }) => item);

const failures = {
  no_reply: ['cut', 'sent'],
  server_away: [resultCodes.overloaded, 'sent'],
  signed_out: [resultCodes.token_expired, 'sent'],
  too_large: [resultCodes.body_too_large, 'asks'],
  invalid: [resultCodes.invalid_input, 'asks'],
  late: [resultCodes.courseware_closed, 'asks'],
  refused: [resultCodes.not_allowed, 'asks'],
} as const;
const ways = ['the same tab', 'another tab', 'a reload'] as const;

type Wall = Awaited<ReturnType<typeof openWall>>;
const hasCard = ({ space }: Wall) => space.state().items.has('card');

/** Goes on after a failure; returns the wall that is open then. */
async function goOn(way: (typeof ways)[number], wall: Wall, stop: () => void): Promise<Wall> {
  server.refusal = undefined;
  if (way === 'another tab') await openTab();
  else if (way === 'the same tab') dispatchEvent(new Event('online'));
  else {
    wall.close();
    stop();
    startApp();
    return openWall();
  }
  return wall;
}

/** The teacher sends a refused change again. */
async function sendRefused(): Promise<void> {
  await whenRead();
  expect(listTaughtEntries(courseware_id).map(({ state }) => state)).toEqual(['ask']);
  await unsentQueue.sendAgain(listTaughtEntries(courseware_id));
}

describe.each(Object.keys(failures) as (keyof typeof failures)[])('a change after %s', (failure) => {
  it.each(ways)('goes on by %s', async (way) => {
    const [refusal, next] = failures[failure];
    const stop = startApp();
    await whenRead();
    const wall = await openWall();
    await expect.poll(() => wall.space.state().isLoaded).toBe(true);
    server.refusal = refusal;
    wall.space.write('card', pin);
    expect(hasCard(wall)).toBe(true);
    await unsentQueue.flush(`space:${courseware_id}`);
    expect(server.saveCount).toBeGreaterThan(0);
    expect(await listStored()).toHaveLength(1);
    // What is not taken is not shown either.
    await expect.poll(() => hasCard(wall)).toBe(next === 'sent');
    expect(onRefused).toHaveBeenCalledTimes(next === 'sent' ? 0 : 1);
    const openedWall = await goOn(way, wall, stop);
    if (next === 'asks') await sendRefused();
    await expect.poll(() => listStored()).toEqual([]);
    expect(savedItems()).toEqual(['card']);
    await expect.poll(() => hasCard(openedWall)).toBe(true);
  });
});

it('shows what was written before a reload while it still waits', async () => {
  const stop = startApp();
  server.refusal = 'cut';
  const { space, close } = await openWall();
  space.write('card', pin);
  await expect.poll(async () => (await listStored()).length).toBe(1);
  close();
  stop();
  startApp();
  const wall = await openWall();
  await expect.poll(() => hasCard(wall)).toBe(true);
  expect(server.saved).toEqual([]);
});

it('saves the other changes of a wall when one is refused, and does not repeat that one', async () => {
  startApp();
  const { space } = await openWall();
  server.results = { bad: 'not_allowed' };
  space.write('bad', pin);
  space.write('good', pin);
  await expect.poll(savedItems).toEqual(['good']);
  await expect.poll(() => space.state().items.has('bad')).toBe(false);
  const count = server.saveCount;
  dispatchEvent(new Event('online'));
  await unsentQueue.flush(`space:${courseware_id}`);
  expect(server.saveCount).toBe(count);
  expect(listTaughtEntries(courseware_id).map(({ name, failure }) => [name, failure])).toEqual([
    ['wall/bad/pin', 'refused'],
  ]);
});

it('sends what was written before the page was left, on any page', async () => {
  startApp();
  server.refusal = 'cut';
  const { space, close } = await openWall();
  space.write('card', pin);
  close();
  server.refusal = undefined;
  dispatchEvent(new Event('online'));
  await expect.poll(savedItems).toEqual(['card']);
});

it('forgets a change for which the server has a newer one of the same teacher', async () => {
  startApp();
  server.results = { card: 'stale' };
  const { space } = await openWall();
  space.write('card', pin);
  await expect.poll(() => listStored()).toEqual([]);
  await expect.poll(() => space.state().items.has('card')).toBe(false);
  expect(onRefused).not.toHaveBeenCalled();
});

it('uses the live connection of an open page, and calls without one', async () => {
  startApp();
  const saveLive = vi.fn<Parameters<typeof offerLiveSave>[1]>(async ({ entries }) =>
    entries.map(({ space, item }) => ({ space, item, result: 'saved' })),
  );
  const { space } = await openWall();
  const takeBack = offerLiveSave(courseware_id, saveLive);
  space.write('live', pin);
  await expect.poll(() => listStored()).toEqual([]);
  expect([saveLive.mock.calls.length, server.saveCount]).toEqual([1, 0]);
  takeBack();
  space.write('called', pin);
  await expect.poll(savedItems).toEqual(['called']);
});

it('shows the server’s item again when the teacher discards a waiting change', async () => {
  startApp();
  await whenRead();
  const { space } = await openWall();
  await expect.poll(() => space.state().isLoaded).toBe(true);
  server.refusal = 'cut';
  space.write('card', pin);
  await unsentQueue.flush(`space:${courseware_id}`);
  await unsentQueue.discard(listTaughtEntries(courseware_id));
  await expect.poll(() => space.state().items.has('card')).toBe(false);
});

describe('the spaces of attempts', () => {
  it('keep what the teacher draws until it is sent, each with its attempt', async () => {
    startApp();
    server.refusal = 'cut';
    const { sourceOf, close } = openPage();
    const spaces = [await sourceOf(7).open('ink', overlay), await sourceOf(8).open('ink', overlay)];
    for (const space of spaces) space.write('tick', pin);
    await expect
      .poll(() => listTaughtEntries(courseware_id).map(({ name }) => name))
      .toEqual(['7/ink/tick/pin', '8/ink/tick/pin']);
    close();
    server.refusal = undefined;
    dispatchEvent(new Event('online'));
    await expect.poll(() => server.saved.map(({ attempt_id }) => attempt_id)).toEqual([7, 8]);
  });

  it('show what still waits when they are opened again', async () => {
    startApp();
    server.refusal = 'cut';
    const first = openPage();
    (await first.sourceOf(7).open('ink', overlay)).write('tick', pin);
    first.close();
    const again = await openPage().sourceOf(7).open('ink', overlay);
    await expect.poll(() => again.state().items.has('tick')).toBe(true);
  });

  it('are read ahead, as far as views show them, and never a space of the class', async () => {
    const { sourceOf, fetchAhead } = openPage();
    fetchAhead([8, 9]);
    await sourceOf(7).open('ink', overlay);
    await sourceOf(7).open('wall', overlay);
    await expect.poll(() => [...server.reads].sort()).toEqual(['0/wall', '7/ink', '8/ink', '9/ink']);
    fetchAhead([9]);
    await sourceOf(8).open('ink', overlay);
    expect(server.reads).toHaveLength(4);
  });
});
