import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Language } from '#contract/language.ts';
import { activityMessages } from '#teacher/features/activities/list/activity-messages.ts';
import { resourceMessages } from '#teacher/features/resources/messages.ts';
import { shellMessages } from '#teacher/features/shell/messages.ts';
import { activityFactsMessages } from '#teacher/shared/activities/activity-facts-messages.ts';
import { syncMessages } from '#teacher/shared/sync/sync-messages.ts';
import { unitChoiceMessages } from '#teacher/shared/unit-choice/unit-choice-messages.ts';
import {
  addActivity,
  completeNextRevision,
  figuresQuiz,
  findPlace,
  placeActivity,
  signInForCalls,
} from '#tests/e2e/support/furnish.ts';
import { chooseItem, chooseOption, pressOn, signInByKeys, tabTo, typeInto } from '#tests/e2e/support/keys.ts';
import { words } from '#tests/e2e/support/words.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';

/** The library and copies from it, by keyboard only. */

/** Adds two activities of a colleague to the library, one of them hard, and a unit of the teacher. */
async function furnishLibrary(request: APIRequestContext, mark: string, lang: Language) {
  const colleague = await signInForCalls(request, 'teacher2@example.com');
  const { subject_id } = await findPlace(colleague);
  for (const name of [`${mark} 1`, `${mark} 2`]) {
    const activity_id = await addActivity(colleague, name, figuresQuiz, subject_id);
    await colleague('POST /resource/share', { activity_id });
  }
  const teacher = await signInForCalls(request, 'teacher@example.com');
  const place = await findPlace(teacher);
  const { class_list } = await teacher('GET /teacher/index', {}, lang);
  const found = class_list.find(({ class_id }) => class_id === place.class_id);
  await teacher('POST /teacher/unit_add', { ...place, name: mark });
  return {
    className: found?.class_name ?? '',
    subjectName: found?.subjects.find(({ id }) => id === place.subject_id)?.name ?? '',
  };
}

async function openFromMenu(page: Page, lang: Language, path: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: words(shellMessages, lang)('main_menu') });
  await pressOn(page, menu.locator(`a[href="${path}"]`));
}

/** Tries the activity in the frame and closes it; expects the focus where it was before. */
async function previewByKeys(page: Page, lang: Language): Promise<void> {
  const opener = page.getByRole('button', { name: words(resourceMessages, lang)('preview'), exact: true });
  const dialog = page.getByRole('dialog');
  await pressOn(page, opener);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  const answer = dialog.frameLocator('iframe').getByRole('radio').first();
  await tabTo(page, answer);
  await page.keyboard.press('Space');
  await expect(answer).toBeChecked();
  // Escape also works inside the previewed device.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
}

type Where = { className: string; subjectName: string; unit: string };

async function copyByKeys(
  page: Page,
  lang: Language,
  { className, subjectName, unit }: Where,
): Promise<void> {
  const t = words(resourceMessages, lang);
  const choice = words(unitChoiceMessages, lang);
  const opener = page.getByRole('button', { name: t('copy'), exact: true });
  const dialog = page.getByRole('dialog');
  await pressOn(page, opener);
  const term = dialog.getByRole('combobox', { name: choice('calendar') });
  await tabTo(page, term);
  await chooseOption(page, term, await term.inputValue());
  await chooseOption(page, dialog.getByRole('combobox', { name: choice('class') }), className);
  await chooseOption(page, dialog.getByRole('combobox', { name: choice('subject') }), subjectName);
  await chooseRadio(page, dialog.getByRole('radio', { name: unit, exact: true }));
  await pressOn(page, dialog.getByRole('button', { name: t('copy'), exact: true }));
  await expect(dialog.getByText(t('copied', { unit }))).toBeVisible();
  await tabTo(page, dialog.getByRole('link', { name: t('go_to_unit') }));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
}

/** Chooses one of a group of radio buttons: Tab enters the group, arrows move within it. */
async function chooseRadio(page: Page, radio: Locator): Promise<void> {
  const group = radio.locator('xpath=ancestor::*[@role="radiogroup"]').getByRole('radio');
  await tabTo(page, group);
  await page.keyboard.press('Space');
  for (let step = 0; step < 100 && !(await radio.isChecked()); step += 1)
    await page.keyboard.press('ArrowDown');
  await expect(radio).toBeChecked();
  await expect(radio).toBeFocused();
}

const lang = 'zh-hk';

test(`the library: search, narrow, like, preview, copy, and back (${lang})`, async ({
  page,
  request,
  baseURL,
}) => {
  const mark = `鍵盤 ${lang} ${Date.now()}`;
  const where = { unit: mark, ...(await furnishLibrary(request, mark, lang)) };
  const t = words(resourceMessages, lang);
  const facts = words(activityFactsMessages, lang);
  await signInByKeys(page, baseURL ?? '', lang, '/home');
  await openFromMenu(page, lang, '/resources/list');
  await expect(page.getByRole('heading', { level: 1, name: t('title') })).toBeVisible();

  await typeInto(page, page.getByLabel(t('keyword')), mark);
  await page.waitForURL((url) => url.searchParams.get('keyword') === mark);
  await chooseOption(page, page.getByRole('combobox', { name: facts('difficulty') }), facts('easy'));
  await page.waitForURL(/difficulty=easy/);
  const address = page.url();
  const card = page.getByRole('link', { name: `${mark} 1`, exact: true });
  await pressOn(page, card);
  await expect(page.getByRole('heading', { level: 1, name: `${mark} 1` })).toBeVisible();

  const name = `${mark} 1`;
  await pressOn(page, page.getByRole('button', { name: t('like', { name, count: 0 }) }), 'Space');
  const unlike = page.getByRole('button', { name: t('unlike', { name, count: 1 }) });
  await expect(unlike).toBeFocused();
  await previewByKeys(page, lang);
  await copyByKeys(page, lang, where);

  await pressOn(page, page.getByRole('link', { name: t('back') }));
  await expect(page).toHaveURL(address);
  await expect(card).toBeFocused();
});

test(`sync: which coursewares, none, done (${lang})`, async ({ page, request, baseURL }) => {
  const mark = `Sync ${lang} ${Date.now()}`;
  const teacher = await signInForCalls(request, 'teacher@example.com');
  const place = await findPlace(teacher);
  const activity = await addActivity(teacher, mark, figuresQuiz, place.subject_id);
  for (const name of [`${mark} 1`, `${mark} 2`]) {
    const { id } = await teacher('POST /teacher/unit_add', { ...place, name });
    await placeActivity(teacher, id, activity, {});
  }
  await completeNextRevision(teacher, activity);
  const t = words(syncMessages, lang);
  const diy = words(activityMessages, lang);
  await signInByKeys(page, baseURL ?? '', lang, '/home');
  await openFromMenu(page, lang, '/teacher/diy');
  await typeInto(page, page.getByRole('searchbox'), mark);
  await page.waitForURL((url) => url.searchParams.get('keyword') === mark);

  const more = page.getByRole('button', { name: diy('more', { name: mark }) });
  const dialog = page.getByRole('dialog', { name: t('title', { name: mark }) });
  await chooseItem(page, more, t('sync'));
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(more).toBeFocused();

  await chooseItem(page, more, t('sync'));
  const boxOf = (number: number) => dialog.getByRole('checkbox', { name: new RegExp(`${mark} ${number}`) });
  await pressOn(page, dialog.getByRole('checkbox', { name: t('all') }), 'Space');
  await expect(boxOf(1)).not.toBeChecked();
  await pressOn(page, dialog.getByRole('button', { name: t('sync'), exact: true }));
  await expect(dialog.getByRole('alert')).toHaveText(t('choose_one'));
  await pressOn(page, boxOf(2), 'Space');
  await expect(boxOf(2)).toBeChecked();
  await pressOn(page, dialog.getByRole('button', { name: t('sync'), exact: true }));
  await expect(page.getByText(t('succeeded'))).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(more).toBeFocused();
  const { items } = await teacher('GET /diy/associated', { activity_id: activity });
  expect(items.map(({ unit_name, revision_number }) => `${unit_name}: ${revision_number}`).sort()).toEqual([
    `${mark} 1: 1`,
    `${mark} 2: 2`,
  ]);
});
