import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Language } from '#contract/language.ts';
import { attachmentMessages } from '#parts/attachments/messages.ts';
import type { Quiz } from '#parts/quiz/model.ts';
import { openQuestion } from '#parts/quiz-questions/samples/sample-parts.ts';
import { keptHereMessages } from '#player/features/attempt/result/kept-here-messages.ts';
import { submittingMessages } from '#player/features/attempt/work/submitting-messages.ts';
import { unsentFilesMessages } from '#player/features/attempt/work/unsent-files-messages.ts';
import {
  findSaveState,
  openAndStart,
  placeQuizzes,
  requireFirstPlaced,
  submitAttempt,
} from '#tests/e2e/support/at-work.ts';
import { findAxeViolations } from '#tests/e2e/support/find-axe-violations.ts';
import { signInForCalls } from '#tests/e2e/support/furnish.ts';
import { openPhone, waitForOfflineCode } from '#tests/e2e/support/people.ts';
import { words } from '#tests/e2e/support/words.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { unsentMessages } from '#ui/unsent/list/unsent-messages.ts';

/** Text and photo of a student without network: they are submitted together, or reach a reopened attempt. */

const walk: Quiz = {
  layout: 'all_on_page',
  allow_back: true,
  questions: [openQuestion('leaf', { text: '1 + 1 …', score: 4, file_kinds: ['picture'], file_max: 2 })],
};

async function photograph(page: Page, lang: Language): Promise<void> {
  const create = { width: 600, height: 800, channels: 3 as const, background: '#383' };
  const buffer = await sharp({ create }).jpeg().toBuffer();
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: words(attachmentMessages, lang)('take_picture') }).tap();
  await (await chosen).setFiles({ name: 'leaf.jpg', mimeType: 'image/jpeg', buffer });
}

/** Pictures of the screen on a phone and on the computer of a classroom. */
async function picture(page: Page, name: string): Promise<void> {
  for (const [width, height] of [
    [1_366, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: test.info().outputPath(`${name}-${width}.png`) });
  }
  expect(await findAxeViolations(page)).toEqual([]);
}

/** A phone with words and a photo that wait for the network. */
async function workOffline(page: Page, lang: Language, courseware: number, student: string): Promise<number> {
  const attempt = await openAndStart(page, lang, student, courseware);
  await page.getByRole('textbox').fill('1 2 3');
  await expect(findSaveState(page, lang, 'saved')).toBeVisible();
  await waitForOfflineCode(page);
  await page.context().setOffline(true);
  await page.getByRole('textbox').fill('1 2 3 4');
  await photograph(page, lang);
  await expect(findSaveState(page, lang, 'waiting')).toBeVisible();
  return attempt;
}

test('what is submitted without network is submitted with its photo', async ({
  browser,
  request,
  baseURL,
}) => {
  const lang = 'zh-hk';
  const { placed } = await placeQuizzes(request, '20 + 40', walk, {});
  const page = await openPhone(browser, baseURL ?? '', lang);
  const attempt = await workOffline(page, lang, requireFirstPlaced(placed).id, 'student14');
  await picture(page, 'offline');
  await submitAttempt(page, lang);
  await expect(page.getByText(words(submittingMessages, lang)('handing_in_offline'))).toBeVisible();
  await expect(
    page.getByText(words(unsentFilesMessages, lang)('files_under_way', { count: 1 })),
  ).toBeVisible();
  await picture(page, 'submitting');
  await page.context().setOffline(false);
  const student = await signInForCalls(request, 'student14@example.com');
  await expect
    .poll(async () => (await student('GET /play/attempt', { id: attempt })).state, { timeout: 30_000 })
    .toBe('submitted');
  const { answers } = await student('GET /play/attempt', { id: attempt });
  expect(answers[0]?.files).toHaveLength(1);
  expect(JSON.stringify(answers[0]?.response)).toContain('1 2 3 4');
  await page.context().close();
});

test('what comes after the end is kept, listed, and sent when the attempt is opened again', async ({
  browser,
  request,
  baseURL,
}) => {
  const lang = 'en';
  const { sendAsTeacher: teacher, placed } = await placeQuizzes(request, '20 + 41', walk, {});
  const { id } = requireFirstPlaced(placed);
  const page = await openPhone(browser, baseURL ?? '', lang);
  const attempt = await workOffline(page, lang, id, 'student15');
  await picture(page, 'offline');
  await teacher('POST /teacher/courseware_close', { id, confirmed: true });
  await page.context().setOffline(false);
  const kept = words(keptHereMessages, lang);
  await expect(page.getByText(kept('kept_here', { count: 2 }))).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(kept('kept_here_late', { count: 2 }))).toBeVisible();
  await picture(page, 'result');
  await page.getByRole('button', { name: kept('kept_here_show') }).click();
  const list = page.getByRole('dialog', { name: words(unsentMessages, lang)('title') });
  await expect(list.getByText(words(unsentMessages, lang)('late')).first()).toBeVisible();
  await picture(page, 'list');
  await page.keyboard.press('Escape');
  await page.goto('/play/');
  const student = await signInForCalls(request, 'student15@example.com');
  await expect(page.getByRole('button', { name: '2 not sent yet' })).toBeVisible();
  await picture(page, 'home');

  await teacher('POST /teacher/courseware_open', { id });
  const { userinfo } = await student('GET /user/info', {});
  await teacher('POST /study/reopen_attempts', { courseware_id: id, user_ids: [userinfo.id] });
  await page.goto(`/play/attempt/${attempt}`);
  await expect(page.getByRole('textbox')).toHaveValue('1 2 3 4');
  await expect(findSaveState(page, lang, 'saved')).toBeVisible({ timeout: 30_000 });
  const { answers } = await student('GET /play/attempt', { id: attempt });
  expect(answers[0]?.files).toHaveLength(1);
  expect(JSON.stringify(answers[0]?.response)).toContain('1 2 3 4');
  await page.context().close();
});
