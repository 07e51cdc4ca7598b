import { writeFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { editorMessages } from '#activities/ebook/editor/editor-messages.ts';
import { editorMessages as frameMessages } from '#teacher/features/activities/editor/editor-messages.ts';
import { dropFiles, openEditor, readActivityId, type SentFile } from '#tests/e2e/support/editing.ts';
import { signInTeacher } from '#tests/e2e/support/people.ts';
import { words } from '#tests/e2e/support/words.ts';
import { uploadMessages } from '#ui/upload/messages.ts';

/**
 * Bytes on the server are never sent again, and files are never requested twice, whenever the connection is lost.
 * Browsers write each lost connection to the console, so these tests ignore that.
 */

const lang = 'en';
const t = words(editorMessages, lang);
const upload = words(uploadMessages, lang);
const frame = words(frameMessages, lang);

async function drawPicture(name: string, background: string): Promise<SentFile> {
  const create = { width: 300, height: 400, channels: 3 as const, background };
  return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
}

const overlay = (page: Page) => page.getByRole('alertdialog');
const pages = (page: Page, count: number) => page.getByText(t('count_pages', { count }));

async function openBook(page: Page, origin: string, name: string): Promise<void> {
  await signInTeacher(page, origin, lang);
  await openEditor(page, lang, 'ebook', name);
  await readActivityId(page);
}

const saved = (page: Page) => expect(page.getByText(frame('saved'), { exact: true })).toBeVisible();

async function reload(page: Page): Promise<void> {
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
}

test('a file whose last reply was lost is finished later without sending its bytes again', async ({
  page,
  baseURL,
}, testInfo) => {
  const name = 'page.png';
  const path = testInfo.outputPath(name);
  await writeFile(path, (await drawPicture(name, '#db4c4c')).buffer);
  const choose = () => page.locator('input[type=file][accept*=".pdf"]').setInputFiles(path);
  await openBook(page, baseURL ?? '', 'Lost reply');
  // The server gets the request, but its replies are lost.
  let callCount = 0;
  await page.route('**/api/upload/finish*', async (route) => {
    callCount += 1;
    await route.fetch().catch(() => undefined);
    await route.abort('internetdisconnected').catch(() => undefined);
  });
  await choose();
  await expect(overlay(page).getByText(upload('waiting'))).toBeVisible();
  await page.waitForTimeout(2_500);
  expect(callCount).toBeLessThan(6);
  await expect(overlay(page)).toBeVisible();

  await reload(page);
  await expect(page.getByText(upload('interrupted', { name }))).toBeVisible();
  await page.unroute('**/api/upload/finish*');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/^(POST|PATCH)$/.test(request.method()) && request.url().includes('/upload/tus'))
      sent.push(request.method());
  });
  await choose();
  await expect(pages(page, 1)).toBeVisible();
  expect(sent).toEqual([]);
  await expect(page.getByText(upload('interrupted', { name }))).toHaveCount(0);
});

test('each file is added to the draft as soon as it arrives, in its place, while the others wait', async ({
  page,
  baseURL,
}) => {
  const names = ['1.png', '2.png', '3.png', '4.png', '5.png', '6.png'];
  const colours = ['#100000', '#200000', '#300000', '#400000', '#500000', '#600000'];
  const files = await Promise.all(names.map((name, index) => drawPicture(name, colours[index] ?? '')));
  await openBook(page, baseURL ?? '', 'One by one');
  // The second file gets no connection until the test ends the cut.
  let isCut = true;
  await page.route('**/api/upload/tus*', async (route) => {
    const about = route.request().headers()['upload-metadata'] ?? '';
    const isSecond = about.includes(Buffer.from('2.png').toString('base64'));
    if (isSecond && isCut) await route.abort('internetdisconnected');
    else await route.continue();
  });
  await dropFiles(page.getByRole('heading', { name: t('add_title') }), files);
  await expect(overlay(page).getByText(upload('ended_of', { ended: 5, total: 6 }))).toBeVisible();
  await expect(overlay(page).getByRole('listitem')).toHaveCount(1);
  await expect(pages(page, 5)).toBeVisible();
  await saved(page);
  isCut = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(overlay(page)).toHaveCount(0, { timeout: 30_000 });
  await expect(pages(page, 6)).toBeVisible();
  await saved(page);
  await reload(page);
  await expect(pages(page, 6)).toBeVisible();
});
