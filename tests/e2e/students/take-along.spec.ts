import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Trip } from '#activities/digitaltravel/model.ts';
import type { VideoQuiz } from '#activities/videoquiz/model.ts';
import { attachmentMessages } from '#parts/attachments/messages.ts';
import { alongMessages } from '#player/features/attempt/take-along/along-messages.ts';
import { startMessages } from '#player/features/start/messages.ts';
import {
  chooseOption,
  findRadio,
  findSaveState,
  type SendCall,
  submitAttempt,
} from '#tests/e2e/support/at-work.ts';
import { addActivity, findPlace, placeActivity, signInForCalls } from '#tests/e2e/support/furnish.ts';
import { openPhone, signInStudent, waitForOfflineCode } from '#tests/e2e/support/people.ts';
import { words } from '#tests/e2e/support/words.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { badgeMessages } from '#ui/unsent/list/badge-messages.ts';

/** A trip that is taken along: a day without network, with its pictures, its video and a photo, arrives once. */

const lang = 'en';
const t = words(alongMessages, lang);

async function readContent<T>(teacher: SendCall, type: string): Promise<T> {
  const { items } = await teacher('GET /diy/list', { type, limit: 100, order: 'asc' });
  const first = items[0];
  if (!first) throw new Error(`The demo school has no ${type}`);
  return (await teacher('GET /diy/detail', { id: first.id })).content as T;
}

/** Stops of the demo school's trip, and one with a film. */
async function placeTrip(request: APIRequestContext): Promise<number> {
  const teacher = await signInForCalls(request, 'teacher@example.com');
  const trip = await readContent<Trip>(teacher, 'digitaltravel');
  const { video } = await readContent<VideoQuiz>(teacher, 'videoquiz');
  const stops = trip.stops.slice(0, 2);
  const last = trip.stops[2];
  if (!last || !video) throw new Error('The demo school has no third stop or no video');
  const filmed = { ...last, name: '3', scene: 'video' as const, video, spots: [] };
  const place = await findPlace(teacher);
  const { id: unit } = await teacher('POST /teacher/unit_add', { ...place, name: '3 + 3' });
  const content: Trip = {
    ...trip,
    stops: [...stops, filmed],
    questions: trip.questions.filter(({ id }) => id === 'ferry'),
  };
  const activity = await addActivity(teacher, '3 + 3', content, place.subject_id, 'digitaltravel');
  return (await placeActivity(teacher, unit, activity, {})).id;
}

/** Sums of the bytes that the device keeps of what is taken along, by their kind. */
const listKept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('take-along-'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

const goTo = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click();

async function takeAlong(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('take') }).click();
  await page.getByRole('button', { name: t('begin') }).click();
  await expect(page.getByText(t('ready'), { exact: true })).toBeVisible();
}

/** The film plays from the device, also from its middle, which players ask for as a range. */
async function expectVideo(page: Page): Promise<void> {
  const video = page.locator('video');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(0);
  const seenSecond = await video.evaluate(async (element: HTMLVideoElement) => {
    const whenSought = new Promise((resolve) => element.addEventListener('seeked', resolve, { once: true }));
    element.currentTime = element.duration / 2;
    await whenSought;
    return element.currentTime;
  });
  expect(seenSecond).toBeGreaterThan(0.5);
}

test('a trip is taken along, done without network from a closed app, and arrives once', async ({
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const courseware = await placeTrip(request);
  const phone = await openPhone(browser, baseURL ?? '', lang);
  const context = phone.context();
  await phone.goto(`/play/do/${courseware}`);
  await signInStudent(phone, lang, 'student17@example.com');
  await waitForOfflineCode(phone);
  await takeAlong(phone);
  expect((await listKept(phone)).some((path) => path.endsWith('.mp4'))).toBe(true);

  await context.setOffline(true);
  await phone.close();
  const page = await context.newPage();
  await page.goto(`/play/do/${courseware}`);
  await expect(page.getByText(t('ready'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: words(startMessages, lang)('go_on') }).click();
  await page.waitForURL('**/play/attempt/*');
  const attempt = Number(page.url().split('/').pop());
  await expect(page.locator('canvas').first()).toBeVisible();
  await chooseOption(findRadio(page, '渡輪'));
  const chosen = page.waitForEvent('filechooser');
  const tFiles = words(attachmentMessages, lang);
  await page.getByRole('button', { name: tFiles('choose_picture') }).tap();
  const buffer = await readFile('src/demo/media/rain/rain-2.jpg');
  await (await chosen).setFiles({ name: 'ferry.jpg', mimeType: 'image/jpeg', buffer });
  await expect(findSaveState(page, lang, 'waiting')).toBeVisible();

  await goTo(page, /鐘樓/);
  const picture = page.locator('main img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.screenshot({ path: test.info().outputPath('picture.png') });
  await goTo(page, /^3/);
  await expectVideo(page);
  await page.screenshot({ path: test.info().outputPath('video.png') });

  // The student's home tells how much is not sent.
  await page.goto('/play/');
  const tBadge = words(badgeMessages, lang);
  const badge = page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(tBadge('badge', { count: 3 })) });
  await expect(badge).toBeVisible({ timeout: 25_000 });
  await page.screenshot({ path: test.info().outputPath('home.png') });

  await context.setOffline(false);
  await page.goto(`/play/attempt/${attempt}`);
  await expect(findSaveState(page, lang, 'saved')).toBeVisible({ timeout: 30_000 });
  const student = await signInForCalls(request, 'student17@example.com');
  const { answers } = await student('GET /play/attempt', { id: attempt });
  const answer = answers.find(({ question_id }) => question_id === 'ferry');
  expect(answer?.response).toMatchObject({ option: expect.any(String) });
  expect(answer?.files?.map(({ name }) => name)).toEqual(['ferry.jpg']);

  expect(await listKept(page)).not.toEqual([]);
  await submitAttempt(page, lang);
  await expect.poll(() => listKept(page)).toEqual([]);
  await context.close();
});

test('taking along goes on after the network was lost, and is removed by its student', async ({
  browser,
  request,
  baseURL,
}) => {
  const courseware = await placeTrip(request);
  const page = await openPhone(browser, baseURL ?? '', lang);
  let isLost = true;
  await page.context().route('**/media/**', (route) => {
    const isFilm = route.request().url().endsWith('.mp4') && route.request().method() === 'GET';
    return isLost && isFilm ? route.abort() : route.continue();
  });
  await page.goto(`/play/do/${courseware}`);
  await signInStudent(page, lang, 'student16@example.com');
  await waitForOfflineCode(page);
  await page.getByRole('button', { name: t('take') }).click();
  await page.getByRole('button', { name: t('begin') }).click();
  await expect(page.getByText(t('stopped_network'))).toBeVisible();

  await page.reload();
  await expect(page.getByText(t('stopped_left'))).toBeVisible();
  isLost = false;
  await page.getByRole('button', { name: t('go_on') }).click();
  await page.getByRole('button', { name: t('begin') }).click();
  await expect(page.getByText(t('ready'), { exact: true })).toBeVisible();

  await page.getByRole('button', { name: t('remove') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('remove') })
    .click();
  await expect(page.getByRole('button', { name: t('take') })).toBeVisible();
  expect(await listKept(page)).toEqual([]);
  await page.context().close();
});
