import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { type FakeServer, showPage } from '#tests/browser/show-page.tsx';
import { FilesGallery } from './files-gallery.tsx';

/** What a class brought from its stops: small first, large when opened, with or without names. */

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const photo = (id: number) => ({
  id,
  url: pixel,
  name: `Ada Chan ${id}.jpg`,
  mime: 'image/jpeg',
  bytes: 900_000,
});
const sound = { id: 50, url: '/50', name: 'Ada Chan.m4a', mime: 'audio/mp4', bytes: 1 };
const attempt = (attempt_id: number) => ({
  attempt_id,
  name: `Group ${attempt_id}`,
  student_ids: [attempt_id],
  state: 'in_progress' as const,
});

const show = (server: FakeServer) =>
  showPage({
    server,
    show: () => (
      <>
        <h1>Ways</h1>
        <FilesGallery
          coursewareId={3}
          places={[
            { id: 'pier', name: 'Pier', question_ids: ['see'] },
            { id: 'tower', name: 'Tower', question_ids: ['hear'] },
          ]}
          questions={[
            { id: 'see', title: 'What do you see?' },
            { id: 'hear', title: 'What do you hear?' },
          ]}
          attempts={Array.from({ length: 40 }, (_, index) => attempt(index + 1))}
        />
      </>
    ),
  });

const ofClass = Array.from({ length: 40 }, (_, index) => ({
  attempt_id: index + 1,
  question_id: 'see',
  files: [photo(100 + index)],
}));

it('shows a class small, by stop and question, and one file large', async () => {
  await show({
    'GET /study/answer_files': () => ({
      data: { items: [...ofClass, { attempt_id: 2, question_id: 'hear', files: [sound] }] },
    }),
  });
  await expect.element(page.getByRole('heading', { name: '1 Pier' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'What do you hear?' })).toBeVisible();
  const pictures = [...document.querySelectorAll('img')];
  expect(pictures).toHaveLength(40);
  expect(pictures.every(({ src, loading }) => src.endsWith('?w=320') && loading === 'lazy')).toBe(true);
  expect(document.querySelector('audio, video')).toBeNull();
  expect(await findAxeViolations(document.body)).toEqual([]);

  await page.getByRole('button', { name: 'Photo 40 · Group 40' }).click();
  const dialog = page.getByRole('dialog', { name: 'Photo 40 · Group 40' });
  await expect
    .element(dialog.getByRole('img', { name: 'Photo 40 · Group 40' }))
    .toHaveAttribute('src', pixel);
  await expect.element(dialog.getByText('40 of 41')).toBeVisible();
  await dialog.getByRole('button', { name: 'Next' }).click();
  const recording = page.getByRole('dialog', { name: 'Recording 41 · Group 2' });
  await expect.element(recording).toBeVisible();
  expect(recording.element().querySelector('audio')).not.toBeNull();
  await recording.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('names nobody while names are hidden, not even by the names of files', async () => {
  await show({ 'GET /study/answer_files': () => ({ data: { items: ofClass.slice(0, 2) } }) });
  await page.getByRole('button', { name: 'Hide names' }).click();
  await expect.element(page.getByRole('button', { name: 'Photo 1', exact: true })).toBeVisible();
  expect(document.body.innerHTML).not.toMatch(/Group 1|Ada/);
  await page.getByRole('button', { name: 'Photo 1', exact: true }).click();
  await expect.element(page.getByRole('dialog', { name: 'Photo 1', exact: true })).toBeVisible();
  expect(document.body.innerHTML).not.toMatch(/Group 1|Ada/);
});

it('says that there is nothing yet, and lets one try again after a failure', async () => {
  let isDown = true;
  await show({
    'GET /study/answer_files': () => {
      if (isDown) return { code: 500, msg: 'Broken', data: null };
      return { data: { items: [] } };
    },
  });
  const retry = page.getByRole('button', { name: /again/i });
  await expect.element(retry).toBeVisible();
  isDown = false;
  await retry.click();
  await expect.element(page.getByText('Nobody has added a photo, a video or a recording yet.')).toBeVisible();
});
