import type { Browser, Page, Response } from '@playwright/test';
import { editorMessages } from '#activities/ebook/editor/editor-messages.ts';
import { playerMessages } from '#activities/ebook/player/player-messages.ts';
import type { Language } from '#contract/language.ts';
import { viewerMessages } from '#parts/document-pages/views/messages.ts';
import { partTimesMessages } from '#parts/part-times/views/messages.ts';
import { attemptMessages } from '#player/features/attempt/messages.ts';
import { submittedMessages } from '#player/features/attempt/result/submitted-messages.ts';
import { startMessages } from '#player/features/start/messages.ts';
import { findPrograms } from '#server/media/programs/find-programs.ts';
import { typingPauseMs } from '#teacher/features/activities/draft/draft-state.ts';
import { editorMessages as diyEditorMessages } from '#teacher/features/activities/editor/editor-messages.ts';
import { activityMessages } from '#teacher/features/activities/list/activity-messages.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { completeActivity, dropFiles, openEditor, readActivityId } from '#tests/e2e/support/editing.ts';
import { findPlace, placeActivity, signInForCalls } from '#tests/e2e/support/furnish.ts';
import { compareInk, readInk, sumInk } from '#tests/e2e/support/ink.ts';
import { joinAsStudent, signInTeacher } from '#tests/e2e/support/people.ts';
import { words } from '#tests/e2e/support/words.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { writePptx } from '#tests/support/samples/office-samples.ts';
import { writeTextPdf } from '#tests/support/samples/pdf-samples.ts';

/** Slides and a handout become a book; a student reads it on a phone, and the teacher sees the progress. */

const slides = '1 水的循環.pptx';
const slideCount = 6;
const total = slideCount + 2;
const pptx = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** Six slides and two pages of paper, different each time, so that no conversion exists yet. */
async function makeFiles() {
  const mark = String(Date.now());
  const texts = Array.from({ length: slideCount }, (_, index) => `水的循環 ${mark} ${index + 1}`);
  return [
    { name: slides, mimeType: pptx, buffer: await writePptx(texts) },
    {
      name: '2 分數.pdf',
      mimeType: 'application/pdf',
      buffer: writeTextPdf(['分數的加法', `蒸發 ${mark.slice(-4)}`]),
    },
  ];
}

/** Opens the same book in two more windows, as if left open on other computers. */
async function leaveOpen(page: Page, id: number): Promise<Page[]> {
  const windows = [await page.context().newPage(), await page.context().newPage()];
  for (const each of windows) {
    await each.goto(`/teacher/diy/edit/ebook/${id}`);
    await expect(each.getByRole('progressbar').first()).toBeVisible();
  }
  return windows;
}

/** Expects each window to show the pages without a conflict, because nobody changed the book there. */
async function checkNoConflict(windows: readonly Page[], lang: Language): Promise<void> {
  const conflict = words(diyEditorMessages, lang)('conflict_title');
  for (const each of windows) {
    await expect(each.getByText(words(editorMessages, lang)('count_pages', { count: total }))).toBeVisible();
  }
  await windows[0]?.waitForTimeout(3 * typingPauseMs);
  for (const each of windows) {
    await expect(each.getByText(conflict)).toHaveCount(0);
    await each.close();
  }
}

async function makeBook(page: Page, lang: Language, name: string): Promise<number> {
  const t = words(editorMessages, lang);
  await openEditor(page, lang, 'ebook', name);
  const id = await readActivityId(page);
  const isKept = (reply: Response) =>
    reply.url().includes('/diy/save') && (reply.request().postData() ?? '').includes(slides);
  const kept = page.waitForResponse(isKept, { timeout: 30_000 });
  await dropFiles(page.getByRole('heading', { name: t('add_title') }), await makeFiles());
  await expect(page.getByRole('progressbar', { name: slides })).toBeVisible();
  await kept;

  const left = await leaveOpen(page, id);
  // Goes to the list meanwhile, which shows the progress.
  await page.goto('/teacher/diy');
  const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: name }).first();
  const diy = words(activityMessages, lang);
  await expect(row.getByText(diy('status_2'))).toBeVisible();
  // At 0 % the bar has no width yet and would not count as visible.
  await expect(row.getByRole('progressbar', { name: diy('status_2') })).toHaveAttribute(
    'aria-valuenow',
    /^\d+$/,
  );
  await expect(row.getByText(diy('status_2'))).toHaveCount(0, { timeout: 60_000 });

  await checkNoConflict(left, lang);
  await page.goto(`/teacher/diy/edit/ebook/${id}`);
  await expect(page.getByText(t('count_pages', { count: total }))).toBeVisible();
  await completeActivity(page, lang);
  return id;
}

async function placeBook(browser: Browser, baseURL: string, activity: number) {
  const { request } = await browser.newContext({ baseURL });
  const send = await signInForCalls(request, 'teacher@example.com');
  const { id: unit } = await send('POST /teacher/unit_add', {
    ...(await findPlace(send)),
    name: 'Water',
  });
  return placeActivity(send, unit, activity, {});
}

/** Checks the characters on the first page of paper: five of 60 points, on 595 × 842 points. */
async function seeCharacters(phone: Page, lang: Language): Promise<void> {
  const picture = phone.getByRole('img', {
    name: words(viewerMessages, lang)('page', { number: slideCount + 1 }),
  });
  await expect(picture).toHaveAttribute('data-state', 'shown');
  const cell = (index: number) => ({
    x: (60 + 60 * index) / 595,
    y: 188 / 842,
    width: 60 / 595,
    height: 64 / 842,
  });
  const first = await readInk(picture, cell(0));
  const second = await readInk(picture, cell(1));
  expect(sumInk(first)).toBeGreaterThan(0.08);
  expect(sumInk(second)).toBeGreaterThan(0.08);
  expect(compareInk(first, second)).toBeGreaterThan(0.08);
  expect(sumInk(await readInk(picture, { x: 0, y: 0.5, width: 1, height: 0.5 }))).toBe(0);
}

async function read(phone: Page, lang: Language): Promise<void> {
  const t = words(viewerMessages, lang);
  const onPage = (number: number) => phone.getByRole('group', { name: t('page_of', { number, total }) });
  await phone.getByRole('button', { name: words(startMessages, lang)('open'), exact: true }).click();
  const slide = onPage(1).getByRole('img', { name: t('page', { number: 1 }) });
  await expect(slide).toHaveAttribute('data-state', 'shown');
  expect(sumInk(await readInk(slide, { x: 0.1, y: 0.18, width: 0.8, height: 0.18 }))).toBeGreaterThan(0.01);
  await phone.waitForTimeout(1_200);

  await phone.keyboard.press('ArrowRight');
  await expect(onPage(2)).toBeVisible();
  await phone.getByRole('textbox', { name: t('page_number') }).fill(String(slideCount + 1));
  await phone.keyboard.press('Enter');
  await seeCharacters(phone, lang);
  await phone.getByRole('button', { name: t('search'), exact: true }).click();
  await phone.getByRole('searchbox', { name: t('search_label') }).fill('水的循環');
  await expect(phone.getByText(t('found', { count: slideCount }))).toBeVisible();
  await phone.getByRole('searchbox').fill('加法');
  await expect(phone.getByText(t('found', { count: 1 }))).toBeVisible();
  await phone.getByRole('searchbox').fill('蒸發');
  await phone.getByRole('button', { name: t('page', { number: total }) }).click();
  await expect(onPage(total)).toBeVisible();
  await phone.keyboard.press('ArrowLeft');
  await expect(onPage(total - 1)).toBeVisible();
  await phone.waitForTimeout(1_200);

  await phone.getByRole('link', { name: words(attemptMessages, lang)('leave') }).click();
}

const lang = 'zh-hk';

test(`slides and a handout are read as a book (${lang})`, async ({ page, browser, baseURL }, { retry }) => {
  const { soffice } = findPrograms();
  test.skip(soffice === undefined, 'LibreOffice is not installed: slides cannot be converted');
  const origin = baseURL ?? '';
  // Another name for each try, because a failed try leaves its book behind.
  const name = `Water ${lang} ${retry + 1}`;
  await signInTeacher(page, origin, lang);
  const activity = await makeBook(page, lang, name);
  const { id: courseware, code } = await placeBook(browser, origin, activity);

  const email = 'student25@example.com';
  const { context, page: phone } = await joinAsStudent(browser, origin, lang, { email, code });
  await read(phone, lang);
  await phone.getByRole('link', { name: new RegExp(name) }).click();
  await phone.getByRole('button', { name: words(startMessages, lang)('open'), exact: true }).click();
  const viewer = words(viewerMessages, lang);
  await expect(
    phone.getByRole('group', { name: viewer('page_of', { number: total - 1, total }) }),
  ).toBeVisible();
  await phone.keyboard.press('End');
  // Shorter than the interval at which reading is saved.
  await phone.waitForTimeout(1_200);
  await phone.getByRole('button', { name: words(playerMessages, lang)('done') }).click();
  await expect(phone.getByText(words(submittedMessages, lang)('finished_note'))).toBeVisible();

  const study = words(studyMessages, lang);
  const parts = words(partTimesMessages, lang);
  await page.goto(`/study-situation-view/grid?courseware_id=${courseware}`);
  const row = page
    .getByRole('row')
    .filter({ hasText: study('finished') })
    .last();
  await expect(page.getByRole('columnheader', { name: study('parts_read') })).toBeVisible();
  await expect(row).toContainText(study('finished_unread', { done: 3, of: total }));
  await expect(row).toContainText(/\d+ ?秒/);
  await row.getByRole('link').first().click();
  await expect(page.getByText(parts('read_of', { read: 3, total }))).toBeVisible();
  await page.goto(`/study-situation-view/grid?courseware_id=${courseware}`);
  await page.getByRole('link', { name: study('reading_report') }).click();
  await expect(page.getByText(parts('students', { count: 1 }))).toHaveCount(3);
  await context.close();
});
