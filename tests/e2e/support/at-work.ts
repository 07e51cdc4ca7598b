import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { Quiz } from '#activities/diyquiz/model.ts';
import type { Language } from '#contract/language.ts';
import { attemptMessages } from '#player/features/attempt/messages.ts';
import { startMessages } from '#player/features/start/messages.ts';
import { addActivity, findPlace, type Placed, placeActivity, quiz, signInForCalls } from './furnish.ts';
import { signInStudent } from './people.ts';
import { words } from './words.ts';

/** Steps of a student with an attempt on the screen. */

export type Send = Awaited<ReturnType<typeof signInForCalls>>;
export type Settings = Parameters<typeof placeActivity>[3];

export const onPage: Quiz = { ...quiz, layout: 'all_on_page' };

export async function furnish(
  request: APIRequestContext,
  name: string,
  content: Quiz,
  ...settings: readonly Settings[]
): Promise<{ teacher: Send; placed: Placed[] }> {
  const teacher = await signInForCalls(request, 'teacher@example.com');
  const place = await findPlace(teacher);
  const { id: unit } = await teacher('POST /teacher/unit_add', { ...place, name });
  const activity = await addActivity(teacher, name, content, place.subject_id);
  const placed: Placed[] = [];
  for (const each of settings) placed.push(await placeActivity(teacher, unit, activity, each));
  return { teacher, placed };
}

export function firstPlaced(placed: readonly Placed[]): Placed {
  const [one] = placed;
  if (!one) throw new Error('Nothing was placed');
  return one;
}

/** Opens the courseware, signs in, and begins. Returns the attempt's id. */
export async function begin(
  page: Page,
  lang: Language,
  student: string,
  courseware: number,
): Promise<number> {
  await page.goto(`/play/do/${courseware}`);
  await signInStudent(page, lang, `${student}@example.com`);
  return start(page, lang);
}

export async function start(page: Page, lang: Language): Promise<number> {
  const t = words(startMessages, lang);
  await page.getByRole('button', { name: t('start'), exact: true }).click();
  await page.waitForURL('**/play/attempt/*');
  return Number(page.url().split('/').pop());
}

export const choice = (page: Page, name: string): Locator => page.getByRole('radio', { name });
export const tick = (page: Page, name: string): Locator => page.getByRole('checkbox', { name });
export const choose = (one: Locator): Promise<void> => one.check({ force: true });

/** The note in the header that says whether all answers are on the server. */
export function saveState(page: Page, lang: Language, state: 'saved' | 'waiting' | 'kept_to_send'): Locator {
  return page.getByRole('banner').getByText(words(attemptMessages, lang)(state));
}

export async function submit(page: Page, lang: Language): Promise<void> {
  const name = words(attemptMessages, lang)('submit');
  await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('banner').getByRole('button', { name, exact: true })).toHaveCount(0);
}

/** Collects the server's replies to this page; the returned function gives them as one text. */
export function recordReplies(page: Page): () => string {
  const replies: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/api/play/')) replies.push(await response.text().catch(() => ''));
  });
  return () => replies.join('\n');
}
