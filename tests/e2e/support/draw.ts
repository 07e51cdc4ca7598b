import type { Browser, Locator, Page } from '@playwright/test';
import type { Language } from '#contract/language.ts';
import { inkMessages } from '#parts/ink/ink-messages.ts';
import { markingMessages } from '#teacher/features/marking/messages.ts';
import { expect } from '#tests/support/browser/page-test.ts';
import { openAndStart } from './at-work.ts';
import { openPhone } from './people.ts';
import { words } from './words.ts';

/** Steps on the canvas of any type in which people draw. */

export const canvasOf = (page: Page, name: string): Locator => page.getByRole('application', { name });

/** Signs a student in on a phone, and starts the work on its canvas. */
export async function openDrawing(
  browser: Browser,
  origin: string,
  lang: Language,
  { student, courseware, canvas }: { student: string; courseware: number; canvas: string },
): Promise<Page> {
  const phone = await openPhone(browser, origin, lang);
  await openAndStart(phone, lang, student, courseware);
  await expect(canvasOf(phone, canvas)).toBeVisible();
  return phone;
}

/** A place as shares of an element's width and height. */
export type SharedPlace = readonly [x: number, y: number];

/** Drags the pointer over an element. */
export async function dragOver(
  page: Page,
  element: Locator,
  from: SharedPlace,
  to: SharedPlace,
): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('There is nothing to draw on');
  const at = ([x, y]: SharedPlace) => [box.x + x * box.width, box.y + y * box.height] as const;
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at(to), { steps: 8 });
  await page.mouse.up();
}

/** Draws a line by pointer. */
export const drawLine = (page: Page, name: string, from: SharedPlace, to: SharedPlace) =>
  dragOver(page, canvasOf(page, name), from, to);

/** As a teacher: writes a line and a stamp on the first answer, and gives it points. */
export async function markFirstDrawing(
  page: Page,
  lang: Language,
  courseware: number,
  score: string,
): Promise<void> {
  const t = words(markingMessages, lang);
  await page.goto(`/study-situation-view/marking?courseware_id=${courseware}`);
  const canvas = page.getByRole('application');
  await expect(canvas).toBeVisible();
  await dragOver(page, canvas, [0.3, 0.3], [0.6, 0.32]);
  const ink = words(inkMessages, lang);
  await page.getByRole('radio', { name: ink('stamp') }).check({ force: true });
  await canvas.click({ position: { x: 200, y: 160 } });
  await page.getByLabel(t('score'), { exact: true }).fill(score);
  await page.getByLabel(t('score'), { exact: true }).press('Enter');
  await expect(page.getByText(t('all_saved'))).toBeVisible();
}
