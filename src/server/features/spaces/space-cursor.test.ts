import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CachedSpace, createCachedSpace } from '#server/features/spaces/cached-spaces.service.ts';
import { createCursor, findCursorPosition } from '#server/features/spaces/space-cursor.service.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const space: CachedSpace = { ...createCachedSpace(2), lastChange: 7 };
const view = { key: { courseware_id: 1, attempt_id: null, name: 'wall' }, revisionId: 3 };

it('tells up to which change its viewer knows the space, also when more has come', async () => {
  const cursor = await createCursor(test.app, space, view);
  const later = { ...space, lastChange: 9 };
  expect(await findCursorPosition(test.app, later, view, cursor)).toEqual({ epoch: 2, change: 7 });
});

it.each([
  ['of another space', space, { ...view, key: { ...view.key, name: 'ink' } }],
  ['of another revision', space, { ...view, revisionId: 4 }],
  ['from before a space was thinned', { ...space, epoch: 3 }, view],
  ['of changes that the space does not have', { ...space, lastChange: 6 }, view],
] as const)('a cursor %s is not taken', async (_of, readSpace, readView) => {
  const cursor = await createCursor(test.app, space, view);
  expect(await findCursorPosition(test.app, readSpace, readView, cursor)).toBeUndefined();
});
