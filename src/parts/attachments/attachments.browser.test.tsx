import { beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type FileUpload, type FileUploads, noUploads, type TraceAndFiles } from '#form/activity-views.ts';
import { setLanguage } from '#ui/i18n/language-store.ts';
import { Attachments } from './attachments.tsx';

const upload: FileUpload = {
  id: 'u1',
  question_id: 'leaf',
  kind: 'document',
  name: 'leaf.pdf',
  bytes: 5,
  url: '/leaf.pdf',
  sentShare: 0,
  state: 'waiting',
  isOnlyInTab: false,
};
const sentFile = { id: 3, url: '/play/private/3', name: 'old.pdf', mime: 'application/pdf', bytes: 5 };

function show(shown: Partial<FileUpload>[], max = 3) {
  const list = shown.map((change) => ({ ...upload, ...change }));
  const uploads = {
    ...noUploads,
    listUploads: () => list,
    add: vi.fn<FileUploads['add']>(),
    retry: vi.fn<FileUploads['retry']>(),
  };
  const removeFile = vi.fn<TraceAndFiles['removeFile']>();
  const screen = render(
    <Attachments
      questionId="leaf"
      kinds={['document']}
      max={max}
      files={[sentFile]}
      traceAndFiles={{ uploads, removeFile }}
      mediaUrl={(url) => url}
    />,
  );
  return { screen, uploads, removeFile };
}

beforeEach(() => setLanguage('en'));

it('takes files at once, before anything else is loaded', async () => {
  const { screen, uploads } = show([]);
  const file = new File(['x'], 'new.pdf', { type: 'application/pdf' });
  const chooser = (await screen).container.querySelector('input[type=file]');
  if (chooser) await userEvent.upload(chooser, file);
  await expect.poll(() => uploads.add.mock.calls.length).toBe(1);
});

it('removes a single file, whatever others there are', async () => {
  const { screen, removeFile } = show([]);
  await (await screen).getByRole('button', { name: 'Remove old.pdf' }).click();
  expect(removeFile).toHaveBeenCalledWith('leaf', sentFile);
});

it('says of each file what becomes of it', async () => {
  const { screen, uploads } = show([
    {},
    { id: 'u2', state: 'late' },
    { id: 'u3', state: 'refused', message: 'The answer is full.' },
    { id: 'u4', isOnlyInTab: true },
  ]);
  const page = await screen;
  await expect.element(page.getByText('old.pdf', { exact: true })).toBeVisible();
  await expect
    .element(page.getByText('Kept on this device. It goes on when the network is back.').first())
    .toBeVisible();
  await expect.element(page.getByText('It came too late.', { exact: false })).toBeVisible();
  await expect.element(page.getByText('The answer is full.')).toBeVisible();
  await expect.element(page.getByText('keep this tab open until it is sent', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).nth(1).click();
  expect(uploads.retry).toHaveBeenCalledWith('u2');
});

it('counts no file for the room that the server did not take', async () => {
  const { screen } = show([{ state: 'refused' }], 2);
  await expect.element((await screen).getByText('Files: 1 of 2', { exact: false })).toBeVisible();
});
