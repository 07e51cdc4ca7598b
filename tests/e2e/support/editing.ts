import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '#contract/language.ts';
import { editorMessages } from '#teacher/features/diy/editor-messages.ts';
import { activityFactsMessages } from '#teacher/shared/activity-facts-messages.ts';
import { gradeMessages } from '#teacher/shared/grade-name.ts';
import { words } from './words.ts';

/** What teachers do in the editor of every type. */

export type SentFile = { name: string; mimeType: string; buffer: Buffer };

/** An empty activity of `type` on the screen, with a name. */
export async function openEditor(page: Page, lang: Language, type: string, name: string): Promise<void> {
  await page.goto(`/teacher/diy/add/${type}`);
  await page.getByLabel(words(editorMessages, lang)('name')).first().fill(name);
}

/** A native select or a list that opens. */
async function chooseOption(page: Page, label: string, option: string): Promise<void> {
  const field = page.getByLabel(label).and(page.locator('select, input')).first();
  if ((await field.evaluate((element) => element.tagName)) === 'SELECT') {
    await field.selectOption({ label: option });
    return;
  }
  await field.click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Fills in the settings and completes. The dialog that says so stays on the screen. */
export async function completeActivity(page: Page, lang: Language): Promise<void> {
  const t = words(editorMessages, lang);
  const facts = words(activityFactsMessages, lang);
  await page.getByRole('tab', { name: t('settings') }).click();
  await page.getByRole('textbox', { name: t('description') }).fill('A first look.');
  for (const [label, option] of [
    [facts('subject'), '數學'],
    [facts('grade'), words(gradeMessages, lang)('grade_4')],
    [facts('difficulty'), facts('easy')],
  ] as const) {
    await chooseOption(page, label, option);
  }
  await expect(page.getByText(t('saved'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: t('complete'), exact: true }).click();
  await expect(page.getByText(t('completed_title'))).toBeVisible();
}

/** The id of the activity in the editor, once it has been saved. */
export async function readActivityId(page: Page): Promise<number> {
  await page.waitForURL('**/teacher/diy/edit/*/*');
  return Number(page.url().split('/').pop());
}

async function transfer(target: Locator, event: 'drop' | 'paste', files: readonly SentFile[]): Promise<void> {
  const given = files.map(({ name, mimeType, buffer }) => ({
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
    { type: event, sent: given },
  );
}

export const dropFiles = (target: Locator, files: readonly SentFile[]) => transfer(target, 'drop', files);
export const pasteFiles = (target: Locator, files: readonly SentFile[]) => transfer(target, 'paste', files);
