import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { setLanguage } from '#ui/i18n/language-store.ts';
import { FileList } from './file-list.tsx';
import { type PlayableVideo, type ReadVideo, ReadVideoContext } from './use-read-video.ts';

/** A video that browsers do not play, as a teacher and a student see it. */

const film = { id: 3, url: '/private/3', name: 'film.mov', mime: 'video/quicktime', bytes: 5 };

beforeEach(() => setLanguage('en'));

async function showTo(readVideo: ReadVideo | undefined): Promise<void> {
  await render(
    <ReadVideoContext value={readVideo}>
      <FileList files={[film]} mediaUrl={(url) => url} />
    </ReadVideoContext>,
  );
}

it('is asked for once, and plays when it is converted', async () => {
  const replies: PlayableVideo[] = [
    { state: 'waiting', message: '', url: null },
    { state: 'done', message: '', url: 'data:video/mp4;base64,AAAA' },
  ];
  const readVideo = vi.fn<ReadVideo>(async () => replies.shift() ?? Promise.reject(new Error('asked again')));
  await showTo(readVideo);
  await expect.element(page.getByText(/being converted/)).toBeVisible();
  await expect
    .element(page.getByLabelText('film.mov', { exact: true }))
    .toHaveAttribute('src', 'data:video/mp4;base64,AAAA');
  expect(readVideo.mock.calls).toEqual([
    [3, true],
    [3, false],
  ]);
});

it('says why it cannot be converted, and can be downloaded', async () => {
  await showTo(async () => ({ state: 'failed', message: 'The video is damaged.', url: null }));
  await expect.element(page.getByText(/The video is damaged. Open the file/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Open film.mov' })).toHaveAttribute('href', film.url);
});

it('is a link for students', async () => {
  await showTo(undefined);
  await expect.element(page.getByRole('link', { name: 'Open film.mov' })).toBeVisible();
  await expect.element(page.getByText(/converted/)).not.toBeInTheDocument();
});
