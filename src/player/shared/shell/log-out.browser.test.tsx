import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createStudentKinds } from '#player/features/attempt/unsent/student-kinds.ts';
import { LogOut } from '#player/shared/shell/log-out.tsx';
import { deleteStored, listStoredKeys, writeStored } from '#player/storage/device-storage.ts';
import { clearToken, getToken, setToken } from '#ui/api/session-token.ts';
import { setLanguage } from '#ui/i18n/language-store.ts';
import { unsentQueue } from '#ui/unsent/unsent-queue.ts';
import { createUnsentStore } from '#ui/unsent/unsent-store.ts';

/** Logging out leaves nothing of a student's pages on the device, but all that is not sent yet. */

const student = { id: 3, name: 'Ann', nameEnglish: 'Ann', isGuest: false };
const replyKeys = [
  'home:3',
  'attempt:3:8',
  'courseware:3:5',
  'join:AB3K9Q',
  'past-term:3:1',
  'past-terms:3',
  'profile:3',
];
/** Of another student, who shares the device, from an earlier version of the app. */
const unsentKeys = ['entry:4:9:wall', 'outbox:4:9'];

beforeEach(async () => {
  // Tests of other files, in the same browser, have left answers.
  for (const key of await listStoredKeys('')) await deleteStored(key);
  setLanguage('en');
  setToken('token-abc123');
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ code: 1, msg: '', data: {} }));
});
afterEach(() => clearToken());

it('deletes every stored reply, and keeps what waits to be sent', async () => {
  await Promise.all([...replyKeys, ...unsentKeys].map((key) => writeStored(key, {})));
  await render(<LogOut student={student} />);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect.poll(async () => (await listStoredKeys('')).sort()).toEqual(unsentKeys);
});

it('asks first while something of this student is not sent, and keeps it', async () => {
  const stop = unsentQueue.start({
    person: 3,
    kinds: createStudentKinds(unsentQueue),
    isSignedIn: () => false,
  });
  onTestFinished(stop);
  await unsentQueue.whenRead();
  const body = { times: {}, without_files: false };
  await unsentQueue.add([{ lane: 'attempt:8', kind: 'submit', name: 'submit', title: 'Walk', body }]);
  await render(<LogOut student={student} />);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect
    .element(page.getByText('It stays here; sign in here again, and it is sent.', { exact: false }))
    .toBeVisible();
  await page.getByRole('button', { name: 'Log out anyway' }).click();
  await expect.poll(() => getToken()).toBeUndefined();
  expect(await createUnsentStore().list(3)).toHaveLength(1);
  await unsentQueue.discard(unsentQueue.list());
});
