import { expect, type Page } from '@playwright/test';
import type { Language } from '#contract/language.ts';
import { markingMessages } from '#teacher/features/marking/messages.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { words } from './words.ts';

/** Goes from the grid to marking, and gives the answers that wait these marks with the keyboard. */
export async function markOpenAnswers(page: Page, lang: Language, scores: readonly string[]): Promise<void> {
  const t = words(markingMessages, lang);
  await page
    .getByRole('link', { name: words(studyMessages, lang)('mark_by_hand') })
    .first()
    .click();
  await expect(page.getByLabel(t('score'), { exact: true })).toBeFocused();
  for (const score of scores) {
    await page.keyboard.type(score);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText(t('all_saved'))).toBeVisible();
}
