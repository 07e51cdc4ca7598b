import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { editorMessages } from '#activities/drawsomething/editor/editor-messages.ts';
import { playerMessages } from '#activities/drawsomething/player/player-messages.ts';
import type { Language } from '#contract/language.ts';
import { taskFieldMessages } from '#parts/drawing-tasks/editor/messages.ts';
import { inkMessages } from '#parts/ink/ink-messages.ts';
import { inkAnswerMessages } from '#parts/ink-answers/messages.ts';
import { submittedMessages } from '#player/features/attempt/result/submitted-messages.ts';
import { playerMessages as appMessages } from '#player/shared/messages.ts';
import { findSaveState, submitAttempt } from '#tests/e2e/support/at-work.ts';
import { canvasOf, drawLine, markFirstDrawing, openDrawing } from '#tests/e2e/support/draw.ts';
import { completeActivity, openEditor, readActivityId } from '#tests/e2e/support/editing.ts';
import { findAxeViolations } from '#tests/e2e/support/find-axe-violations.ts';
import { findPlace, placeActivity, signInForCalls } from '#tests/e2e/support/furnish.ts';
import { pressOn } from '#tests/e2e/support/keys.ts';
import { signInTeacher, waitForOfflineCode } from '#tests/e2e/support/people.ts';
import { words } from '#tests/e2e/support/words.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';

/**
 * A drawing from the editor to the corrected work: one student draws by pointer and loses the network, one by keyboard
 * alone; the teacher writes on what they drew.
 */

const students = {
  'zh-hk': ['student24', 'student25'],
  en: ['student26', 'student27'],
} as const;

/** Makes the activity in the editor, on a photo, and opens it for the class. */
async function placeDrawing(page: Page, request: APIRequestContext, lang: 'zh-hk' | 'en') {
  const t = words(editorMessages, lang);
  const tField = words(taskFieldMessages, lang);
  await openEditor(page, lang, 'drawsomething', `Rain ${lang}`);
  await page.getByRole('textbox', { name: t('prompt'), exact: true }).fill('H2O?');
  await page.getByRole('radio', { name: tField('own') }).check({ force: true });
  const buffer = await readFile('src/demo/media/rain/rain-2.jpg');
  await page
    .locator('fieldset input[type=file]')
    .first()
    .setInputFiles({ name: 'rain.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByAltText(tField('own_picture'))).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  const id = await readActivityId(page);
  await completeActivity(page, lang);
  const teacher = await signInForCalls(request, 'teacher@example.com');
  const place = await findPlace(teacher);
  const { id: unit } = await teacher('POST /teacher/unit_add', { ...place, name: `Rain ${lang}` });
  const { id: courseware } = await placeActivity(teacher, unit, id, {});
  const countItems = async () => {
    const { answers } = await teacher('GET /study/marking', { courseware_id: courseware });
    return answers.map(({ item_count }) => item_count);
  };
  return { teacher, courseware, countItems };
}

const openWork = (browser: Browser, origin: string, lang: Language, student: string, courseware: number) =>
  openDrawing(browser, origin, lang, {
    student,
    courseware,
    canvas: words(playerMessages, lang)('your_drawing'),
  });

async function drawByPointer(phone: Page, lang: Language): Promise<void> {
  const name = words(playerMessages, lang)('your_drawing');
  await waitForOfflineCode(phone);
  await drawLine(phone, name, [0.2, 0.5], [0.7, 0.45], 'finger');
  await expect(findSaveState(phone, lang, 'saved')).toBeVisible();
  await phone.context().setOffline(true);
  await drawLine(phone, name, [0.3, 0.6], [0.6, 0.55], 'finger');
  await expect(findSaveState(phone, lang, 'saved')).toHaveCount(0);
  await phone.reload();
  await expect(canvasOf(phone, name)).toBeVisible();
  await phone.context().setOffline(false);
  await expect(findSaveState(phone, lang, 'saved')).toBeVisible();
}

async function drawByKeys(phone: Page, lang: Language): Promise<void> {
  const canvas = canvasOf(phone, words(playerMessages, lang)('your_drawing'));
  await pressOn(phone, canvas, 'l');
  await phone.keyboard.press('Enter');
  await canvas.focus();
  await phone.keyboard.press('t');
  await phone.keyboard.press('Enter');
  await phone.keyboard.type('H2O');
  await phone.keyboard.press('Escape');
  await expect(findSaveState(phone, lang, 'saved')).toBeVisible();
}

for (const lang of ['zh-hk', 'en'] as const) {
  test(`a class draws, and the teacher writes on it (${lang})`, async ({
    browser,
    request,
    page,
    baseURL,
  }) => {
    const origin = baseURL ?? '';
    await signInTeacher(page, origin, lang);
    const { teacher, courseware, countItems } = await placeDrawing(page, request, lang);
    const [first, second] = students[lang];
    const pointer = await openWork(browser, origin, lang, first, courseware);
    await drawByPointer(pointer, lang);
    const keys = await openWork(browser, origin, lang, second, courseware);
    await drawByKeys(keys, lang);
    expect(await findAxeViolations(keys)).toEqual([]);
    await submitAttempt(pointer, lang);
    await submitAttempt(keys, lang);
    await expect.poll(countItems).toEqual([2, 2]);

    const ink = words(inkAnswerMessages, lang);
    await page.goto(`/study-situation-view/class?courseware_id=${courseware}`);
    await expect(page.getByRole('region', { name: ink('gallery') }).getByRole('img')).toHaveCount(2);
    await page.goto(`/study-situation-view/class?courseware_id=${courseware}&projector=1`);
    await expect(
      page.getByRole('img', { name: ink('drawing_of', { name: ink('drawing_number', { number: 1 }) }) }),
    ).toBeVisible();
    await expect(
      page.getByRole('img', { name: ink('drawing_of', { name: ink('drawing_number', { number: 2 }) }) }),
    ).toBeVisible();

    await markFirstDrawing(page, lang, courseware, '7');
    const { attempts } = await teacher('GET /study/marking', { courseware_id: courseware });
    const user_ids = attempts.flatMap(({ members }) => members.map(({ user_id }) => user_id)).slice(0, 1);
    const message = '1 + 1';
    await teacher('POST /study/reopen_attempts', {
      courseware_id: courseware,
      user_ids,
      is_return: true,
      message,
    });
    await pointer.reload();
    await expect(pointer.getByText(words(appMessages, lang)('returned'))).toBeVisible();
    await expect(canvasOf(pointer, words(playerMessages, lang)('your_drawing'))).toBeVisible();
    const inkWords = words(inkMessages, lang);
    await pointer.getByRole('button', { name: inkWords('list') }).click();
    await expect(pointer.getByText(inkWords('tick'))).toBeVisible();
    await pointer.getByRole('button', { name: inkWords('list') }).click();
    await submitAttempt(pointer, lang);
    await pointer.getByRole('button', { name: words(submittedMessages, lang)('see_answers') }).click();
    await expect(canvasOf(pointer, words(playerMessages, lang)('your_drawing'))).toBeVisible();
    await pointer.getByRole('button', { name: ink('replay'), exact: true }).click();
    await expect(pointer.getByRole('slider').first()).toBeVisible();
    expect(await findAxeViolations(pointer)).toEqual([]);
    await pointer.screenshot({ path: test.info().outputPath(`replay-${lang}.png`) });
    await pointer.getByRole('button', { name: ink('end_replay') }).click();
    await expect(canvasOf(pointer, words(playerMessages, lang)('your_drawing'))).toBeVisible();
    for (const each of [pointer, keys]) await each.context().close();
  });
}
