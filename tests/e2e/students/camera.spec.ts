import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { editorMessages as bookMessages } from '#activities/ebook/editor/editor-messages.ts';
import { editorMessages as quizMessages } from '#parts/quiz-questions/editor-fields/messages.ts';
import { singleEditorMessages } from '#parts/quiz-questions/kinds/single/editor-messages.ts';
import { editorMessages } from '#teacher/features/activities/editor/editor-messages.ts';
import { openEditor } from '#tests/e2e/support/editing.ts';
import { signInTeacher } from '#tests/e2e/support/people.ts';
import { words } from '#tests/e2e/support/words.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { uploadMessages } from '#ui/upload/messages.ts';

/** A teacher with a phone reaches its camera with one tap wherever pictures can be added. */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const lang = 'zh-hk';
const quiz = words(quizMessages, lang);
const book = words(bookMessages, lang);
const editor = words(editorMessages, lang);

async function takePhoto(page: Page, background: string, place: 'first' | 'last' = 'first'): Promise<void> {
  const create = { width: 300, height: 400, channels: 3 as const, background };
  const buffer = await sharp({ create }).jpeg().toBuffer();
  const chosen = page.waitForEvent('filechooser');
  const buttons = page.getByRole('button', { name: words(uploadMessages, lang)('take_photo') });
  await buttons[place]().tap();
  const chooser = await chosen;
  expect(await chooser.element().getAttribute('capture')).toBe('environment');
  await chooser.setFiles({ name: 'image.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

test('photos become cover and page of a book, a file, the pictures of an activity and of a question', async ({
  page,
  baseURL,
}) => {
  await signInTeacher(page, baseURL ?? '', lang);
  await openEditor(page, lang, 'ebook', 'Photos');
  await takePhoto(page, '#603090');
  await expect(page.getByText(book('cover_own'))).toBeVisible();
  await takePhoto(page, '#306090', 'last');
  // The uploaded cover is the first page.
  await expect(page.getByText(book('count_pages', { count: 2 }))).toBeVisible();
  await page.getByRole('tab', { name: editor('settings') }).tap();
  await takePhoto(page, '#609030');
  await expect(page.getByRole('group', { name: editor('icon') }).locator('img')).toBeVisible();

  await openEditor(page, lang, 'file', 'Photo');
  await takePhoto(page, '#309060');
  await expect(page.getByRole('textbox').and(page.locator('[value="image.jpg"]'))).toBeVisible();

  await openEditor(page, lang, 'diyquiz', 'Photo');
  await page.getByRole('button', { name: words(singleEditorMessages, lang)('name') }).tap();
  await page.getByText(quiz('picture'), { exact: true }).first().tap();
  await takePhoto(page, '#903060');
  await expect(page.getByRole('textbox', { name: quiz('picture_alt') })).toBeVisible();
});
