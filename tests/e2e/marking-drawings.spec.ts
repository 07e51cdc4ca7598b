import type { Locator, Page } from '@playwright/test';
import { inkMessages } from '#parts/ink/ink-messages.ts';
import { markingMessages } from '#teacher/features/marking/messages.ts';
import { handInDrawings } from '#tests/e2e/support/hand-in-drawings.ts';
import { signInTeacher } from '#tests/e2e/support/people.ts';
import { words } from '#tests/e2e/support/words.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';

/** Teachers write on drawings and mark them: with few keys, two at once, and without network. */

const lang = 'zh-hk';
const t = words(markingMessages, lang);
const ink = words(inkMessages, lang);

const pathOf = (courseware_id: number) => `/study-situation-view/marking?courseware_id=${courseware_id}`;
const scoreOf = (page: Page): Locator => page.getByLabel(t('score'), { exact: true });
const allSaved = (page: Page) => expect(page.getByText(t('all_saved'))).toBeVisible();

/** A teacher at the drawings, who counts keys and how often the pen goes down. */
async function openDesk(page: Page, origin: string, courseware_id: number, account?: string) {
  await signInTeacher(page, origin, lang, account);
  await page.goto(pathOf(courseware_id));
  const canvas = page.getByRole('application');
  await expect(canvas).toBeVisible();
  const counts = { keys: 0, pens: 0 };
  async function putPen(x: number, y: number, moves: readonly (readonly [number, number])[] = []) {
    const box = await canvas.boundingBox();
    if (!box) throw new Error('There is no canvas');
    await page.mouse.move(box.x + x, box.y + y);
    await page.mouse.down();
    for (const [toX, toY] of moves) await page.mouse.move(box.x + toX, box.y + toY, { steps: 6 });
    await page.mouse.up();
    counts.pens += 1;
  }
  return {
    page,
    counts,
    putPen,
    drawLine: (x: number, y: number) => putPen(x, y, [[x + 120, y + 30]]),
    press: async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
      counts.keys += keys.length;
    },
  };
}

test('a stroke, a stamp and a mark take three keys and two pen-downs a drawing', async ({
  page,
  request,
  baseURL,
}) => {
  const students = 5;
  const work = await handInDrawings(request, { name: '2 + 1', students, strokes: 20 });
  const { teacher, courseware_id, attempts } = work;
  const { drawLine, putPen, press, counts } = await openDesk(page, baseURL ?? '', courseware_id);
  for (let number = 1; number <= students; number += 1) {
    await drawLine(150, 120 + number * 10);
    await press('s');
    await putPen(300, 200);
    await press(String(number), 'Enter');
  }
  await allSaved(page);
  expect(counts).toEqual({ keys: 3 * students, pens: 2 * students });
  const { answers } = await teacher('GET /study/marking', { courseware_id, question_id: 'drawing' });
  expect(answers.map(({ score }) => score)).toEqual([1, 2, 3, 4, 5]);
  for (const attempt_id of attempts) {
    const { items } = await teacher('GET /study/space', { courseware_id, attempt_id, space: 'teacher_ink' });
    const kinds = items.map(({ shown }) => (shown as { value: { kind: string } }).value.kind);
    expect(kinds).toEqual(['stroke', 'stamp']);
  }
});

test('two teachers write on one drawing, and each takes back only their own', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const work = await handInDrawings(request, { name: '2 + 2', students: 2, strokes: 10 });
  const { teacher, courseware_id } = work;
  const attempt_id = work.attempts[0] ?? 0;
  const readInk = async () => {
    const { items } = await teacher('GET /study/space', { courseware_id, attempt_id, space: 'teacher_ink' });
    return items.map(({ shown }) => (shown as { by: number }).by);
  };
  const colleaguePage = await (await browser.newContext({ baseURL: origin })).newPage();
  const first = await openDesk(page, origin, courseware_id);
  const second = await openDesk(colleaguePage, origin, courseware_id, 'admin');
  await Promise.all([first.drawLine(100, 100), second.drawLine(100, 200)]);
  await expect.poll(readInk).toHaveLength(2);
  const both = await readInk();
  expect(new Set(both).size).toBe(2);
  await first.drawLine(100, 300);
  await expect.poll(readInk).toHaveLength(3);
  const firstAuthor = (await readInk())[2];
  await second.page.getByRole('button', { name: ink('undo') }).click();
  await expect.poll(readInk).toEqual([firstAuthor, firstAuthor]);
  // Nothing of the colleague is left, and what the other teacher drew is not theirs to take back.
  await expect(second.page.getByRole('button', { name: ink('undo') })).toBeDisabled();
  await second.page.getByRole('button', { name: ink('redo') }).click();
  await expect.poll(readInk).toHaveLength(3);

  await scoreOf(second.page).fill('3');
  await scoreOf(first.page).fill('7');
  await scoreOf(first.page).press('Enter');
  await allSaved(first.page);
  await scoreOf(second.page).press('Enter');
  await second.page.keyboard.press('ArrowUp');
  await expect(second.page.getByRole('alert')).toBeVisible();
  await second.page.getByRole('alert').getByRole('button').first().click();
  await allSaved(second.page);
  const { answers } = await teacher('GET /study/marking', { courseware_id, question_id: 'drawing' });
  expect(answers[0]?.score).toBe(7);
  expect(await readInk()).toHaveLength(3);
  await colleaguePage.context().close();
});

test('ten strokes and marks that were made without network arrive in their order', async ({
  browser,
  request,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const work = await handInDrawings(request, { name: '2 + 3', students: 3, strokes: 10 });
  const { teacher, courseware_id, attempts } = work;
  // A context whose console errors do not fail the test, because an offline page reports each failed call.
  const page = await (await browser.newContext({ baseURL: origin })).newPage();
  const { drawLine, press } = await openDesk(page, origin, courseware_id);
  // Each drawing has been on the screen, so that all are here without network.
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
    await press(key);
    await expect(page.getByRole('application')).toBeVisible();
  }
  await page.context().setOffline(true);
  for (const [index, lines] of [3, 3, 1].entries()) {
    for (let line = 0; line < lines; line += 1) await drawLine(100 + line * 30, 100 + line * 40);
    await press(String(index + 4), 'Enter');
  }
  await expect(page.getByText(t('waiting_to_send', { count: 3 }))).toBeVisible();
  await page.context().setOffline(false);
  await allSaved(page);
  const { answers } = await teacher('GET /study/marking', { courseware_id, question_id: 'drawing' });
  expect(answers.map(({ score }) => score)).toEqual([4, 5, 6]);
  for (const [index, attempt_id] of attempts.entries()) {
    const history = { courseware_id, attempt_id, space: 'teacher_ink', after: 0 };
    const readTimes = async () => {
      const { changes } = await teacher('GET /study/space_history', history);
      return changes.map(({ value }) => (value as { t: number }).t);
    };
    await expect.poll(readTimes).toHaveLength([3, 3, 1][index] ?? 0);
    const times = await readTimes();
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  }
  await page.context().close();
});
