import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import { editorMessages } from '#activities/videoquiz/editor/editor-messages.ts';
import { timelineMessages } from '#activities/videoquiz/editor/timeline/timeline-messages.ts';
import { playerMessages } from '#activities/videoquiz/player/player-messages.ts';
import { watchMessages } from '#activities/videoquiz/report/report-messages.ts';
import type { Language } from '#contract/language.ts';
import { editorMessages as quizMessages } from '#parts/quiz-questions/editor-fields/messages.ts';
import { videoMessages } from '#parts/video-view/views/messages.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { chooseOption, findRadio, findSaveState, startAttempt, submitAttempt } from './support/at-work.ts';
import { completeActivity, openEditor, readActivityId } from './support/editing.ts';
import { findAxeViolations } from './support/find-axe-violations.ts';
import { findPlace, placeActivity, signInForCalls } from './support/furnish.ts';
import { openPhone, signInStudent, signInTeacher, waitForOfflineCode } from './support/people.ts';
import { retryNumber } from './support/retry-number.ts';
import { words } from './support/words.ts';

/**
 * A video quiz from its making to its report, on a real MP4: one student drags ahead and is held back, one loses the network
 * and reloads.
 */

const video = new URL('../../src/demo/media/rain/rain.mp4', import.meta.url);
const captions = 'WEBVTT\n\n00:00.000 --> 00:03.000\n1, 2, 3\n';
/** The seconds of the questions; the video ends for students soon after the last. */
const seconds = ['0.8', '1.6', '2.4'];
const endSecond = '3';

const pictureOf = (page: Page): Locator => page.locator('video');
const timeOf = (page: Page): Promise<number> =>
  pictureOf(page).evaluate((element: HTMLVideoElement) => element.currentTime);

/** Writes the shown question, whose first answer is right. */
async function writeQuestion(page: Page, lang: Language, index: number): Promise<void> {
  const t = words(quizMessages, lang);
  await page.getByRole('textbox', { name: t('body'), exact: true }).fill(`${index} + 1 = ?`);
  await page.getByLabel(words(editorMessages, lang)('at')).fill(seconds[index] ?? '');
}

async function writeQuestions(page: Page, lang: Language): Promise<void> {
  const t = words(quizMessages, lang);
  await page.getByRole('button', { name: /0:00\.0/ }).click();
  for (const [index, letter] of ['A', 'B'].entries())
    await page.getByLabel(t('answer_letter', { letter }), { exact: true }).fill(index === 0 ? '10' : '20');
  await page.getByLabel(t('correct_letter', { letter: 'A' }), { exact: true }).check({ force: true });
  await writeQuestion(page, lang, 0);
  for (const index of [1, 2]) {
    await page.getByRole('button', { name: t('duplicate'), exact: true }).click();
    await expect(
      page.getByRole('heading', { name: t('question_of', { number: index + 1, total: index + 1 }) }),
    ).toBeVisible();
    await writeQuestion(page, lang, index);
  }
}

/** Makes the activity in the editor. Returns its id. */
async function makeVideoQuiz(page: Page, lang: Language, name: string): Promise<number> {
  const t = words(editorMessages, lang);
  await openEditor(page, lang, 'videoquiz', name);
  const file = { name: 'rain.mp4', mimeType: 'video/mp4', buffer: await readFile(video) };
  await page.locator('input[type=file][accept*=".mp4"]').setInputFiles(file);
  await expect(pictureOf(page)).toBeVisible();
  const vtt = { name: 'rain.vtt', mimeType: 'text/vtt', buffer: Buffer.from(captions) };
  await page.locator('input[type=file][accept*=".vtt"]').setInputFiles(vtt);
  await expect(page.getByText('rain.vtt')).toBeVisible();
  await writeQuestions(page, lang);
  await page.getByLabel(t('end')).fill(endSecond);
  await page.getByRole('switch', { name: t('no_skipping') }).check({ force: true });
  const tTimeline = words(timelineMessages, lang);
  const third = page.getByRole('slider', { name: tTimeline('question', { number: 3 }) });
  await expect(third).toHaveAttribute('aria-valuenow', '2.4');
  // What the bar of a scrolled page half covers is no fault.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await findAxeViolations(page)).toEqual([]);
  await completeActivity(page, lang);
  return readActivityId(page);
}

async function placeForClass(request: APIRequestContext, activity: number, name: string): Promise<number> {
  const teacher = await signInForCalls(request, 'teacher@example.com');
  const place = await findPlace(teacher);
  const { id: unit } = await teacher('POST /teacher/unit_add', { ...place, name });
  return (await placeActivity(teacher, unit, activity, {})).id;
}

async function openVideo(
  browser: Browser,
  baseURL: string,
  lang: Language,
  student: string,
  courseware: number,
) {
  const page = await openPhone(browser, baseURL, lang);
  await page.goto(`/play/do/${courseware}`);
  await signInStudent(page, lang, `${student}@example.com`);
  await startAttempt(page, lang);
  await expect
    .poll(() => pictureOf(page).evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(0);
  return page;
}

const play = (page: Page, lang: Language): Promise<void> =>
  page.getByRole('button', { name: words(videoMessages, lang)('play') }).click();

/** The video has stopped for this question within a quarter of a second of its time. */
async function meetQuestion(page: Page, index: number): Promise<void> {
  await expect(page.getByText(`${index} + 1 = ?`)).toBeVisible();
  expect(Math.abs((await timeOf(page)) - Number(seconds[index]))).toBeLessThan(0.25);
}

async function answer(page: Page, lang: Language, index: number, option: string): Promise<void> {
  await meetQuestion(page, index);
  await chooseOption(findRadio(page, option));
  await page.getByRole('button', { name: words(playerMessages, lang)('go_on') }).click();
}

/** The captions are shown, and not any more once they are switched off. */
async function switchCaptions(page: Page, lang: Language): Promise<void> {
  const readTrack = () =>
    pictureOf(page).evaluate((element: HTMLVideoElement) => {
      const track = [...element.textTracks].find(({ kind }) => kind === 'captions');
      return { mode: track?.mode, count: track?.cues?.length };
    });
  await expect.poll(readTrack).toEqual({ mode: 'showing', count: 1 });
  const button = page.getByRole('button', { name: words(videoMessages, lang)('captions') });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect((await readTrack()).mode).toBe('disabled');
}

/** Drags to the end, is held where nothing was watched yet, then watches and answers. */
async function dragAhead(page: Page, lang: Language): Promise<void> {
  const t = words(playerMessages, lang);
  await page.getByRole('slider', { name: words(videoMessages, lang)('seek') }).press('End');
  await expect(page.getByText(t('held'))).toBeVisible();
  expect(await timeOf(page)).toBeLessThan(0.25);
  await switchCaptions(page, lang);
  await play(page, lang);
  for (const index of [0, 1, 2]) await answer(page, lang, index, index === 1 ? '20' : '10');
  await submitAttempt(page, lang);
  await page.context().close();
}

/** Answers, loses the network, reloads, and goes on where it was; the answer is neither lost nor asked again. */
async function reloadOffline(page: Page, lang: Language): Promise<void> {
  await waitForOfflineCode(page);
  await play(page, lang);
  await answer(page, lang, 0, '10');
  await meetQuestion(page, 1);
  await expect(findSaveState(page, lang, 'saved')).toBeVisible();
  await page.context().setOffline(true);
  await chooseOption(findRadio(page, '20'));
  await expect(findSaveState(page, lang, 'waiting')).toBeVisible();
  await page.reload();
  await expect(findSaveState(page, lang, 'waiting')).toBeVisible();
  await page.context().setOffline(false);
  await expect(findSaveState(page, lang, 'saved')).toBeVisible();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(1.3);
  await play(page, lang);
  await answer(page, lang, 2, '10');
  await submitAttempt(page, lang);
  await page.context().close();
}

async function readReport(page: Page, lang: Language, courseware: number): Promise<void> {
  const t = words(watchMessages, lang);
  const tStudy = words(studyMessages, lang);
  await page.goto(`/study-situation-view/grid?courseware_id=${courseware}`);
  await page.getByRole('link', { name: tStudy('watch_report') }).click();
  await expect(page.getByRole('heading', { level: 1, name: tStudy('watch_report') })).toBeVisible();
  for (const row of ['watched', 'again', 'left'] as const)
    await expect(page.getByRole('img', { name: new RegExp(`^${t(row)}[:：]`) })).toBeVisible();
  // Two of a large class are too few for an average.
  await expect(page.getByText(t('facility_waits'))).toHaveCount(3);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.goto(`/study-situation-view/question-detail?courseware_id=${courseware}`);
  await expect(page.getByRole('heading', { name: tStudy('distribution') })).toBeVisible();
}

for (const lang of ['zh-hk', 'en'] as const) {
  test(`in ${lang}: made, watched with and without network, reported`, async ({
    page,
    browser,
    request,
    baseURL,
  }) => {
    const name = `12 + ${lang === 'en' ? 1 : 2} + ${retryNumber()}`;
    const origin = baseURL ?? '';
    await signInTeacher(page, origin, lang);
    const activity = await makeVideoQuiz(page, lang, name);
    const courseware = await placeForClass(request, activity, name);
    const [first, second] = lang === 'en' ? ['student22', 'student23'] : ['student24', 'student25'];
    await dragAhead(await openVideo(browser, origin, lang, first ?? '', courseware), lang);
    await reloadOffline(await openVideo(browser, origin, lang, second ?? '', courseware), lang);
    await readReport(page, lang, courseware);
  });
}
