import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Language } from '#contract/language.ts';
import { fileMessages } from '#teacher/features/activities/files/file-messages.ts';
import { activityMessages } from '#teacher/features/activities/list/activity-messages.ts';
import { findAxeViolations } from '#tests/e2e/support/find-axe-violations.ts';
import { signInTeacher } from '#tests/e2e/support/people.ts';
import { words } from '#tests/e2e/support/words.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { readZipEntries } from '#tests/support/read-zip.ts';

/** A teacher keeps a trip as a file, and takes it in again as a draft of their own. */

const sizes = { 'zh-hk': { width: 390, height: 844 }, en: { width: 1366, height: 768 } } as const;

/** Saves the first trip of the list, and returns its name and the path of the file. */
async function saveFirstTrip(page: Page, lang: Language): Promise<{ name: string; path: string }> {
  const t = words(activityMessages, lang);
  const tFile = words(fileMessages, lang);
  const name = (await page.locator('main a[href*="/digitalTravel/edit/"]').first().textContent()) ?? '';
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: t('more', { name }), exact: true })
    .first()
    .click();
  await page.getByRole('menuitem', { name: tFile('save_as_file'), exact: true }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe(`${name}.zip`);
  await expect(page.getByText(tFile('saved', { file: `${name}.zip` }))).toBeVisible();
  return { name, path: await saved.path() };
}

async function chooseFile(page: Page, lang: Language, file: { name: string; buffer: Buffer }): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: words(fileMessages, lang)('take_in'), exact: true }).click();
  await (await chooser).setFiles({ ...file, mimeType: 'application/zip' });
}

for (const lang of ['zh-hk', 'en'] as const) {
  test(`a trip is saved as a file and taken in again (${lang})`, async ({ page, baseURL }) => {
    const tFile = words(fileMessages, lang);
    await page.setViewportSize(sizes[lang]);
    await signInTeacher(page, baseURL ?? '', lang);
    await page.goto('/digitalTravel/list');
    const { name, path } = await saveFirstTrip(page, lang);
    const trips = page.locator('main').getByRole('link', { name, exact: true });
    const countBefore = await trips.count();
    const buffer = await readFile(path);
    const entries = await readZipEntries(buffer);
    expect([...entries.keys()][0]).toBe('activity.json');
    expect([...entries.keys()].filter((entry) => entry.startsWith('media/')).length).toBeGreaterThan(2);

    await chooseFile(page, lang, { name: `${name}.zip`, buffer: buffer.subarray(0, -60) });
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(/\S/);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await chooseFile(page, lang, { name: `${name}.zip`, buffer });
    await page.waitForURL('**/digitalTravel/edit/*', { timeout: 30_000 });
    await expect(page.getByText(tFile('taken_in', { name }))).toBeVisible();
    await expect(
      page.getByRole('textbox', { name: words(activityMessages, lang)('name') }).first(),
    ).toHaveValue(name);
    await page.goto('/digitalTravel/list');
    await expect(trips).toHaveCount(countBefore + 1);
  });
}
