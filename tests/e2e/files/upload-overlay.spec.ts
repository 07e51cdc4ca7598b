import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { editorMessages } from '#activities/ebook/editor/editor-messages.ts';
import { resultMessages } from '#contract/result-messages/result-messages.ts';
import { editorMessages as frameMessages } from '#teacher/features/activities/editor/editor-messages.ts';
import { dropFiles, openEditor, pasteFiles, type SentFile } from '#tests/e2e/support/editing.ts';
import { signInTeacher } from '#tests/e2e/support/people.ts';
import { words } from '#tests/e2e/support/words.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { cancelMessages } from '#ui/upload/cancel-messages.ts';
import { uploadMessages } from '#ui/upload/messages.ts';

/** Pictures by paste and several at once; meanwhile the overlay blocks the page, but the upload can be cancelled. */

async function drawPicture(name: string, background: string): Promise<SentFile> {
  const create = { width: 300, height: 400, channels: 3 as const, background };
  return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
}

/** Holds back all bytes until the returned function is called. */
async function holdBytes(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/upload/tus/*', async (route) => {
    if (route.request().method() === 'PATCH') await gate.promise;
    await route.continue().catch(() => undefined);
  });
  return gate.resolve;
}

const lang = 'en';

test(`uploads cover the page, and can be cancelled (${lang})`, async ({ page, baseURL }) => {
  const t = words(editorMessages, lang);
  const upload = words(uploadMessages, lang);
  const frame = words(frameMessages, lang);
  const overlay = page.getByRole('alertdialog', { name: words(commonMessages, lang)('uploading') });
  const area = page.getByRole('heading', { name: t('add_title') });
  await signInTeacher(page, baseURL ?? '', lang);
  await openEditor(page, lang, 'ebook', `Pictures ${lang}`);
  await page.getByLabel(frame('name')).first().blur();

  await pasteFiles(page.locator('body'), [await drawPicture('pasted.png', '#4c9ddb')]);
  await expect(page.getByText(t('count_pages', { count: 1 }))).toBeVisible();

  const notes = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('Not a picture.') };
  const [red, green] = [await drawPicture('red.png', '#db4c4c'), await drawPicture('green.png', '#4cdb7a')];
  await dropFiles(area, [red, notes, green]);
  await expect(page.getByText(t('count_pages', { count: 3 }))).toBeVisible();
  const [reason = ''] = words(resultMessages, lang)('file_content_refused').split('{');
  await expect(page.getByRole('alert').getByText(reason)).toBeVisible();

  const release = await holdBytes(page);
  const longName = `late-${'x'.repeat(80)}.png`;
  await dropFiles(area, [await drawPicture(longName, '#000000')]);
  await expect(overlay.getByText(longName)).toBeVisible();
  expect(await overlay.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.keyboard.press('Escape');
  const preview = await page.getByText(frame('preview'), { exact: true }).boundingBox();
  await page.mouse.click((preview?.x ?? 0) + 5, (preview?.y ?? 0) + 5);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const isWithin = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body || activeElement?.closest('dialog') !== null;
    });
  expect(await isWithin()).toBe(true);
  await overlay.getByRole('button', { name: upload('cancel_upload', { name: longName }) }).click();
  await expect(overlay).toHaveCount(0);
  await expect(page.getByRole('alert').getByText(words(cancelMessages, lang)('cancelled'))).toBeVisible();
  release();
  await expect(page.getByText(upload('interrupted', { name: longName }))).toHaveCount(0);
  await expect(page.getByText(t('count_pages', { count: 3 }))).toBeVisible();
});
