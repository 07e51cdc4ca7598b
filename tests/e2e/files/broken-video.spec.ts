import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { captionsMessages } from '#activities/videoquiz/captions/captions-messages.ts';
import { editorMessages } from '#activities/videoquiz/editor/editor-messages.ts';
import { usualMessages } from '#contract/result-messages/usual-messages.ts';
import { editorMessages as quizMessages } from '#parts/quiz-questions/editor-fields/messages.ts';
import { conversionMessages } from '#server/media/conversion-messages.ts';
import { findPrograms } from '#server/media/programs/find-programs.ts';
import { completeActivity, openEditor } from '#tests/e2e/support/editing.ts';
import { signInTeacher } from '#tests/e2e/support/people.ts';
import { words } from '#tests/e2e/support/words.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { makeVideo } from '#tests/support/samples/video-samples.ts';

/** Broken videos are refused in the editor with what is wrong with each, and nothing of the draft is lost. */

const lang = 'en';
const t = words(editorMessages, lang);
const good = new URL('../../../src/demo/media/rain/rain.mp4', import.meta.url);

function makeWithoutFrames(): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'e2e-film-'));
  try {
    return readFileSync(makeVideo(folder, 'a.mp4', { args: '-c:v libx264 -pix_fmt yuv420p -frames:v 0' }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function uploadVideo(page: Page, name: string, buffer: Buffer): Promise<void> {
  const replace = page.getByRole('button', { name: t('replace_video'), exact: true });
  if (await replace.isVisible()) await replace.click();
  await page
    .locator('input[type=file][accept*=".mp4"]')
    .setInputFiles({ name, mimeType: 'video/mp4', buffer });
}

const isPlayable = (page: Page) =>
  expect
    .poll(() => page.locator('video').evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(0);

async function writeQuestion(page: Page): Promise<void> {
  const tQuiz = words(quizMessages, lang);
  await page.getByRole('button', { name: /0:00\.0/ }).click();
  await page.getByRole('textbox', { name: tQuiz('body'), exact: true }).fill('1 + 1 = ?');
  for (const [index, letter] of ['A', 'B'].entries())
    await page.getByLabel(tQuiz('answer_letter', { letter }), { exact: true }).fill(String(2 + index));
  await page.getByLabel(tQuiz('correct_letter', { letter: 'A' }), { exact: true }).check({ force: true });
  await page.getByLabel(t('at')).fill('1.5');
}

async function expectWholeDraft(page: Page): Promise<void> {
  const body = page.getByRole('textbox', { name: words(quizMessages, lang)('body'), exact: true });
  await expect(body).toHaveText('1 + 1 = ?');
  await expect(page.getByLabel(t('at'))).toHaveValue('1.5');
  await expect(page.getByLabel(words(captionsMessages, lang)('new_line'))).toHaveValue('Clouds');
}

test('broken, empty and half-missing videos are refused with a word each; a whole one is taken after them', async ({
  page,
  baseURL,
}) => {
  const { ffmpeg, ffprobe } = findPrograms();
  test.skip(!ffmpeg || !ffprobe, 'ffmpeg is not installed: videos cannot be converted');
  const tWrong = words(conversionMessages, lang);
  const [refusal = ''] = words(usualMessages, lang)('file_content_refused', { extensions: '' }).split(':');
  const whole = await readFile(good);
  await signInTeacher(page, baseURL ?? '', lang);
  await openEditor(page, lang, 'videoquiz', '1 + 1');
  await uploadVideo(page, 'rain.mp4', whole);
  await isPlayable(page);
  await writeQuestion(page);
  await page.getByRole('button', { name: words(captionsMessages, lang)('type_captions') }).click();
  await page.getByLabel(words(captionsMessages, lang)('new_line')).fill('Clouds');

  await uploadVideo(page, 'broken.mp4', whole.subarray(0, whole.length / 2));
  await expect(page.getByText(refusal)).toBeVisible();
  await page.getByRole('button', { name: t('keep_video') }).click();
  await isPlayable(page);
  await expectWholeDraft(page);

  await uploadVideo(page, 'no-frames.mp4', makeWithoutFrames());
  await expect(page.getByText(tWrong('video_damaged'))).toBeVisible();
  await expectWholeDraft(page);

  const zeroed = Buffer.from(whole);
  await uploadVideo(page, 'zeroed.mp4', zeroed.fill(0, whole.length / 2));
  await expect(page.getByText(tWrong('video_unreadable_parts'))).toBeVisible();
  await expectWholeDraft(page);

  await uploadVideo(page, 'rain.mp4', whole);
  await isPlayable(page);
  await expect(page.getByText(tWrong('video_unreadable_parts'))).toBeHidden();
  await expectWholeDraft(page);
  await completeActivity(page, lang);
});
