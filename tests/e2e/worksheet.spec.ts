import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { editorMessages } from '#activities/penactivity/editor/editor-messages.ts';
import { playerMessages } from '#activities/penactivity/player/player-messages.ts';
import type { Language } from '#contract/language.ts';
import { inkMessages } from '#parts/ink/ink-messages.ts';
import { inkAnswerMessages } from '#parts/ink-answers/messages.ts';
import { playerMessages as appMessages } from '#player/shared/messages.ts';
import { findSaveState, submitAttempt } from '#tests/e2e/support/at-work.ts';
import { canvasOf, dragOver, drawLine, markFirstDrawing, openDrawing } from '#tests/e2e/support/draw.ts';
import { completeActivity, dropFiles, openEditor, readActivityId } from '#tests/e2e/support/editing.ts';
import { findAxeViolations } from '#tests/e2e/support/find-axe-violations.ts';
import { findPlace, placeActivity, signInForCalls } from '#tests/e2e/support/furnish.ts';
import { pressOn } from '#tests/e2e/support/keys.ts';
import { signInTeacher, tabletSize, waitForOfflineCode } from '#tests/e2e/support/people.ts';
import { words } from '#tests/e2e/support/words.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { writeTextPdf } from '#tests/support/samples/pdf-samples.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';

/**
 * A PDF becomes a worksheet with a region drawn by mouse and one made by keys; one student writes by pointer and loses
 * the network, one by keyboard alone; the teacher marks by region.
 */

const students = {
  'zh-hk': ['student22', 'student23'],
  en: ['student28', 'student29'],
} as const;

/** Makes the worksheet in the editor, and opens it for the class. */
async function placeWorksheet(page: Page, request: APIRequestContext, lang: Language) {
  const t = words(editorMessages, lang);
  await openEditor(page, lang, 'penactivity', `Fractions ${lang}`);
  const buffer = writeTextPdf(['1/2 + 1/4', `3/4 ${Date.now()}`]);
  await dropFiles(page.getByRole('heading', { name: t('add_title') }), [
    { name: '分數.pdf', mimeType: 'application/pdf', buffer },
  ]);
  await expect(page.getByText(t('count_pages', { count: 2 }), { exact: true })).toBeVisible({
    timeout: 60_000,
  });

  const sheet = page.getByRole('region', { name: t('page_number', { number: 1 }) }).getByRole('presentation');
  await sheet.scrollIntoViewIfNeeded();
  await dragOver(page, sheet, [0.1, 0.1], [0.9, 0.25]);
  const points = (number: number) => t('points_of', { label: t('region_number', { number }) });
  await page.getByLabel(points(1)).fill('4');
  await pressOn(page, page.getByRole('button', { name: t('add_region') }), 'Enter');
  await expect(
    page.getByRole('button', { name: t('region_label', { number: 2, points: '4' }) }),
  ).toBeFocused();
  await page.keyboard.press('Shift+ArrowDown');
  await page.getByLabel(t('name_of', { label: t('region_number', { number: 2 }) })).fill('3/4');
  await expect(page.getByText(t('sum_regions', { count: 2, points: '8' }))).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);

  const id = await readActivityId(page);
  await completeActivity(page, lang);
  const teacher = await signInForCalls(request, 'teacher@example.com');
  const { id: unit } = await teacher('POST /teacher/unit_add', {
    ...(await findPlace(teacher)),
    name: `Fractions ${lang}`,
  });
  const { id: courseware } = await placeActivity(teacher, unit, id, {});
  return { teacher, courseware };
}

const openWork = (browser: Browser, origin: string, lang: Language, student: string, courseware: number) =>
  openDrawing(browser, origin, lang, {
    student,
    courseware,
    canvas: words(playerMessages, lang)('your_sheet'),
    size: tabletSize,
  });

/** The button that leads to a question, and says whether it is answered. */
const questionOf = (page: Page, start: string) =>
  page
    .getByRole('navigation')
    .getByRole('button')
    .filter({ hasText: new RegExp(`^${start}`) });

async function writeByPointer(phone: Page, lang: Language): Promise<void> {
  const name = words(playerMessages, lang)('your_sheet');
  await waitForOfflineCode(phone);
  await questionOf(phone, '1').click();
  await drawLine(phone, name, [0.3, 0.2], [0.7, 0.22], 'pen');
  await expect(findSaveState(phone, lang, 'saved')).toBeVisible();
  await expect(questionOf(phone, '1')).toHaveAttribute('data-done');
  await phone.context().setOffline(true);
  await drawLine(phone, name, [0.3, 0.24], [0.6, 0.25], 'pen');
  await phone.reload();
  await expect(canvasOf(phone, name)).toBeVisible();
  await expect(questionOf(phone, '1')).toHaveAttribute('data-done');
  await expect(questionOf(phone, '2')).not.toHaveAttribute('data-done');
  const inkWords = words(inkMessages, lang);
  await phone.getByRole('button', { name: inkWords('list') }).click();
  const list = phone.getByRole('region', { name: inkWords('list') });
  const strokes = inkWords('strokes_by', { name: inkWords('yourself'), count: 2 });
  await expect(list.getByText(strokes)).toBeVisible();
  await list.getByRole('button', { name: words(commonMessages, lang)('close') }).click();
  await phone.context().setOffline(false);
  await expect(findSaveState(phone, lang, 'saved')).toBeVisible();
}

/** Goes to a region, and puts a text there; the page is shown around the region. */
async function writeByKeys(phone: Page, lang: Language): Promise<void> {
  const canvas = canvasOf(phone, words(playerMessages, lang)('your_sheet'));
  await pressOn(phone, questionOf(phone, '2'), 'Enter');
  await expect(canvas).toBeFocused();
  await phone.keyboard.press('t');
  await phone.keyboard.press('Enter');
  await phone.keyboard.type('3/4');
  await phone.keyboard.press('Escape');
  await expect(findSaveState(phone, lang, 'saved')).toBeVisible();
}

for (const lang of ['zh-hk', 'en'] as const) {
  test(`a class writes on a worksheet, marked by region (${lang})`, async ({
    browser,
    request,
    page,
    baseURL,
  }) => {
    const origin = baseURL ?? '';
    await signInTeacher(page, origin, lang);
    const { teacher, courseware } = await placeWorksheet(page, request, lang);
    const [first, second] = students[lang];
    const pointer = await openWork(browser, origin, lang, first, courseware);
    await writeByPointer(pointer, lang);
    const keys = await openWork(browser, origin, lang, second, courseware);
    await writeByKeys(keys, lang);
    expect(await findAxeViolations(keys)).toEqual([]);
    await submitAttempt(pointer, lang);
    await submitAttempt(keys, lang);
    const { questions } = await teacher('GET /study/marking', { courseware_id: courseware });
    expect(questions.map(({ title, max_score }) => [title, max_score])).toEqual([
      ['1', 4],
      ['3/4', 4],
    ]);

    const ink = words(inkAnswerMessages, lang);
    await page.goto(`/study-situation-view/marking?courseware_id=${courseware}&show=all`);
    await expect(
      page
        .getByRole('region', { name: ink('gallery') })
        .getByRole('img')
        .first(),
    ).toBeVisible();
    await markFirstDrawing(page, lang, courseware, '3');
    const { answers, attempts } = await teacher('GET /study/marking', {
      courseware_id: courseware,
      question_id: questions[0]?.id ?? '',
    });
    const marked = answers.find(({ score }) => score === 3);
    expect(marked).toMatchObject({ item_count: 2 });

    const returned = attempts.find(({ attempt_id }) => attempt_id === marked?.attempt_id);
    await teacher('POST /study/reopen_attempts', {
      courseware_id: courseware,
      user_ids: (returned?.members ?? []).map(({ user_id }) => user_id),
      is_return: true,
      message: '1 + 1',
    });
    await pointer.reload();
    await expect(pointer.getByText(words(appMessages, lang)('returned'))).toBeVisible();
    const inkWords = words(inkMessages, lang);
    await pointer.getByRole('button', { name: inkWords('list') }).click();
    await expect(pointer.getByText(inkWords('tick'))).toBeVisible();
    for (const each of [pointer, keys]) await each.context().close();
  });
}
