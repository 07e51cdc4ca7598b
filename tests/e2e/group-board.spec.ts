import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { boardMessages } from '#activities/webviewgroupdraw/board/board-messages.ts';
import { classMessages } from '#activities/webviewgroupdraw/class/class-messages.ts';
import { createEmptyBoard } from '#activities/webviewgroupdraw/model.ts';
import type { Language } from '#contract/language.ts';
import { inkMessages } from '#parts/ink/ink-messages.ts';
import { submittedMessages } from '#player/features/attempt/result/submitted-messages.ts';
import { startMessages } from '#player/features/start/messages.ts';
import { findSaveState, openAndStart, submitAttempt } from '#tests/e2e/support/at-work.ts';
import { canvasOf, drawLine, markFirstDrawing } from '#tests/e2e/support/draw.ts';
import { findAxeViolations } from '#tests/e2e/support/find-axe-violations.ts';
import { addActivity, findPlace, placeActivity, signInForCalls } from '#tests/e2e/support/furnish.ts';
import { pressOn } from '#tests/e2e/support/keys.ts';
import { openPhone, signInStudent, signInTeacher, waitForOfflineCode } from '#tests/e2e/support/people.ts';
import { retryNumber } from '#tests/e2e/support/retry-number.ts';
import { words } from '#tests/e2e/support/words.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';

/** Two groups draw, three students on their phones: one is offline for a while, the teacher pauses, looks and marks. */

/** By language: class numbers of the two who share a board, and of the one beside them. */
const students = { 'zh-hk': [1, 2, 3], en: [4, 5, 6] } as const;
const accountOf = (number: number) => `student${String(number).padStart(2, '0')}`;

async function placeBoards(request: APIRequestContext, lang: 'zh-hk' | 'en') {
  const teacher = await signInForCalls(request, 'teacher@example.com');
  const place = await findPlace(teacher);
  const name = `1 + 1 ${lang} ${retryNumber()}`;
  const { id: set } = await teacher('POST /group/set_add', {
    class_id: place.class_id,
    name,
    group_count: 0,
  });
  const detail = await teacher('GET /group/set_detail', { id: set });
  const [first, second, third] = students[lang].map(
    (number) => detail.students.find(({ class_number }) => class_number === number)?.id ?? 0,
  );
  const groups = [
    { id: null, name: 'A', leader_id: first ?? 0, members: [first ?? 0, second ?? 0] },
    { id: null, name: 'B', leader_id: null, members: [third ?? 0] },
  ];
  await teacher('POST /group/arrange', { id: set, version: detail.version, groups });
  const content = { ...createEmptyBoard(), prompt: '1 + 1' };
  const activity = await addActivity(teacher, name, content, place.subject_id, 'webviewgroupdraw');
  const { id: unit } = await teacher('POST /teacher/unit_add', { ...place, name });
  const settings = { work_by: 'group', group_set_id: set } as const;
  const { id: courseware } = await placeActivity(teacher, unit, activity, settings);
  return { teacher, courseware };
}

async function begin(
  browser: Browser,
  origin: string,
  lang: Language,
  { number, courseware, joins }: { number: number; courseware: number; joins: boolean },
): Promise<Page> {
  const phone = await openPhone(browser, origin, lang);
  if (joins) {
    await phone.goto(`/play/do/${courseware}`);
    await signInStudent(phone, lang, `${accountOf(number)}@example.com`);
    const name = words(startMessages, lang)('go_on');
    await phone.getByRole('button', { name, exact: true }).click();
  } else await openAndStart(phone, lang, accountOf(number), courseware);
  await expect(canvasOf(phone, words(boardMessages, lang)('your_board'))).toBeVisible();
  return phone;
}

/** How many things the list of the page tells of: it sums the strokes of each person. */
async function expectListed(phone: Page, lang: Language, count: number): Promise<void> {
  const name = words(inkMessages, lang)('list');
  const toggle = phone.getByRole('toolbar').getByRole('button', { name });
  await toggle.click();
  const list = phone.getByRole('region', { name });
  const countThings = async () => {
    const texts = await list.getByRole('listitem').allTextContents();
    return texts.reduce((sum, text) => sum + Number(/\d+/.exec(text)?.[0] ?? 1), 0);
  };
  await expect.poll(countThings).toBe(count);
  await toggle.click();
  await expect(list).toHaveCount(0);
}

for (const lang of ['zh-hk', 'en'] as const) {
  test(`two groups share boards, which their teacher sees, pauses and marks (${lang})`, async ({
    browser,
    request,
    page,
    baseURL,
  }) => {
    test.slow();
    const origin = baseURL ?? '';
    const [t, tClass, tInk] = [
      words(boardMessages, lang),
      words(classMessages, lang),
      words(inkMessages, lang),
    ];
    const { teacher, courseware } = await placeBoards(request, lang);
    const [one, mate, other] = students[lang];
    const first = await begin(browser, origin, lang, { number: one, courseware, joins: false });
    const second = await begin(browser, origin, lang, { number: mate, courseware, joins: true });
    const third = await begin(browser, origin, lang, { number: other, courseware, joins: false });
    const board = t('your_board');

    await waitForOfflineCode(second);
    await drawLine(first, board, [0.2, 0.5], [0.7, 0.48], 'finger');
    await expectListed(second, lang, 1);
    await second.context().setOffline(true);
    await drawLine(second, board, [0.3, 0.55], [0.6, 0.54], 'pen');
    await drawLine(first, board, [0.2, 0.6], [0.6, 0.58]);
    await second.context().setOffline(false);
    await expect(findSaveState(second, lang, 'saved')).toBeVisible();
    for (const phone of [first, second]) await expectListed(phone, lang, 3);
    await expectListed(third, lang, 0);

    // Undo takes back what was drawn here, and nothing of the other.
    await second.getByRole('button', { name: tInk('undo') }).click();
    await expect(second.getByRole('button', { name: tInk('undo') })).toBeDisabled();
    await expectListed(first, lang, 2);

    const canvas = canvasOf(third, board);
    await pressOn(third, canvas, 'l');
    await third.keyboard.press('Enter');
    await canvas.focus();
    await third.keyboard.press('t');
    await third.keyboard.press('Enter');
    await third.keyboard.type('2');
    await third.keyboard.press('Escape');
    await expect(findSaveState(third, lang, 'saved')).toBeVisible();
    expect(await findAxeViolations(third)).toEqual([]);

    await signInTeacher(page, origin, lang);
    await page.goto(`/study-situation-view/class?courseware_id=${courseware}`);
    const wall = page.getByRole('region', { name: tClass('boards') });
    await expect(wall.getByRole('img')).toHaveCount(2);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: tClass('freeze_all') }).click();
    await expect(first.getByText(t('frozen'))).toBeVisible();
    await drawLine(first, board, [0.2, 0.4], [0.6, 0.4]);
    await page.getByRole('button', { name: tClass('unfreeze_all') }).click();
    await expect(first.getByText(t('frozen'))).toHaveCount(0);
    await expectListed(first, lang, 2);

    await wall.getByRole('button').filter({ hasText: 'A' }).first().click();
    await page.getByRole('button', { name: tClass('sticker'), exact: true }).click();
    await page.getByRole('button', { name: tInk('star'), exact: true }).click();
    await expectListed(first, lang, 3);
    await page.getByRole('button', { name: tClass('shares') }).click();
    const shares = page.getByRole('region', { name: tClass('shares') });
    await expect(shares.getByRole('row')).toHaveCount(3);
    await page.getByRole('button', { name: tClass('replay'), exact: true }).click();
    await expect(page.getByRole('slider').first()).toBeVisible();
    await page.goto(`/study-situation-view/class?courseware_id=${courseware}&projector=1`);
    await expect(page.getByText(tClass('board_number', { number: 1 }))).toBeVisible();
    await expect(page.getByText(tClass('shares'))).toHaveCount(0);

    await submitAttempt(first, lang);
    await submitAttempt(third, lang);
    await markFirstDrawing(page, lang, courseware, '7');
    const { answers } = await teacher('GET /study/marking', { courseware_id: courseware });
    expect(answers.map(({ score }) => score).filter((score) => score === 7)).toHaveLength(1);
    await second.reload();
    await second.getByRole('button', { name: words(submittedMessages, lang)('see_answers') }).click();
    await expect(canvasOf(second, board)).toBeVisible();
    for (const phone of [first, second, third]) await phone.context().close();
  });
}
