import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '#contract/language.ts';
import { attachmentMessages } from '#parts/attachments/messages.ts';
import type { Quiz } from '#parts/quiz/model.ts';
import { attemptMessages } from '#player/features/attempt/messages.ts';
import { startMessages } from '#player/features/start/messages.ts';
import {
  addActivity,
  figuresQuiz,
  findPlace,
  type PlacedCourseware,
  placeActivity,
  signInForCalls,
} from './furnish.ts';
import { signInStudent } from './people.ts';
import { words } from './words.ts';

/** Steps of a student who works on an attempt, and of the teacher who has placed it. */

export type SendCall = Awaited<ReturnType<typeof signInForCalls>>;
export type PlacingSettings = Parameters<typeof placeActivity>[3];

export const allOnPageQuiz: Quiz = { ...figuresQuiz, layout: 'all_on_page' };

export async function placeQuizzes(
  request: APIRequestContext,
  name: string,
  content: Quiz,
  ...settings: readonly PlacingSettings[]
): Promise<{ sendAsTeacher: SendCall; placed: PlacedCourseware[] }> {
  const teacher = await signInForCalls(request, 'teacher@example.com');
  const place = await findPlace(teacher);
  const { id: unit } = await teacher('POST /teacher/unit_add', { ...place, name });
  const activity = await addActivity(teacher, name, content, place.subject_id);
  const placed: PlacedCourseware[] = [];
  for (const placingSettings of settings)
    placed.push(await placeActivity(teacher, unit, activity, placingSettings));
  return { sendAsTeacher: teacher, placed };
}

export function requireFirstPlaced(placed: readonly PlacedCourseware[]): PlacedCourseware {
  const [firstCourseware] = placed;
  if (!firstCourseware) throw new Error('Nothing was placed');
  return firstCourseware;
}

/** Opens the courseware, signs the student in and starts an attempt. Returns the attempt's id. */
export async function openAndStart(
  page: Page,
  lang: Language,
  student: string,
  courseware: number,
): Promise<number> {
  await page.goto(`/play/do/${courseware}`);
  await signInStudent(page, lang, `${student}@example.com`);
  return startAttempt(page, lang);
}

export async function startAttempt(page: Page, lang: Language): Promise<number> {
  const t = words(startMessages, lang);
  await page.getByRole('button', { name: t('start'), exact: true }).click();
  await page.waitForURL('**/play/attempt/*');
  return Number(page.url().split('/').pop());
}

export const findRadio = (page: Page, name: string): Locator => page.getByRole('radio', { name });
export const findCheckbox = (page: Page, name: string): Locator => page.getByRole('checkbox', { name });
export const chooseOption = (one: Locator): Promise<void> => one.check({ force: true });

/** Finds the note in the header that tells whether all answers are on the server. */
export function findSaveState(
  page: Page,
  lang: Language,
  state: 'saved' | 'waiting' | 'kept_to_send',
): Locator {
  return page.getByRole('banner').getByText(words(attemptMessages, lang)(state));
}

export async function submitAttempt(page: Page, lang: Language): Promise<void> {
  const name = words(attemptMessages, lang)('submit');
  await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('banner').getByRole('button', { name, exact: true })).toHaveCount(0);
}

/** Records the server's replies to this page. The returned function gives them as one text. */
export function recordReplies(page: Page): () => string {
  const replies: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/api/play/')) replies.push(await response.text().catch(() => ''));
  });
  return () => replies.join('\n');
}

/** The button that takes a file away from its answer: before it is sent it cancels it, then it removes it. */
export function findFileButton(page: Page, lang: Language, name: string): Locator {
  const t = words(attachmentMessages, lang);
  const named = (key: 'cancel_file' | 'remove_file') =>
    page.getByRole('button', { name: t(key, { name }), exact: true });
  return named('cancel_file').or(named('remove_file'));
}
