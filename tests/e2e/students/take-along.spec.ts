import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import type { Trip } from '#activities/digitaltravel/model.ts';
import type { VideoQuiz } from '#activities/videoquiz/model.ts';
import { playerTokenCookie } from '#contract/limits.ts';
import { attachmentMessages } from '#parts/attachments/messages.ts';
import { openQuestion } from '#parts/quiz-questions/samples/sample-parts.ts';
import { alongMessages } from '#player/features/attempt/take-along/along-messages.ts';
import { startMessages } from '#player/features/start/messages.ts';
import {
  chooseOption,
  findFileButton,
  findRadio,
  findSaveState,
  submitAttempt,
} from '#tests/e2e/support/at-work.ts';
import { readDemoContent } from '#tests/e2e/support/demo-content.ts';
import { addActivity, findPlace, placeActivity, signInForCalls } from '#tests/e2e/support/furnish.ts';
import { openPhone, signInStudent, waitForOfflineCode } from '#tests/e2e/support/people.ts';
import { words } from '#tests/e2e/support/words.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { badgeMessages } from '#ui/unsent/list/badge-messages.ts';

/** A trip that is taken along: a day without network, with its pictures, its video and a photo, arrives once. */

const lang = 'en';
const t = words(alongMessages, lang);

/** Places stops of the demo school's trip, and one with a film; by default with one of its questions. */
async function placeTrip(request: APIRequestContext, questions?: Trip['questions']): Promise<number> {
  const teacher = await signInForCalls(request, 'teacher@example.com');
  const trip = await readDemoContent<Trip>(teacher, 'digitaltravel');
  const { video } = await readDemoContent<VideoQuiz>(teacher, 'videoquiz');
  const stops = trip.stops.slice(0, 2);
  const last = trip.stops[2];
  if (!last || !video) throw new Error('The demo school has no third stop or no video');
  const filmed = { ...last, name: '3', scene: 'video' as const, video, spots: [] };
  const place = await findPlace(teacher);
  const { id: unit } = await teacher('POST /teacher/unit_add', { ...place, name: '3 + 3' });
  const content: Trip = {
    ...trip,
    stops: [...stops, filmed],
    questions: questions ?? trip.questions.filter(({ id }) => id === 'ferry'),
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

type Taken = { name: string; mimeType: string; buffer: Buffer };

/** Photos of a color each. */
const takePhotos = (from: number, count: number): Promise<Taken[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const number = from + index;
      const background = { r: 4 * number, g: 90, b: 200 };
      const create = { width: 320, height: 240, channels: 3 as const, background };
      const buffer = await sharp({ create }).jpeg().toBuffer();
      return { name: `photo-${number}.jpg`, mimeType: 'image/jpeg', buffer };
    }),
  );

const album = (id: string, kinds: Trip['questions'][number]['file_kinds'], stop_id: string) => ({
  ...openQuestion(id, { text: id, file_kinds: kinds, file_max: 10 }),
  files_only: true,
  stop_id,
});

test('a day of photos, sounds and a film arrives once, in the order of taking, from a killed app', async ({
  browser,
  request,
  baseURL,
}) => {
  // A busy machine takes two seconds for a file.
  test.setTimeout(420_000);
  const albums = ['1', '2', '3', '4'];
  const stop = 'promenade';
  const courseware = await placeTrip(request, [
    ...albums.map((id) => album(id, ['picture'], stop)),
    album('5', ['sound', 'video'], stop),
  ]);
  const tFiles = words(attachmentMessages, lang);
  const taken: string[] = [];
  const findFile = (page: Page, name: string) =>
    page.getByRole('listitem').filter({ has: findFileButton(page, lang, name) });
  /** To the first question that still takes some. Until the device says that it keeps them. */
  async function add(page: Page, kind: 'picture' | 'sound' | 'video', files: Taken[]) {
    const button = page.getByRole('button', { name: tFiles(`choose_${kind}`) });
    const chosen = page.waitForEvent('filechooser');
    await button.first().tap();
    await (await chosen).setFiles(files);
    for (const { name } of files) {
      taken.push(name);
      await expect(findFile(page, name).getByRole('status')).toHaveText(tFiles('waiting'));
    }
  }
  const phone = await openPhone(browser, baseURL ?? '', lang);
  const context = phone.context();
  await phone.goto(`/play/do/${courseware}`);
  await signInStudent(phone, lang, 'student18@example.com');
  await waitForOfflineCode(phone);
  await takeAlong(phone);
  await context.setOffline(true);
  const reopen = async (old: Page): Promise<Page> => {
    await old.close();
    const page = await context.newPage();
    await page.goto(`/play/do/${courseware}`);
    await page.getByRole('button', { name: words(startMessages, lang)('go_on') }).click();
    await page.waitForURL('**/play/attempt/*');
    return page;
  };

  let page = await reopen(phone);
  await add(page, 'picture', await takePhotos(1, 10));
  await add(page, 'picture', await takePhotos(11, 10));
  page = await reopen(page);
  const mp3 = await readFile('src/demo/media/listening.mp3');
  await add(
    page,
    'sound',
    [1, 2, 3].map((number) => ({
      name: `sound-${number}.mp3`,
      mimeType: 'audio/mpeg',
      buffer: Buffer.concat([mp3, Buffer.alloc(number)]),
    })),
  );
  await add(page, 'picture', await takePhotos(21, 10));
  page = await reopen(page);
  await add(page, 'picture', await takePhotos(31, 10));
  const film = await readFile('src/demo/media/rain/rain.mp4');
  await add(page, 'video', [{ name: 'film.mp4', mimeType: 'video/mp4', buffer: film }]);
  const attempt = Number(page.url().split('/').pop());

  const cookies = await context.cookies();
  const token = cookies.find(({ name }) => name === playerTokenCookie)?.value ?? '';
  await request.post('/api/user/logout', { headers: { token }, data: {} });
  await context.setOffline(false);
  await page.reload();
  await signInStudent(page, lang, 'student18@example.com');
  const student = await signInForCalls(request, 'student18@example.com');
  const readFiles = async () => {
    const { answers } = await student('GET /play/attempt', { id: attempt });
    return answers.flatMap(({ question_id, files = [] }) => files.map((file) => ({ ...file, question_id })));
  };
  await expect.poll(async () => (await readFiles()).length, { timeout: 240_000 }).toBe(taken.length);
  await expect(findSaveState(page, lang, 'saved')).toBeVisible();
  const files = await readFiles();
  expect(files.toSorted((one, other) => one.id - other.id).map(({ name }) => name)).toEqual(taken);
  for (const [index, id] of albums.entries())
    expect(files.flatMap(({ question_id, name }) => (question_id === id ? [name] : []))).toEqual(
      taken.filter((name) => name.startsWith('photo')).slice(10 * index, 10 * (index + 1)),
    );
  await context.close();
});
