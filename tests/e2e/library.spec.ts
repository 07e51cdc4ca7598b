import type { APIRequestContext, Page } from '@playwright/test';
import type { Language } from '#contract/language.ts';
import { messages as viewMessages } from '#parts/quiz-questions/answer-parts/messages.ts';
import { shareMessages } from '#teacher/features/activities/library/share-messages.ts';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { resourceMessages } from '#teacher/features/resources/messages.ts';
import { syncMessages } from '#teacher/shared/sync/sync-messages.ts';
import { unitChoiceMessages } from '#teacher/shared/unit-choice/unit-choice-messages.ts';
import { retryNumber } from '#tests/e2e/support/retry-number.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { startAttempt } from './support/at-work.ts';
import {
  addActivity,
  completeNextRevision,
  figuresQuiz,
  findPlace,
  type Send,
  signInForCalls,
} from './support/furnish.ts';
import { joinAsStudent, signInTeacher } from './support/people.ts';
import { words } from './support/words.ts';

/**
 * A colleague's activity is found, copied and opened; the colleague improves it, the teacher takes the new version, and
 * only students who begin afterwards get it.
 */

type Shared = { colleague: Send; activity: number };

async function shareQuiz(request: APIRequestContext, name: string): Promise<Shared> {
  const colleague = await signInForCalls(request, 'teacher2@example.com');
  const { subject_id } = await findPlace(colleague);
  const activity = await addActivity(colleague, name, figuresQuiz, subject_id);
  await colleague('POST /resource/share', { activity_id: activity });
  return { colleague, activity };
}

async function findInLibrary(page: Page, lang: Language, name: string): Promise<void> {
  const t = words(resourceMessages, lang);
  await page.goto('/resources/list');
  const keyword = page.getByLabel(t('keyword'));
  const card = page.getByRole('link', { name, exact: true });
  await expect(card).toBeVisible();
  await keyword.fill('恐龍');
  await expect(card).toHaveCount(0);
  // Finds a Traditional name by Simplified characters, and by two characters from its middle.
  for (const word of ['数学', '獅子']) {
    await keyword.fill(word);
    // The search begins after a pause in typing, and is then in the address.
    await page.waitForURL((url) => url.searchParams.get('keyword') === word);
    await expect(card).toBeVisible();
  }
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function likeOnce(page: Page, lang: Language, name: string): Promise<void> {
  const t = words(resourceMessages, lang);
  await page.getByRole('button', { name: t('like', { name, count: 0 }) }).click();
  await expect(page.getByRole('button', { name: t('unlike', { name, count: 1 }) })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: t('unlike', { name, count: 1 }) })).toBeVisible();
}

async function preview(page: Page, lang: Language): Promise<void> {
  await page.getByRole('button', { name: words(resourceMessages, lang)('preview'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.frameLocator('iframe').getByText('1 + 1 = ?')).toBeVisible();
  await dialog
    .getByRole('button', { name: words(commonMessages, lang)('close') })
    .first()
    .click();
  await expect(dialog).toHaveCount(0);
}

/** Copies the resource into a new unit, and goes there. */
async function copy(page: Page, lang: Language, unit: string): Promise<void> {
  const t = words(resourceMessages, lang);
  const choice = words(unitChoiceMessages, lang);
  await page.getByRole('button', { name: t('copy'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(choice('new_unit')).fill(unit);
  await dialog.getByRole('button', { name: choice('create_unit') }).click();
  await expect(dialog.getByRole('radio', { name: unit })).toBeChecked();
  await dialog.getByRole('button', { name: t('copy'), exact: true }).click();
  await expect(dialog.getByText(t('copied', { unit }))).toBeVisible();
  await dialog.getByRole('link', { name: t('go_to_unit') }).click();
  await expect(page.getByRole('heading', { level: 1, name: unit })).toBeVisible();
}

/** Opens the copy for the class. Returns its join code. */
async function openResource(page: Page, lang: Language, name: string): Promise<string> {
  await page.getByRole('button', { name: words(coursewareMessages, lang)('open_named', { name }) }).click();
  const code = await page.getByRole('dialog').getByRole('group').first().textContent();
  await page.keyboard.press('Escape');
  return (code ?? '').replace(/\s/g, '');
}

async function takeChanges(page: Page, lang: Language, name: string): Promise<void> {
  const t = words(shareMessages, lang);
  await page.goto('/teacher/diy');
  const news = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
    .getByRole('button', { name: t('original_changed') });
  await news.click();
  const dialog = page.getByRole('dialog', { name: t('changes_title', { name }) });
  const removed = dialog.getByRole('listitem').filter({ hasText: t('change_removed') });
  await expect(removed).toContainText('7 × 8');
  const description = dialog.getByRole('listitem').filter({ hasText: t('field_description') });
  await expect(description.getByRole('definition')).toHaveText(['1 2 3', '1 2 3 4']);
  await dialog.getByRole('button', { name: t('take') }).click();
  await expect(page.getByText(t('taken'))).toBeVisible();
  await expect(news).toHaveCount(0);
}

async function sync(page: Page, lang: Language, name: string): Promise<void> {
  const t = words(syncMessages, lang);
  await page.getByRole('button', { name: words(coursewareMessages, lang)('sync_named', { name }) }).click();
  const dialog = page.getByRole('dialog', { name: t('title', { name }) });
  await expect(dialog.getByText(t('begun', { count: 1 }))).toBeVisible();
  const box = dialog.getByRole('checkbox', { name: new RegExp(name) });
  await expect(box).toBeChecked();
  await box.uncheck({ force: true });
  await dialog.getByRole('button', { name: t('sync') }).click();
  await expect(dialog.getByText(t('choose_one'))).toBeVisible();
  await box.check({ force: true });
  await dialog.getByRole('button', { name: t('sync') }).click();
  await expect(page.getByText(t('succeeded'))).toBeVisible();
  await expect(dialog).toHaveCount(0);
}

const lang = 'en';

test(`an activity is copied from the library and updated (${lang})`, async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const name = `動物園的數學：獅子和長頸鹿 ${lang} ${Date.now()}`;
  const unit = `Zoo ${retryNumber()}`;
  const view = words(viewMessages, lang);
  const { colleague, activity } = await shareQuiz(request, name);
  await signInTeacher(page, origin, lang);

  await findInLibrary(page, lang, name);
  await likeOnce(page, lang, name);
  await preview(page, lang);
  await copy(page, lang, unit);
  const unitPage = page.url();
  const code = await openResource(page, lang, name);
  const earlyStudent = await joinAsStudent(browser, origin, lang, {
    email: 'student26@example.com',
    code,
  });
  await startAttempt(earlyStudent.page, lang);
  await expect(
    earlyStudent.page.getByText(view('question_of', { number: 1, total: 3 })).first(),
  ).toBeAttached();

  await completeNextRevision(colleague, activity);
  await colleague('POST /resource/share', { activity_id: activity });
  await takeChanges(page, lang, name);
  await page.goto(unitPage);
  await sync(page, lang, name);

  await earlyStudent.page.reload();
  await expect(
    earlyStudent.page.getByText(view('question_of', { number: 1, total: 3 })).first(),
  ).toBeAttached();
  const late = await joinAsStudent(browser, origin, lang, {
    email: 'student28@example.com',
    code,
  });
  await startAttempt(late.page, lang);
  await expect(late.page.getByText(view('question_of', { number: 1, total: 2 })).first()).toBeAttached();
  const { items } = await colleague('GET /resource/index', { keyword: name });
  expect(items.map(({ like_count, copy_count }) => [like_count, copy_count])).toEqual([[1, 1]]);
  await earlyStudent.context.close();
  await late.context.close();
});
