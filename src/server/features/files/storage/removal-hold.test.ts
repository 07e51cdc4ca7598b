import { afterAll, beforeAll, expect, it } from 'vitest';
import { mediaKey } from '#server/features/files/storage/media-key.ts';
import { endHold, holdRemovals, renewHold } from '#server/features/files/storage/removal-hold.service.ts';
import {
  deleteUnusedFiles,
  discardUnclaimedObjects,
} from '#server/features/files/storage/unused-files.service.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { storeBytes } from '#tests/support/test-media.ts';

/** During a hold no stored bytes are removed; afterwards the postponed removals happen. */

let test: TestApp;
const dayMs = 86_400_000;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('postpones immediate removals until the next cleanup', async () => {
  const { app } = test;
  const key = mediaKey(await storeBytes(app));
  expect(await holdRemovals(app, 'backup')).toBe(true);
  await discardUnclaimedObjects(app, [key]);
  test.advance(40 * dayMs);
  expect(await renewHold(app, 'backup')).toBe(false);
  expect(await holdRemovals(app, 'backup')).toBe(true);
  await deleteUnusedFiles(app);
  expect(await app.files.size(key)).toBeGreaterThan(0);
  await endHold(app.db, 'backup');
  await deleteUnusedFiles(app);
  expect(await app.files.size(key)).toBeUndefined();
});

it('has one holder at a time, and expires if it is not renewed', async () => {
  const { app } = test;
  expect(await holdRemovals(app, 'one')).toBe(true);
  expect(await holdRemovals(app, 'other')).toBe(false);
  expect(await renewHold(app, 'other')).toBe(false);
  test.advance(31_000);
  expect(await holdRemovals(app, 'other')).toBe(true);
  expect(await renewHold(app, 'one')).toBe(false);
  await endHold(app.db, 'one');
  expect(await holdRemovals(app, 'third')).toBe(false);
  await endHold(app.db, 'other');
});

it('begins only after running removals have ended', async () => {
  const { app } = test;
  const media = await storeBytes(app);
  const reached = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const files = {
    ...app.files,
    delete: async (key: string) => {
      reached.resolve();
      await goOn.promise;
      await app.files.delete(key);
    },
  };
  const removing = discardUnclaimedObjects({ ...app, files }, [mediaKey(media)]);
  await reached.promise;
  let isHeld = false;
  const holding = holdRemovals(app, 'backup').then(() => (isHeld = true));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isHeld).toBe(false);
  goOn.resolve();
  await removing;
  await holding;
  const row = app.db.selectFrom('stored_object').select('key').where('key', '=', mediaKey(media));
  expect(await row.execute()).toEqual([]);
  await endHold(app.db, 'backup');
});
