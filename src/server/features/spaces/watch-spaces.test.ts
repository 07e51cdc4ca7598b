import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '#server/app.ts';
import { readCachedSpace } from '#server/features/spaces/cached-spaces.service.ts';
import { readSpace, type SpaceView } from '#server/features/spaces/read-space.service.ts';
import type { SpaceUpdate } from '#server/features/spaces/shared-messages.ts';
import { createCursor } from '#server/features/spaces/space-cursor.service.ts';
import { publishPresence, watchSpace } from '#server/features/spaces/watch-spaces.service.ts';
import { boardActivities } from '#tests/spaces/board.ts';
import {
  createEntry,
  createMark,
  openBoardApp,
  placeBoard,
  startForStudents,
} from '#tests/spaces/open-board.ts';
import { readUpdate } from '#tests/spaces/read-update.ts';
import type { TestApp } from '#tests/support/test-app.ts';

/** Watchers get every change, also when the database fails or the space changes while messages are made. */

/** The machine may be slow. */
const patiently = { timeout: 15_000 };

let test: TestApp;
beforeAll(async () => {
  test = await openBoardApp();
});
afterAll(() => test.close());

async function openBoard() {
  const { id } = await placeBoard(test);
  const attemptId = (await startForStudents(test, id, 'student1')).student1;
  const shared = boardActivities.find('board')?.work.spaces?.['shared'];
  if (!shared) throw new Error('The board has no shared space');
  const { student1, student2 } = test.school.people;
  const view: SpaceView = {
    person: { user_id: student2, role: 'student' },
    space: { ...shared, listPeople: () => [student1] },
    content: null,
    revisionId: 1,
    key: { courseware_id: id, attempt_id: null, name: 'shared' },
    isVisible: true,
  };
  const save = (item: string) =>
    test.get(
      'POST /play/save',
      { attempt_id: attemptId, entries: [createEntry('shared', item, createMark())] },
      { as: 'student1' },
    );
  return { view, save };
}

/** An app with a database of which `onNames` sees each query of people's names; it may fail or wait. */
function openWithNames(onNames: () => void | Promise<void>): App {
  const nameQueries = new WeakSet<object>();
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (JSON.stringify(node).includes('"nickname_eng"')) nameQueries.add(queryId);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      if (nameQueries.has(queryId)) await onNames();
      return result;
    },
  };
  return { ...test.app, db: test.app.db.withPlugin(plugin) };
}

async function watch(app: App, view: SpaceView) {
  const messages: SpaceUpdate[] = [];
  const cursor = await createCursor(app, await readCachedSpace(app, view.key), view);
  const { stop } = await watchSpace(app, view, cursor, (message) => void messages.push(readUpdate(message)));
  const listIds = () => messages.flatMap(({ items }) => items.map(({ id }) => id));
  const listPresence = () => messages.flatMap(({ presence }) => presence.map(({ user_id }) => user_id));
  return { messages, stop, listIds, listPresence };
}

describe('after the names of people could not be read once', () => {
  it('a watcher gets the change, without another one', async () => {
    const { view, save } = await openBoard();
    let failureCount = 0;
    const app = openWithNames(() => {
      failureCount += 1;
      if (failureCount === 1) throw new Error('connection lost');
    });
    const watcher = await watch(app, view);
    await save('a');
    await expect.poll(() => failureCount, patiently).toBe(1);
    await expect.poll(watcher.listIds, patiently).toEqual(['a']);
    watcher.stop();
  });

  it('other watchers have got it at once, and all get the presence of people', async () => {
    const { view, save } = await openBoard();
    const { presence } = view.space;
    if (!presence) throw new Error('The shared space has no presence');
    const space = { ...view.space, presence: { ...presence, isSeenBy: () => true } };
    const { student1 } = test.school.people;
    let mayRead = true;
    const app = openWithNames(() => {
      if (!mayRead) throw new Error('connection lost');
    });
    const failing = await watch(app, { ...view, space });
    // Without names, nothing is read.
    const other = await watch(app, { ...view, space: { ...space, listPeople: () => [] } });
    mayRead = false;
    await save('a');
    await expect.poll(other.listIds, patiently).toEqual(['a']);
    publishPresence(app, view.key, { user_id: student1, role: 'student' }, { at: 1 });
    await expect.poll(other.listPresence, patiently).toContain(student1);
    expect(failing.messages).toEqual([]);
    mayRead = true;
    await expect.poll(failing.listIds, patiently).toEqual(['a']);
    expect(failing.listPresence()).toContain(student1);
    failing.stop();
    other.stop();
  });
});

describe('a space that many watch', () => {
  it('shows a change once to all who see the same, and to its author what the author sees', async () => {
    const { view, save } = await openBoard();
    const { student1, teacher } = test.school.people;
    let shownCount = 0;
    const space: SpaceView['space'] = {
      ...view.space,
      show: (item, viewer) => {
        shownCount += 1;
        return { is_own: item.entries[0].by.user_id === viewer.user_id, role: viewer.role };
      },
    };
    const watchAs = (user_id: number, role: 'student' | 'teacher') =>
      watch(test.app, { ...view, space, person: { user_id, role } });
    const author = await watchAs(student1, 'student');
    const others = await Promise.all(
      Array.from({ length: 40 }, (_, index) => watchAs(1_000_000 + index, 'student')),
    );
    const staff = await watchAs(teacher, 'teacher');
    await save('a');
    const listShown = ({ messages }: typeof author) =>
      messages.flatMap(({ items }) => items.map(({ shown }) => shown));
    await expect.poll(() => listShown(staff), patiently).toEqual([{ is_own: false, role: 'teacher' }]);
    for (const other of others) expect(listShown(other)).toEqual([{ is_own: false, role: 'student' }]);
    expect(listShown(author)).toEqual([{ is_own: true, role: 'student' }]);
    expect(author.messages).toMatchObject([{ own: [{ item: 'a', kind: 'mark' }] }]);
    expect(others.flatMap(({ messages }) => messages.flatMap(({ own }) => own))).toEqual([]);
    // Once for students, once for teachers and once for the author.
    expect(shownCount).toBe(3);
    for (const { stop } of [author, staff, ...others]) stop();
  });
});

describe('a cursor', () => {
  it('names no change that its message lacks', async () => {
    const { view, save } = await openBoard();
    const gate = Promise.withResolvers<void>();
    let isWaiting = false;
    const app = openWithNames(() => {
      isWaiting = true;
      return gate.promise;
    });
    const watcher = await watch(app, view);
    await save('a');
    await expect.poll(() => isWaiting, patiently).toBe(true);
    await save('b');
    // Somebody else opens the space, which loads the later change.
    await readCachedSpace(app, view.key);
    gate.resolve();
    await expect.poll(() => watcher.messages.length, patiently).toBeGreaterThan(0);
    // The watcher's network breaks after the first message.
    watcher.stop();
    const [first] = watcher.messages;
    const later = await readSpace(test.app, view, first?.cursor);
    expect([...(first?.items ?? []), ...later.items].map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
