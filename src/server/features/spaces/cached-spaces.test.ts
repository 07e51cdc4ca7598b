import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCachedSpace } from '#server/features/spaces/cached-spaces.service.ts';
import type { SpaceView } from '#server/features/spaces/read-space.service.ts';
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

/** Changes that happen while a space is being read or sent are in the next reading at the latest. */

let test: TestApp;
let key: { courseware_id: number; attempt_id: null; name: string };
let attemptId: number;

beforeAll(async () => {
  test = await openBoardApp();
  const { id } = await placeBoard(test);
  attemptId = (await startForStudents(test, id, 'student1')).student1;
  key = { courseware_id: id, attempt_id: null, name: 'shared' };
});
afterAll(() => test.close());

const save = (item: string) =>
  test.get(
    'POST /play/save',
    { attempt_id: attemptId, entries: [createEntry('shared', item, createMark())] },
    { as: 'student1' },
  );

/** Delays the result of the second query, which has read the changes, until the gate is opened. */
function createGate() {
  let open = () => {};
  let count = 0;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      count += 1;
      if (count === 2) await opened;
      return result;
    },
  };
  return { open, plugin, count: () => count };
}

describe('a space that is being read', () => {
  it('is read again for readers who come meanwhile', async () => {
    await save('a');
    const gate = createGate();
    const app = { ...test.app, db: test.app.db.withPlugin(gate.plugin) };
    const first = readCachedSpace(app, key);
    await expect.poll(gate.count).toBe(2);
    await save('b');
    const second = readCachedSpace(app, key);
    gate.open();
    await first;
    expect([...(await second).log.changesByItem.keys()]).toEqual(['a', 'b']);
  });
});

describe('a space whose changes are being sent', () => {
  const createView = (): SpaceView => {
    const shared = boardActivities.find('board')?.work.spaces?.['shared'];
    if (!shared) throw new Error('The board has no shared space');
    return {
      person: { user_id: test.school.people.student2, role: 'student' },
      space: shared,
      content: null,
      revisionId: 1,
      key,
      isVisible: true,
    };
  };

  it('sends again if something changes meanwhile', async () => {
    const { student1 } = test.school.people;
    const place = createView();
    const messages: SpaceUpdate[] = [];
    const { stop } = await watchSpace(test.app, place, undefined, (message) => {
      messages.push(readUpdate(message));
      if (messages.length === 1)
        publishPresence(test.app, key, { user_id: student1, role: 'student' }, { x: 1 });
    });
    await expect
      .poll(() => messages.flatMap(({ presence }) => presence))
      .toEqual([{ user_id: student1, value: { x: 1 } }]);
    stop();
  });

  it('shows who is there to newcomers, also after a watcher who was far behind has stopped', async () => {
    const { student1 } = test.school.people;
    const view = createView();
    for (let batch = 0; batch < 8; batch += 1) {
      test.advance(60_000);
      const entries = Array.from({ length: 143 }, (_, index) =>
        createEntry('shared', `i${batch * 143 + index}`, createMark()),
      );
      await test.get('POST /play/save', { attempt_id: attemptId, entries }, { as: 'student1' });
    }
    const cursor = await createCursor(test.app, await readCachedSpace(test.app, key), view);
    const watch = async (since: string | undefined) => {
      const messages: SpaceUpdate[] = [];
      const { stop } = await watchSpace(
        test.app,
        view,
        since,
        (message) => void messages.push(readUpdate(message)),
      );
      return { stop, messages };
    };
    const behind = await watch(undefined);
    await expect.poll(() => behind.messages.map(({ is_behind }) => is_behind)).toEqual([true]);
    (await watch(cursor)).stop();
    const next = await watch(cursor);
    publishPresence(test.app, key, { user_id: student1, role: 'student' }, { x: 1 });
    const presence = [{ user_id: student1, value: { x: 1 } }];
    await expect.poll(() => next.messages.flatMap((message) => message.presence)).toEqual(presence);
    behind.stop();
    const newcomer = await watch(cursor);
    await expect.poll(() => newcomer.messages.flatMap((message) => message.presence)).toEqual(presence);
    next.stop();
    newcomer.stop();
  });
});
