import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '#contract/language.ts';
import { languageCookie } from '#contract/limits.ts';
import { loginMessages } from '#teacher/features/session/login-messages.ts';
import { findUnseenFocus } from './seen-focus.ts';
import { words } from './words.ts';

/** Steps of a person who uses only the keyboard. The focus has to be visible at every step. */

const tabStopsMax = 150;

/** Presses the Tab key until `target` has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.first().waitFor();
  for (let step = 0; step < tabStopsMax; step += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
    expect(await findUnseenFocus(page)).toEqual([]);
  }
  throw new Error(`The Tab key does not lead to ${target.toString()}`);
}

async function hasFocus(target: Locator): Promise<boolean> {
  return target
    .first()
    .evaluate(
      (element) => element === element.ownerDocument.activeElement && element.ownerDocument.hasFocus(),
    );
}

export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Opens the menu of a button, goes down to an item and chooses it. */
export async function chooseItem(page: Page, opener: Locator, name: string): Promise<void> {
  await pressOn(page, opener);
  const item = page.getByRole('menuitem', { name, exact: true });
  await page.locator('[role=menu]:focus-within').waitFor();
  for (let step = 0; step < 10 && !(await hasFocus(item)); step += 1) await page.keyboard.press('ArrowDown');
  await expect(item).toBeFocused();
  expect(await findUnseenFocus(page)).toEqual([]);
  await page.keyboard.press('Enter');
}

/** Chooses an option by arrow keys, in a native select or in a list that opens. */
export async function chooseOption(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  if ((await field.first().evaluate(({ tagName }) => tagName)) === 'SELECT') {
    const options = await field.first().locator('option').allTextContents();
    const steps = options.findIndex((option) => option.startsWith(text));
    for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown');
    return;
  }
  await page.keyboard.press('Enter');
  await page.getByRole('option').first().waitFor();
  const matchingOption = page.getByRole('option', { name: text });
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('ArrowDown');
    if ((await matchingOption.first().getAttribute('data-combobox-selected')) !== null) break;
  }
  await page.keyboard.press('Enter');
}

/** Opens `path` and signs a teacher in there. */
export async function signInByKeys(page: Page, baseURL: string, lang: Language, path: string): Promise<void> {
  const t = words(loginMessages, lang);
  await page.context().addCookies([{ name: languageCookie, value: lang, url: baseURL }]);
  await page.goto(path);
  await typeInto(page, page.getByLabel(t('email'), { exact: true }), 'teacher@example.com');
  await typeInto(page, page.getByLabel(t('password'), { exact: true }), 'elearning');
  await page.keyboard.press('Enter');
}

/** Chooses the first subject in the settings of an editor, in English, and goes back to its content. */
export async function chooseSubjectByKeys(page: Page): Promise<void> {
  await pressOn(page, page.getByRole('tab', { name: 'Content' }), 'ArrowRight');
  await tabTo(page, page.getByRole('combobox', { name: /^Subject/ }));
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('combobox', { name: /^Subject/ })).not.toHaveValue('');
  await tabTo(page, page.getByRole('tab', { name: /^Settings/ }), 'Shift+Tab');
  await page.keyboard.press('ArrowLeft');
}
