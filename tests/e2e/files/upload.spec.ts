import { createHash, randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, type Request, test } from '@playwright/test';
import { startServerProcess } from '#tests/durability/server-process.ts';
import { openEditor, readActivityId } from '#tests/e2e/support/editing.ts';
import { signInTeacher } from '#tests/e2e/support/people.ts';
import { openSlowLine } from '#tests/e2e/support/slow-line.ts';
import { words } from '#tests/e2e/support/words.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';
import { writePdf, writeStream } from '#tests/support/samples/pdf-samples.ts';
import { uploadMessages } from '#ui/upload/messages.ts';

/**
 * The largest possible upload from the browser, with interruptions of all kinds. Browsers write each broken connection
 * to the console, so this test ignores that.
 */

const lang = 'en';
const t = words(uploadMessages, lang);
const megabyte = 1024 * 1024;
/** Bytes a second: the file takes about fifteen. */
const bytesPerSecond = 7 * megabyte;
const name = 'field-trip.pdf';

/** Just under 100 MB: an empty page, and noise that nothing shows. */
async function writeLargePdf(folder: string): Promise<{ path: string; bytes: number; sha256: string }> {
  const content = writePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
    writeStream(randomBytes(100 * megabyte - 2_000)),
  ]);
  const path = join(folder, name);
  await writeFile(path, content);
  return { path, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
}

const bar = (page: Page) => page.getByRole('alertdialog').getByRole('progressbar', { name });

/** Waits until this share of the bytes has been sent. */
async function waitUntilShareSent(page: Page, share: number): Promise<void> {
  const read = () => bar(page).evaluate((element) => (element as HTMLProgressElement).value);
  await expect.poll(read, { timeout: 60_000, intervals: [100] }).toBeGreaterThan(share);
}

async function choose(page: Page, path: string): Promise<void> {
  await page.locator('input[type=file][accept*=".pdf"]').setInputFiles(path);
  await expect(page.getByRole('alertdialog')).toBeVisible();
}

/** Records the number of uploads, and the byte at which each request begins. */
function watchUploads(page: Page): { begun: () => number; offsets: () => number[] } {
  const seenRequests: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/upload/tus')) seenRequests.push(request);
  });
  const of = (method: string) => seenRequests.filter((request) => request.method() === method);
  return {
    begun: () => of('POST').length,
    offsets: () => of('PATCH').map((request) => Number(request.headers()['upload-offset'])),
  };
}

async function hashStored(url: string): Promise<string> {
  const response = await fetch(url);
  const hash = createHash('sha256');
  for await (const chunk of response.body ?? []) hash.update(chunk);
  return hash.digest('hex');
}

test('100 MB arrive despite a cut connection, a reload and a killed server', async ({ browser }) => {
  test.setTimeout(300_000);
  const folder = await makeDataFolder();
  const dataDir = join(folder, 'data');
  let server = await startServerProcess(dataDir, { fillsDemo: true });
  const line = await openSlowLine(server.port, bytesPerSecond);
  try {
    const file = await writeLargePdf(folder);
    const context = await browser.newContext({ baseURL: line.origin });
    const page = await context.newPage();
    const uploads = watchUploads(page);
    await signInTeacher(page, line.origin, lang);
    await openEditor(page, lang, 'file', 'Field trip');
    await readActivityId(page);

    await choose(page, file.path);
    for (const share of [0.1, 0.25]) {
      await waitUntilShareSent(page, share);
      line.cut();
      await expect(page.getByRole('alertdialog').getByText(t('waiting'))).toBeVisible();
      line.mend();
    }
    await waitUntilShareSent(page, 0.4);
    await server.kill();
    await expect(page.getByRole('alertdialog').getByText(t('waiting'))).toBeVisible();
    server = await startServerProcess(dataDir, { port: server.port });
    await waitUntilShareSent(page, 0.55);

    const offsetCountBefore = uploads.offsets().length;
    await page.reload();
    await expect(page.getByText(t('interrupted', { name }))).toBeVisible();
    await choose(page, file.path);
    await waitUntilShareSent(page, 0.75);
    expect(uploads.begun()).toBe(1);
    expect(uploads.offsets()[offsetCountBefore]).toBeGreaterThan(0.4 * file.bytes);
    line.cut();
    await expect(page.getByRole('alertdialog').getByText(t('waiting'))).toBeVisible();
    const finished = page.waitForResponse('**/api/upload/finish*', { timeout: 60_000 });
    line.mend();

    const { data } = (await (await finished).json()) as { data: { file: { url: string } } };
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Name' }).last()).toHaveValue(name);
    await expect(page.getByText(t('interrupted', { name }))).toHaveCount(0);
    expect(data.file.url).toBe(`${file.sha256}.pdf`);
    expect(await hashStored(`${server.origin}/media/${data.file.url}`)).toBe(file.sha256);
    await context.close();
  } finally {
    await line.close();
    await server.kill();
    await rm(folder, { recursive: true, force: true });
  }
});
