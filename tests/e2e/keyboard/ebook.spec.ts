import type { Page } from '@playwright/test';
import { editorMessages as bookMessages } from '#activities/ebook/editor/editor-messages.ts';
import { playerMessages } from '#activities/ebook/player/player-messages.ts';
import type { Language } from '#contract/language.ts';
import { sourceMessages } from '#parts/document-pages/sources/source-messages.ts';
import { viewerMessages } from '#parts/document-pages/views/messages.ts';
import { editorPartMessages } from '#parts/editor-parts/messages.ts';
import { submittedMessages } from '#player/features/attempt/result/submitted-messages.ts';
import { joinMessages } from '#player/features/join/messages.ts';
import { startMessages } from '#player/features/start/messages.ts';
import { editorMessages } from '#teacher/features/activities/editor/editor-messages.ts';
import { shareMessages } from '#teacher/features/activities/library/share-messages.ts';
import { activityMessages } from '#teacher/features/activities/list/activity-messages.ts';
import { placingMessages } from '#teacher/features/activities/placing/placing-messages.ts';
import { findPlace, placeActivity, signInForCalls } from '#tests/e2e/support/furnish.ts';
import {
  chooseItem,
  chooseSubjectByKeys,
  pressOn,
  signInByKeys,
  tabTo,
  typeInto,
} from '#tests/e2e/support/keys.ts';
import { findUnseenFocus } from '#tests/e2e/support/seen-focus.ts';
import { words } from '#tests/e2e/support/words.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { writeTextPdf } from '#tests/support/samples/pdf-samples.ts';
import { uploadMessages } from '#ui/upload/messages.ts';

/** A book is made, shared and read by keyboard only. */

const file = 'book.pdf';

/** Chooses a document of three pages, and waits until they are in the grid. */
async function addPages(page: Page, lang: Language): Promise<void> {
  const button = page.getByRole('button', { name: words(uploadMessages, lang)('choose_files') });
  // Waits for the event before the key is pressed, because a busy browser may handle the key first.
  const asked = page.waitForEvent('filechooser');
  await pressOn(page, button);
  const buffer = writeTextPdf(['一', '二', `三 ${Date.now()}`]);
  await (await asked).setFiles({ name: file, mimeType: 'application/pdf', buffer });
  const counted = words(bookMessages, lang)('count_pages', { count: 3 });
  await expect(page.getByText(counted, { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(button).toBeFocused();
}

/** Moves the third page to the second place. */
async function movePage(page: Page, lang: Language): Promise<void> {
  const t = words(sourceMessages, lang);
  const says = (key: keyof typeof editorPartMessages, place: number) =>
    expect(page.getByText(words(editorPartMessages, lang)(key, { place, total: 3 }))).toBeAttached();
  await pressOn(page, page.getByRole('button', { name: t('move_page', { number: 3 }) }), 'Space');
  await says('drag_over', 3);
  await page.keyboard.press('ArrowLeft');
  await says('drag_over', 2);
  await page.keyboard.press('Space');
  await says('drag_ended', 2);
  await expect(page.getByRole('button', { name: t('move_page', { number: 2 }) })).toBeFocused();
}

/** Gives the second page a title, deletes it and undoes that. */
async function changePage(page: Page, lang: Language): Promise<void> {
  const t = words(bookMessages, lang);
  const card = (number: number) =>
    page.getByRole('listitem').getByRole('button', { name: new RegExp(`^${t('page_number', { number })}`) });
  const panel = page.getByRole('region', { name: t('page_number', { number: 2 }) });
  await pressOn(page, card(2));
  // The next Tab reaches the fields of the chosen page, however many pages follow.
  await expect(panel).toBeFocused();
  await expect(panel.getByText(t('page_from', { page: 3, name: file }))).toBeVisible();
  await typeInto(page, panel.getByLabel(t('title')), 'ABC');
  await expect(card(2)).toContainText('ABC');
  await pressOn(page, panel.getByRole('button', { name: t('close') }));
  await expect(card(2)).toBeFocused();

  await page.keyboard.press('Enter');
  await pressOn(page, panel.getByRole('button', { name: t('delete_page') }));
  await expect(page.getByText(t('count_pages', { count: 2 }), { exact: true })).toBeVisible();
  await expect(panel).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(page.getByText(t('count_pages', { count: 3 }), { exact: true })).toBeVisible();
  await expect(card(2)).toContainText('ABC');
}

async function completeByKeys(page: Page, lang: Language): Promise<void> {
  const t = words(editorMessages, lang);
  const placing = words(placingMessages, lang);
  const complete = page.getByRole('button', { name: t('complete'), exact: true });
  const dialog = page.getByRole('dialog');
  await tabTo(page, complete, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('combobox', { name: placing('unit') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(complete).toBeFocused();
}

async function shareByKeys(page: Page, lang: Language, name: string): Promise<void> {
  const t = words(shareMessages, lang);
  const more = page.getByRole('button', { name: words(activityMessages, lang)('more', { name }) });
  await chooseItem(page, more, t('share'));
  await expect(page.getByText(t('shared', { name }))).toBeVisible();
  const note = page.getByRole('row').filter({ hasText: name }).getByText(t('in_library'), { exact: true });
  await expect(note).toBeVisible();
  await expect(more).toBeFocused();
  await chooseItem(page, more, t('take_back'));
  await expect(page.getByText(t('taken_back', { name }))).toBeVisible();
  await expect(note).toHaveCount(0);
  await expect(more).toBeFocused();
}

/** Turns from the cover, through pairs of pages, to the eighth page. */
async function turnPages(page: Page, lang: Language): Promise<void> {
  const t = words(viewerMessages, lang);
  const total = 8;
  const at = (key: 'page_of' | 'pages_of', number: number) =>
    expect(page.getByRole('group', { name: t(key, { number, next: number + 1, total }) })).toBeVisible();
  await at('page_of', 1);
  await page.keyboard.press('ArrowRight');
  await at('pages_of', 2);
  const next = page.getByRole('button', { name: t('next') });
  await pressOn(page, next);
  await at('pages_of', 4);
  await typeInto(page, page.getByRole('textbox', { name: t('page_number') }), '2');
  await page.keyboard.press('Enter');
  await at('pages_of', 2);

  await pressOn(page, page.getByRole('button', { name: t('all_pages') }), 'Space');
  const strip = page.getByRole('list', { name: t('all_pages') });
  await tabTo(page, strip.locator('[aria-current=page]').first(), 'Shift+Tab');
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('ArrowRight');
    expect(await findUnseenFocus(page)).toEqual([]);
  }
  await page.keyboard.press('Enter');
  await at('pages_of', 6);
  await pressOn(page, page.getByRole('button', { name: t('all_pages') }), 'Space');
  await expect(strip).toHaveCount(0);

  await pressOn(page, page.getByRole('button', { name: t('zoom_in') }));
  await expect(page.getByRole('button', { name: t('zoom_out') })).toBeEnabled();
  await page.keyboard.press('0');
  await expect(page.getByRole('button', { name: t('zoom_out') })).toBeDisabled();
  await pressOn(page, page.getByRole('button', { name: t('full_screen') }));
  const leave = page.getByRole('button', { name: t('leave_full_screen') });
  await expect(leave).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: t('full_screen') })).toBeFocused();

  // On the last page the button for the next page is disabled, but the keys still turn the pages of the book.
  await pressOn(page, next);
  await at('page_of', 8);
  await page.keyboard.press('ArrowLeft');
  await at('pages_of', 6);
  await page.keyboard.press('End');
  await at('page_of', 8);
  await pressOn(page, page.getByRole('button', { name: words(playerMessages, lang)('done') }));
  await expect(page.getByText(words(submittedMessages, lang)('finished_note'))).toBeVisible();
}

const lang = 'en';

test(`a book: pages, order, title, complete, share (${lang})`, async ({ page, baseURL }) => {
  const name = `Keys ${lang} ${Date.now()}`;
  const diy = words(activityMessages, lang);
  await signInByKeys(page, baseURL ?? '', lang, '/teacher/diy');
  await pressOn(page, page.getByRole('link', { name: diy('create'), exact: true }));
  await pressOn(page, page.locator('a[href^="/teacher/diy/add/ebook"]'));
  await typeInto(page, page.getByRole('textbox', { name: words(editorMessages, lang)('name') }), name);
  await chooseSubjectByKeys(page);
  await addPages(page, lang);
  await movePage(page, lang);
  await changePage(page, lang);
  await completeByKeys(page, lang);
  await pressOn(page, page.getByRole('link', { name: words(editorMessages, lang)('back') }));
  await shareByKeys(page, lang, name);
});

test(`reading a book (${lang})`, async ({ page, request, baseURL }) => {
  const send = await signInForCalls(request, 'teacher@example.com');
  const { items } = await send('GET /diy/list', { type: 'ebook', keyword: '水的旅程' });
  const { id: unit } = await send('POST /teacher/unit_add', { ...(await findPlace(send)), name: lang });
  const { code } = await placeActivity(send, unit, items[0]?.id ?? 0, {});
  const { hostname } = new URL(baseURL ?? '');
  await page
    .context()
    .addCookies([{ name: 'player_language', value: lang, domain: hostname, path: '/play' }]);
  await page.goto(`/play/${code}`);
  const join = words(joinMessages, lang);
  const student = 'student24';
  await typeInto(page, page.getByLabel(join('email')), `${student}@example.com`);
  await typeInto(page, page.getByLabel(join('password'), { exact: true }), 'elearning');
  await page.keyboard.press('Enter');
  await pressOn(page, page.getByRole('button', { name: words(startMessages, lang)('open'), exact: true }));
  await turnPages(page, lang);
});
