import { defaultOptions } from 'tus-js-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { setLanguage } from '#ui/i18n/language-store.ts';
import { InterruptedUploads } from '#ui/upload/pick/interrupted-uploads.tsx';
import { startUpload } from '#ui/upload/upload-store.ts';

const note = page.getByText('The upload of “film.mp4” was interrupted', { exact: false });

async function interrupt(name: string): Promise<string | undefined> {
  const upload = {
    size: 1,
    metadata: { filename: name, kind: 'video' },
    creationTime: new Date().toISOString(),
    uploadUrl: `/api/upload/tus/${name}`,
    urlStorageKey: '',
    parallelUploadUrls: null,
  };
  return defaultOptions.urlStorage.addUpload(name, upload);
}

beforeEach(() => {
  setLanguage('en');
});

afterEach(() => {
  localStorage.clear();
});

it('lists no upload that was resumed, but one that was interrupted meanwhile', async () => {
  const key = await interrupt('film.mp4');
  await render(<InterruptedUploads kinds={['video']} />);
  await expect.element(note).toBeVisible();
  const running = startUpload('film.mp4');
  await interrupt('signed-out.mp4');
  await defaultOptions.urlStorage.removeUpload(key ?? '');
  running.end();
  await expect.element(note).not.toBeInTheDocument();
  await expect.element(page.getByText('signed-out.mp4', { exact: false })).toBeVisible();
});

it('deletes a forgotten upload on the server', async () => {
  const open = vi.spyOn(XMLHttpRequest.prototype, 'open');
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockReturnValue();
  await interrupt('film.mp4');
  await render(<InterruptedUploads kinds={['video']} />);
  await page.getByRole('button', { name: 'Never mind' }).click();
  await expect.element(note).not.toBeInTheDocument();
  await vi.waitFor(() => expect(open).toHaveBeenCalledWith('DELETE', '/api/upload/tus/film.mp4', true));
  expect(await defaultOptions.urlStorage.findAllUploads()).toEqual([]);
});

it('lists an upload of another browser and cancels it on the server', async () => {
  const id = 'ab'.repeat(16);
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    asked.push(`${request.method} ${new URL(request.url).pathname} ${await request.text()}`);
    const items = [
      {
        id,
        name: 'elsewhere.mp4',
        kind: 'video',
        bytes: 2048,
        received_bytes: 1024,
        created_at: 0,
        moved_at: 0,
      },
    ];
    return Response.json({ code: 1, msg: '', data: { items } });
  });
  await render(<InterruptedUploads kinds={['video']} />);
  const text = page.getByText('“elsewhere.mp4” was begun in another browser: 1 KB of 2 KB', { exact: false });
  await expect.element(text).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the upload of elsewhere.mp4' }).click();
  await expect.element(text).not.toBeInTheDocument();
  await vi.waitFor(() => expect(asked.at(-1)).toBe(`POST /api/upload/discard {"id":"${id}"}`));
});
