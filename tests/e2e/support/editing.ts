import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '#contract/language.ts';
import { editorMessages } from '#teacher/features/activities/editor/editor-messages.ts';
import { placingMessages } from '#teacher/features/activities/placing/placing-messages.ts';
import { unitMessages } from '#teacher/features/units/messages.ts';
import { words } from './words.ts';

/** Steps of a teacher in the editor of any activity type. */

export type SentFile = { name: string; mimeType: string; buffer: Buffer };

/** Chooses the first subject in the settings of the activity: the demo teacher teaches several. */
async function chooseSubject(page: Page, lang: Language): Promise<void> {
  const t = words(editorMessages, lang);
  await page.getByRole('tab', { name: t('settings') }).click();
  await page.locator('[data-field=subject_id]').click();
  await page.getByRole('option').first().click();
  await page.getByRole('tab', { name: t('content') }).click();
}

/** Opens the editor with a new activity of this type, enters its name and chooses a subject. */
export async function openEditor(page: Page, lang: Language, type: string, name: string): Promise<void> {
  await page.goto(`/teacher/diy/add/${type}`);
  await page.getByLabel(words(editorMessages, lang)('name')).first().fill(name);
  await chooseSubject(page, lang);
}

/** On the home page: makes a unit in mathematics and opens it. */
export async function createUnit(page: Page, lang: Language, name: string): Promise<void> {
  const t = words(unitMessages, lang);
  await page
    .getByRole('list')
    .getByRole('link', { name: /^(數學|Mathematics)$/ })
    .first()
    .click();
  await page.getByRole('button', { name: t('create'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('unit_name')).fill(name);
  await dialog.getByRole('button', { name: t('create') }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Completes the activity with the suggested values. The dialog for the next step stays on the screen. */
export async function completeActivity(page: Page, lang: Language): Promise<void> {
  const t = words(editorMessages, lang);
  await page.getByRole('button', { name: t('complete'), exact: true }).click();
  await expect(
    page.getByRole('dialog').getByRole('radio', { name: words(placingMessages, lang)('how_save') }),
  ).toBeVisible();
}

/** Waits until the activity in the editor has been saved, and returns its id. */
export async function readActivityId(page: Page): Promise<number> {
  await page.waitForURL('**/teacher/diy/edit/*/*');
  return Number(page.url().split('/').pop());
}

async function dispatchFiles(
  target: Locator,
  event: 'drop' | 'paste',
  files: readonly SentFile[],
): Promise<void> {
  const encoded = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    base64: buffer.toString('base64'),
  }));
  await target.evaluate(
    (element, { type, sent }) => {
      const data = new DataTransfer();
      for (const { name, mimeType, base64 } of sent) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: mimeType }));
      }
      const common = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        type === 'drop'
          ? new DragEvent('drop', { ...common, dataTransfer: data })
          : new ClipboardEvent('paste', { ...common, clipboardData: data }),
      );
    },
    { type: event, sent: encoded },
  );
}

export const dropFiles = (target: Locator, files: readonly SentFile[]) =>
  dispatchFiles(target, 'drop', files);
export const pasteFiles = (target: Locator, files: readonly SentFile[]) =>
  dispatchFiles(target, 'paste', files);
