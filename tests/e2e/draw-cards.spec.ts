import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import { cardsMessages } from '#activities/drawcard/cards-messages.ts';
import { editorMessages } from '#activities/drawcard/editor/editor-messages.ts';
import { playerMessages } from '#activities/drawcard/player/player-messages.ts';
import type { Language } from '#contract/language.ts';
import { taskFieldMessages } from '#parts/drawing-tasks/editor/messages.ts';
import { inkAnswerMessages } from '#parts/ink-answers/messages.ts';
import { messages as questionMessages } from '#parts/quiz-questions/answer-parts/messages.ts';
import { submittedMessages } from '#player/features/attempt/result/submitted-messages.ts';
import { playerMessages as appMessages } from '#player/shared/messages.ts';
import { markingMessages } from '#teacher/features/marking/messages.ts';
import { findSaveState, submitAttempt } from '#tests/e2e/support/at-work.ts';
import { openDrawing } from '#tests/e2e/support/draw.ts';
import { completeActivity, openEditor, readActivityId } from '#tests/e2e/support/editing.ts';
import { findAxeViolations } from '#tests/e2e/support/find-axe-violations.ts';
import { findPlace, placeActivity, signInForCalls } from '#tests/e2e/support/furnish.ts';
import { pressOn } from '#tests/e2e/support/keys.ts';
import { signInTeacher, waitForOfflineCode } from '#tests/e2e/support/people.ts';
import { words } from '#tests/e2e/support/words.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';

/**
 * Cards from the editor to the corrected work: one student drags them and loses the network, one uses the keyboard alone; the
 * first question marks itself, the second is marked by the teacher.
 */

const students = {
  'zh-hk': ['student20', 'student21'],
  en: ['student22', 'student23'],
} as const;

const cards = ['H2O', 'O2', 'CO2'] as const;

async function readPhoto(name: string) {
  return { name, mimeType: 'image/jpeg', buffer: await readFile('src/demo/media/rain/rain-2.jpg') };
}

/** Makes two question cards and three answer cards, one with a photo, on a photo, with clipart and a web page. */
async function makeTask(page: Page, lang: Language): Promise<number> {
  const t = words(editorMessages, lang);
  const tField = words(taskFieldMessages, lang);
  await openEditor(page, lang, 'drawcard', `Cards ${lang}`);
  await page.getByRole('button', { name: t('add_card'), exact: true }).click();
  for (const [index, text] of cards.entries())
    await page.getByLabel(t('card_text', { number: index + 1 }), { exact: true }).fill(text);
  const group = (name: string): Locator => page.getByRole('group', { name, exact: true });
  await group(t('cards'))
    .locator('input[type=file]')
    .first()
    .setInputFiles(await readPhoto('rain.jpg'));
  await page.getByRole('button', { name: t('add_question'), exact: true }).click();
  const question = (number: number) => page.getByRole('region', { name: t('question', { number }) });
  await question(1)
    .getByRole('textbox', { name: t('prompt'), exact: true })
    .fill('H2O + O2 = ?');
  for (const text of ['H2O', 'O2']) await question(1).getByText(text, { exact: true }).click();
  await question(2)
    .getByRole('textbox', { name: t('prompt'), exact: true })
    .fill('1 + 1 = ?');
  await group(t('clipart'))
    .locator('input[type=file]')
    .setInputFiles(await readPhoto('drop.jpg'));
  await page.getByLabel(t('clipart_alt', { number: 1 })).fill('H2');
  await page.getByRole('button', { name: t('add_link') }).click();
  await page.getByLabel(t('show_name', { number: 1 })).fill('H2O 1');
  await page.getByLabel(t('link_address', { number: 1 })).fill('192.0.2.1/h2o');
  await page.getByRole('radio', { name: tField('own') }).check({ force: true });
  await group(tField('background'))
    .locator('input[type=file]')
    .first()
    .setInputFiles(await readPhoto('rain-page.jpg'));
  await expect(page.getByAltText(tField('own_picture'))).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  const id = await readActivityId(page);
  await completeActivity(page, lang);
  return id;
}

async function placeTask(request: APIRequestContext, lang: Language, id: number) {
  const teacher = await signInForCalls(request, 'teacher@example.com');
  const place = await findPlace(teacher);
  const { id: unit } = await teacher('POST /teacher/unit_add', { ...place, name: `Cards ${lang}` });
  const { id: courseware } = await placeActivity(teacher, unit, id, {});
  return { teacher, courseware };
}

const canvasOf = (page: Page, lang: Language) =>
  page.getByRole('application', { name: words(playerMessages, lang)('your_page') });
const trayOf = (page: Page, lang: Language) =>
  page.getByRole('group', { name: words(playerMessages, lang)('cards') });
const cardOf = (page: Page, lang: Language, name: string) =>
  trayOf(page, lang).getByRole('button', { name, exact: true });
const placedOf = (page: Page, lang: Language, name: string) =>
  cardOf(page, lang, words(playerMessages, lang)('on_page', { name }));

const openWork = (browser: Browser, origin: string, lang: Language, student: string, courseware: number) =>
  openDrawing(browser, origin, lang, {
    student,
    courseware,
    canvas: words(playerMessages, lang)('your_page'),
  });

/** Drags a card from the tray to a place of the canvas, in shares of it. */
async function dragCard(page: Page, lang: Language, name: string, [x, y]: readonly [number, number]) {
  const from = await cardOf(page, lang, name).boundingBox();
  const to = await canvasOf(page, lang).boundingBox();
  if (!from || !to) throw new Error('There is no card or no canvas');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + x * to.width, to.y + y * to.height, { steps: 8 });
  await page.mouse.up();
}

const goTo = (page: Page, lang: Language, number: number) =>
  page
    .getByRole('button', {
      name: new RegExp(`^${words(questionMessages, lang)('question_number', { number })},`),
    })
    .click();

/** Places the two right cards, the second without network, and a card on the other page. */
async function workByPointer(phone: Page, lang: Language): Promise<void> {
  await waitForOfflineCode(phone);
  await dragCard(phone, lang, 'H2O', [0.3, 0.5]);
  await expect(placedOf(phone, lang, 'H2O')).toBeVisible();
  await expect(findSaveState(phone, lang, 'saved')).toBeVisible();
  await phone.context().setOffline(true);
  await dragCard(phone, lang, 'O2', [0.6, 0.5]);
  await expect(placedOf(phone, lang, 'O2')).toBeVisible();
  await expect(findSaveState(phone, lang, 'saved')).toHaveCount(0);
  await phone.reload();
  await expect(placedOf(phone, lang, 'O2')).toBeVisible();
  await phone.context().setOffline(false);
  await expect(findSaveState(phone, lang, 'saved')).toBeVisible();
  await expect(placedOf(phone, lang, 'H2O')).toBeVisible();
  await expect(placedOf(phone, lang, 'O2')).toBeVisible();
  await goTo(phone, lang, 2);
  await dragCard(phone, lang, 'CO2', [0.5, 0.5]);
  await expect(placedOf(phone, lang, 'CO2')).toBeVisible();
  await expect(findSaveState(phone, lang, 'saved')).toBeVisible();
}

/** Places a right and a wrong card, moves one and takes one away, with the keyboard alone. */
async function workByKeys(phone: Page, lang: Language): Promise<void> {
  await pressOn(phone, cardOf(phone, lang, 'CO2'));
  await expect(canvasOf(phone, lang)).toBeFocused();
  await phone.keyboard.press('Delete');
  await expect(cardOf(phone, lang, 'CO2')).toBeVisible();
  await pressOn(phone, cardOf(phone, lang, 'H2O'));
  await phone.keyboard.press('ArrowLeft');
  await phone.keyboard.press('ArrowUp');
  await expect(placedOf(phone, lang, 'H2O')).toBeVisible();
  await expect(findSaveState(phone, lang, 'saved')).toBeVisible();
}

for (const lang of ['zh-hk', 'en'] as const) {
  test(`a class places cards, which mark themselves or are marked (${lang})`, async ({
    browser,
    request,
    page,
    baseURL,
  }) => {
    const origin = baseURL ?? '';
    await signInTeacher(page, origin, lang);
    const activity = await makeTask(page, lang);
    const { teacher, courseware } = await placeTask(request, lang, activity);
    const [first, second] = students[lang];
    const pointer = await openWork(browser, origin, lang, first, courseware);
    await expect(pointer.getByRole('link', { name: 'H2O 1' })).toHaveAttribute(
      'href',
      'https://192.0.2.1/h2o',
    );
    await workByPointer(pointer, lang);
    const keys = await openWork(browser, origin, lang, second, courseware);
    await workByKeys(keys, lang);
    expect(await findAxeViolations(keys)).toEqual([]);
    await submitAttempt(pointer, lang);
    await submitAttempt(keys, lang);

    // The first question has marked itself: two of two right cards, and one of two.
    const readScores = async () => {
      const { rows } = await teacher('GET /study/grid', { courseware_id: courseware });
      const scores = rows.map(({ cells }) =>
        cells
          .map(({ score, needs_teacher }) => (needs_teacher ? 'waits' : String(score)))
          .toSorted((one, other) => one.localeCompare(other))
          .join(),
      );
      return [...new Set(scores.filter(Boolean))].toSorted((one, other) => one.localeCompare(other));
    };
    // The page leaves its work while the submission is still on its way.
    await expect.poll(readScores).toEqual(['0,1', '2,waits']);

    const ink = words(inkAnswerMessages, lang);
    await page.goto(`/study-situation-view/class?courseware_id=${courseware}`);
    await expect(page.getByRole('region', { name: ink('gallery') }).getByRole('img')).toHaveCount(2);

    await page.goto(`/study-situation-view/marking?courseware_id=${courseware}`);
    await expect(page.getByRole('application')).toBeVisible();
    const tCards = words(cardsMessages, lang);
    await expect(page.getByRole('list', { name: tCards('placed_cards') }).getByText('CO2')).toBeVisible();
    const tMark = words(markingMessages, lang);
    await page.getByLabel(tMark('score'), { exact: true }).fill('1.5');
    await page.getByLabel(tMark('score'), { exact: true }).press('Enter');
    await expect(page.getByText(tMark('all_saved'))).toBeVisible();

    const { attempts } = await teacher('GET /study/marking', { courseware_id: courseware });
    const user_ids = attempts.flatMap(({ members }) => members.map(({ user_id }) => user_id)).slice(0, 1);
    await teacher('POST /study/reopen_attempts', {
      courseware_id: courseware,
      user_ids,
      is_return: true,
      message: '1 + 1',
    });
    await pointer.reload();
    await expect(pointer.getByText(words(appMessages, lang)('returned'))).toBeVisible();
    await expect(placedOf(pointer, lang, 'O2')).toBeVisible();
    await submitAttempt(pointer, lang);
    await pointer.getByRole('button', { name: words(submittedMessages, lang)('see_answers') }).click();
    await expect(canvasOf(pointer, lang)).toBeVisible();
    await expect(pointer.getByText(words(questionMessages, lang)('right'), { exact: true })).toBeVisible();
    for (const each of [pointer, keys]) await each.context().close();
  });
}
