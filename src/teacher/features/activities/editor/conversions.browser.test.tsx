import { beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createEmptyEbook } from '#activities/ebook/model.ts';
import { convertingRefetchMs } from '#teacher/features/activities/draft/activity-draft.ts';
import { typingPauseMs } from '#teacher/features/activities/draft/draft-state.ts';
import { findAxeViolations } from '#tests/browser/find-axe-violations.ts';
import { inventMedia } from '#tests/browser/invent-media.ts';
import {
  emptyActivity,
  nameField,
  quizOfOne,
  resetServerState,
  serverState,
  showActivityEditor,
} from '#tests/browser/show-activity-editor.tsx';

/** Media of the open draft that are being converted. */

beforeEach(resetServerState);

const createBook = (media: string) => ({
  ...createEmptyEbook(),
  pages: [{ id: 'waiting', title: '', url: '', source: { media, page: null } }],
  documents: [{ media, name: 'tides.pdf' }],
});

it('shows the result of a conversion, and saves only what the teacher changed', async () => {
  const media = `${'a'.repeat(64)}.pdf`;
  const image = { url: inventMedia('page.png'), width: 640, height: 480 };
  const made = { kind: 'document', pages: [{ image, thumb: image }], text: 'words.json' };
  serverState.activity = { ...emptyActivity, type: 'ebook', content: createBook(media) };
  serverState.conversions = [{ media, state: 'done', progress: 1, message: '', result: made }];
  const { screen, sent } = await showActivityEditor({ type: 'ebook' });
  await expect.element(screen.getByRole('button', { name: /^Page 1/ })).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 2 * typingPauseMs));
  expect(sent.map(({ key }) => key)).not.toContain('POST /diy/save');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Category' }), 'Sea');
  await vi.waitFor(
    () => expect(serverState.activity.content).toMatchObject({ ...createBook(media), category: 'Sea' }),
    5000,
  );
});

const waitsText = 'Completes when the files are ready';

it('completes by itself once the media are converted, unless the teacher stops waiting', async () => {
  const media = `${'b'.repeat(64)}.pdf`;
  const image = { url: inventMedia('page.png'), width: 640, height: 480 };
  const made = { kind: 'document', pages: [{ image, thumb: image }], text: 'words.json' };
  const running = { media, state: 'running', progress: 0.25, message: '', may_retry: false, result: null };
  serverState.activity = { ...emptyActivity, type: 'ebook', content: createBook(media) };
  serverState.conversions = [running];
  const { screen, sent } = await showActivityEditor({ type: 'ebook' });
  const complete = screen.getByRole('button', { name: 'Complete' });
  await expect.element(screen.getByText('Converting… 25%')).toBeVisible();
  await complete.click();
  await expect.element(screen.getByRole('progressbar', { name: waitsText })).toHaveValue(0.25);
  expect(await findAxeViolations(document.body)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(waitsText)).not.toBeInTheDocument();
  await expect.element(complete).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(waitsText)).toBeVisible();
  expect(sent.map(({ key }) => key)).not.toContain('POST /diy/complete');
  serverState.conversions = [{ ...running, state: 'done', progress: 1, result: made }];
  await expect.element(screen.getByRole('dialog', { name: '“tides” is complete' })).toBeVisible();
  expect(serverState.activity.content).toEqual(createBook(media));
  expect(sent.filter(({ key }) => key === 'POST /diy/complete')).toHaveLength(1);
});

it('lists what is missing once the conversion that it waits for has failed', async () => {
  const media = `${'c'.repeat(64)}.pdf`;
  const running = { media, state: 'running', progress: 0, message: '', may_retry: false, result: null };
  serverState.activity = { ...emptyActivity, type: 'ebook', content: createBook(media) };
  serverState.conversions = [running];
  const { screen, sent } = await showActivityEditor({ type: 'ebook' });
  await expect.element(screen.getByText('Converting… 0%')).toBeVisible();
  await screen.getByRole('button', { name: 'Complete' }).click();
  await expect.element(screen.getByText(waitsText)).toBeVisible();
  serverState.conversions = [{ ...running, state: 'failed', message: 'This file is damaged.' }];
  await expect.element(screen.getByText('Choose one to go there.')).toBeVisible();
  await expect.element(screen.getByText(waitsText)).not.toBeInTheDocument();
  expect(sent.map(({ key }) => key)).not.toContain('POST /diy/complete');
});

it('completes by itself once the server has converted media that the draft does not need converted', async () => {
  serverState.activity = { ...emptyActivity, content: quizOfOne, status: 2, conversion_progress: 0.5 };
  serverState.isConverting = true;
  const { screen } = await showActivityEditor();
  await screen.getByRole('button', { name: 'Complete' }).click();
  await expect.element(screen.getByRole('progressbar', { name: waitsText })).toHaveValue(0.5);
  serverState.activity = { ...serverState.activity, status: 0 };
  serverState.isConverting = false;
  await expect.element(screen.getByRole('dialog', { name: '“Quiz” is complete' })).toBeVisible();
});

it('shows each time that media are being converted, and stops polling afterwards', async () => {
  const { screen, sent } = await showActivityEditor();
  const name = screen.getByRole('textbox', nameField).first();
  for (const typed of ['Tides', 'Tides at sea']) {
    await expect.element(name).toBeVisible();
    serverState.activity = { ...serverState.activity, status: 2 };
    await userEvent.fill(name, typed);
    await expect.element(screen.getByText('Converting', { exact: true })).toBeVisible();
    serverState.activity = { ...serverState.activity, status: 0 };
    await expect.element(screen.getByText('In Process', { exact: true })).toBeVisible();
  }
  const { length } = sent;
  await new Promise((resolve) => setTimeout(resolve, 1.5 * convertingRefetchMs));
  expect(sent).toHaveLength(length);
  await expect.element(name).toHaveValue('Tides at sea');
});
