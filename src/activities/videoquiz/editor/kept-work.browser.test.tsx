import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { StoredFile } from '#form/activity-type.ts';
import {
  latest,
  media,
  seek,
  showVideoEditor,
  signInForTyping,
  uploadFile,
  video,
} from '#tests/browser/video-quiz-editor.ts';
import { stopAt } from '#tests/support/test-video-quiz.ts';

/** What is replaced, removed or given up in the editor can be had back. */

const times = () => latest().questions.map(({ at_s }) => at_s);
const typedLine = (number: number) => page.getByRole('textbox', { name: `Line ${number}`, exact: true });

afterEach(() => uploadFile.mockReset());

/** Presses the undo of a message that has this text. */
async function undo(text: RegExp): Promise<void> {
  await expect.element(page.getByText(text)).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
}

async function typeLine(text: string): Promise<void> {
  await page.getByLabelText('New line').fill(text);
  await userEvent.keyboard('{Enter}');
}

const chooseCaptions = (name: string) =>
  userEvent.upload(
    document.querySelector<HTMLInputElement>('input[type=file][accept*=vtt]') as HTMLInputElement,
    new File(['WEBVTT\n\n00:01.000 --> 00:02.000\nHi\n'], name),
  );

it('loses no typed captions to a file, to Cancel, or to the button of a line', async () => {
  await signInForTyping();
  await showVideoEditor();
  await page.getByRole('button', { name: 'Type captions' }).click();
  await seek(2);
  await typeLine('Clouds');
  await typeLine('Rain');
  uploadFile.mockResolvedValue({ id: 1, url: 'a.vtt', name: 'a.vtt', mime: 'text/vtt', bytes: 9 });
  await chooseCaptions('a.vtt');
  await expect.poll(() => latest().captions?.url).toBe('a.vtt');
  await expect.element(typedLine(1)).toHaveValue('Clouds');
  await expect.element(page.getByText(/has the captions “a.vtt” now/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove line 1' }).click();
  await expect.element(typedLine(1)).toHaveValue('Rain');
  await undo(/The line “Clouds” was removed/);
  await expect.element(typedLine(1)).toHaveValue('Clouds');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect.element(page.getByLabelText('New line')).not.toBeInTheDocument();
  await undo(/lines that you typed were discarded/);
  await expect.element(typedLine(2)).toHaveValue('Rain');
});

it('keeps lines that are typed while the earlier ones are being saved', async () => {
  await signInForTyping();
  await showVideoEditor();
  await page.getByRole('button', { name: 'Type captions' }).click();
  await typeLine('Clouds');
  let arrive = (_stored: StoredFile) => {};
  uploadFile.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  await page.getByRole('button', { name: 'Save captions' }).click();
  await typeLine('Rain');
  await expect.element(typedLine(2)).toHaveValue('Rain');
  arrive({ id: 1, url: 'a.vtt', name: 'a.vtt', mime: 'text/vtt', bytes: 9 });
  await expect.poll(() => latest().captions?.url).toBe('a.vtt');
  await expect.element(typedLine(2)).toHaveValue('Rain');
});

it('brings back captions and chapters that were replaced or removed', async () => {
  await showVideoEditor();
  uploadFile.mockImplementation((file) =>
    Promise.resolve({ id: 1, url: file.name, name: file.name, mime: 'text/vtt', bytes: 9 }),
  );
  await chooseCaptions('first.vtt');
  await expect.poll(() => latest().captions?.name).toBe('first.vtt');
  await chooseCaptions('second.vtt');
  await undo(/captions “first.vtt” were replaced/);
  await expect.poll(() => latest().captions?.name).toBe('first.vtt');
  await page.getByRole('button', { name: 'Remove the captions' }).click();
  await expect.poll(() => latest().captions).toBeUndefined();
  await undo(/captions “first.vtt” were removed/);
  await expect.poll(() => latest().captions?.name).toBe('first.vtt');
  await seek(4);
  await page.getByRole('button', { name: 'Add a chapter here' }).click();
  await page.getByLabelText('Title').fill('Rain');
  await page.getByRole('button', { name: 'Remove chapter Rain' }).click();
  await undo(/chapter “Rain” was removed/);
  await expect.poll(() => latest().chapters).toMatchObject([{ at_s: 4, title: 'Rain' }]);
});

it('goes back to the video before, with all that stands on its timeline', async () => {
  await showVideoEditor([stopAt('q1', 1), stopAt('q2', 9)]);
  uploadFile.mockResolvedValue({ id: 2, url: 'gone.mp4', name: 'b.mp4', mime: 'video/mp4', bytes: 9 });
  await page.getByRole('button', { name: 'Type captions' }).click();
  await page.getByRole('button', { name: 'Replace the video' }).click();
  const input = document.querySelector<HTMLInputElement>('input[type=file][accept*=mp4]');
  await userEvent.upload(input as HTMLInputElement, new File(['x'], 'b.mp4'));
  await expect.poll(() => latest().video?.name).toBe('b.mp4');
  expect(times()).toEqual([1, 9]);
  await page.getByRole('button', { name: 'Use “rain.mp4” again' }).click();
  await expect.poll(() => latest().video?.media).toBe(media);
  expect(times()).toEqual([1, 9]);
  await expect.poll(() => video().readyState).toBeGreaterThan(0);
  await seek(5);
  await expect.element(page.getByRole('button', { name: 'Add a question here (0:05.0)' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add at 0:05.0' })).toBeVisible();
});

it('keeps the lines of a caption that is changed', async () => {
  await signInForTyping();
  await showVideoEditor();
  uploadFile.mockResolvedValue({ id: 1, url: 'a.vtt', name: 'a.vtt', mime: 'text/vtt', bytes: 9 });
  await chooseCaptions('a.vtt');
  const stored = new Response('WEBVTT\n\n00:01.000 --> 00:02.000\nClouds\nand rain\n');
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(stored);
  await page.getByRole('button', { name: 'Change captions' }).click();
  await expect.element(typedLine(1)).toHaveValue('Clouds\nand rain');
  await page.getByRole('button', { name: 'Line 1 begins now' }).click();
  await page.getByRole('button', { name: 'Save captions' }).click();
  await expect.poll(() => uploadFile.mock.calls.length).toBe(2);
  expect(await uploadFile.mock.lastCall?.[0].text()).toContain('\nClouds\nand rain\n');
});
