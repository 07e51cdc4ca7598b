import type { Locator, Page } from '@playwright/test';
import { placingMessages } from '#teacher/features/activities/placing/placing-messages.ts';
import { coursewareMessages } from '#teacher/features/coursewares/messages.ts';
import { gridMessages } from '#teacher/features/study/grid-messages.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { unitMessages } from '#teacher/features/units/messages.ts';
import {
  addActivity,
  figuresQuiz,
  findPlace,
  placeActivity,
  signInForCalls,
} from '#tests/e2e/support/furnish.ts';
import { signInStudent, signInTeacher } from '#tests/e2e/support/people.ts';
import { retryNumber } from '#tests/e2e/support/retry-number.ts';
import { words } from '#tests/e2e/support/words.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';

/** Checks which parts small laptops and phones show without scrolling, and that nothing is cut off. */

const phone = { width: 390, height: 844 };
const laptop = { width: 1366, height: 768 };

/** Texts that end before they have said all. */
function findCut(texts: Locator): Promise<string[]> {
  return texts.evaluateAll((elements) =>
    elements
      .filter(
        (element) =>
          element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible',
      )
      .map((element) => element.textContent ?? ''),
  );
}

async function middleOf(target: Locator): Promise<number> {
  const box = await target.boundingBox();
  return box ? box.y + box.height / 2 : Number.NaN;
}

async function openAddMenu(page: Page, add: string, item: string): Promise<void> {
  await page.getByRole('button', { name: add, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** In the window, and nothing lies over it. */
function isInSight(button: Locator): Promise<boolean> {
  return button.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight && element.contains(found);
  });
}

for (const lang of ['en', 'zh-hk'] as const) {
  const t = words(unitMessages, lang);

  test(`the bar of the student app on a phone (${lang})`, async ({ page, baseURL }) => {
    const domain = new URL(baseURL ?? '').hostname;
    await page.context().addCookies([{ name: 'player_language', value: lang, domain, path: '/play' }]);
    await page.setViewportSize(phone);
    await page.goto('/play/sign-in');
    await signInStudent(page, lang, 'student01@example.com');
    // While the home page is being loaded another bar is in its place.
    await expect(page).toHaveURL('/play/');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    const header = page.locator('header:visible');
    await expect(header.locator('a[href$=profile]')).toBeVisible();
    const parts = ['a > svg', 'p', 'select'].map((part) => header.locator(part).first());
    for (const part of parts) await expect(part).toBeVisible();
    const [logo, badge, languages] = await Promise.all(parts.map((part) => part.boundingBox()));
    expect(logo?.width).toBe(36);
    expect(badge?.x).toBeGreaterThanOrEqual(logo ? logo.x + logo.width : Number.NaN);
    expect(languages?.x).toBeGreaterThanOrEqual(badge ? badge.x + badge.width : Number.NaN);
  });

  test(`units, coursewares and results on a phone (${lang})`, async ({ page, request, baseURL }) => {
    const send = await signInForCalls(request, 'teacher@example.com');
    const place = await findPlace(send);
    const longName = `${lang} ${retryNumber()} ${'恐龍與化石：'.repeat(6)}`;
    const { id: unit_id } = await send('POST /teacher/unit_add', { ...place, name: longName });
    const activity = await addActivity(send, longName, figuresQuiz, place.subject_id);
    const { id: courseware } = await placeActivity(send, unit_id, activity, {
      due_at: Date.now() + 86_400_000,
    });
    await signInTeacher(page, baseURL ?? '', lang);
    await page.setViewportSize(phone);

    await page.goto('/unit/list');
    const link = page.getByRole('link', { name: longName });
    await expect(link).toBeVisible();
    expect(await findCut(link)).toEqual([]);
    const title = page.getByRole('heading', { level: 1 });
    const all = page.getByRole('link', { name: t('all_coursewares') });
    expect(Math.abs((await middleOf(title)) - (await middleOf(all)))).toBeLessThan(2);
    const [copy, create] = [t('copy_unit'), t('create')].map((name) => page.getByRole('button', { name }));
    if (copy && create) expect(Math.abs((await middleOf(copy)) - (await middleOf(create)))).toBeLessThan(2);

    await page.goto(`/unit/course/list?unit_id=${unit_id}`);
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: longName }) });
    await expect(row).toBeVisible();
    expect(await findCut(row.locator('button, p, span'))).toEqual([]);

    await page.goto('/study-situation-view/list');
    await expect(page.getByRole('table')).toBeVisible();
    expect(await findCut(page.locator('td, td a, td span:not(.el-visually-hidden)'))).toEqual([]);

    await page.goto(`/study-situation-view/grid?courseware_id=${courseware}`);
    const grid = page.getByRole('table');
    const sort = page.getByRole('combobox', { name: words(studyMessages, lang)('sort_by') });
    await expect(grid).toBeVisible();
    expect((await grid.boundingBox())?.y).toBeLessThan(phone.height / 3);
    await expect(sort).toBeHidden();
    await page.getByRole('button', { name: words(gridMessages, lang)('more'), exact: true }).click();
    await expect(sort).toBeVisible();
  });
}

for (const size of [phone, laptop]) {
  test(`the next step of a tall dialog is in sight at ${size.width} × ${size.height}`, async ({
    page,
    request,
    baseURL,
  }) => {
    const send = await signInForCalls(request, 'teacher@example.com');
    const place = await findPlace(send);
    const { id: unit_id } = await send('POST /teacher/unit_add', { ...place, name: `10 + ${size.width}` });
    await placeActivity(send, unit_id, await addActivity(send, '10 + 8', figuresQuiz, place.subject_id), {});
    await signInTeacher(page, baseURL ?? '', 'en');
    await page.setViewportSize(size);
    await page.goto(`/unit/course/list?unit_id=${unit_id}`);
    await openAddMenu(page, words(coursewareMessages, 'en')('add'), 'Link');
    const name = words(placingMessages, 'en')('do_closed');
    const submit = page.getByRole('button', { name });
    await expect(submit).toBeVisible();
    expect(await isInSight(submit)).toBe(true);
    // And nothing that has the focus lies under it.
    const dialog = page.getByRole('dialog');
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      const focused = dialog.locator(':focus');
      if ((await focused.count()) > 0) expect(await isInSight(focused)).toBe(true);
    }
  });
}
