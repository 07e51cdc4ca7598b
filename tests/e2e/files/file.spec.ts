import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { file } from '#activities/file/activity.ts';
import { editorMessages } from '#activities/file/editor/editor-messages.ts';
import { playerMessages } from '#activities/file/player/player-messages.ts';
import { videoMessages } from '#parts/video-view/views/messages.ts';
import { startMessages } from '#player/features/start/messages.ts';
import { findPrograms } from '#server/media/programs/find-programs.ts';
import { quickMessages } from '#teacher/features/activities/create/quick-messages.ts';
import { placingMessages } from '#teacher/features/activities/placing/placing-messages.ts';
import { completeActivity, dropFiles, openEditor, readActivityId } from '#tests/e2e/support/editing.ts';
import { findPlace, placeActivity, signInForCalls } from '#tests/e2e/support/furnish.ts';
import { joinAsStudent, signInTeacher } from '#tests/e2e/support/people.ts';
import { words } from '#tests/e2e/support/words.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { writeTextPdf } from '#tests/support/samples/pdf-samples.ts';
import { makeVideo } from '#tests/support/samples/video-samples.ts';

/** A video in a format that no browser plays is converted, played on a phone, and downloaded unchanged. */

const lang = 'zh-hk';
const name = '遠足.avi';

function makeFilm(): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'e2e-film-'));
  try {
    return readFileSync(makeVideo(folder, 'film.avi', { seconds: 6 }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

test('an AVI plays after its conversion, and downloads unchanged', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const { ffmpeg, ffprobe } = findPrograms();
  test.skip(!ffmpeg || !ffprobe, 'ffmpeg is not installed: videos cannot be converted');
  const film = makeFilm();
  const t = words(editorMessages, lang);
  await signInTeacher(page, baseURL ?? '', lang);
  await openEditor(page, lang, 'file', '遠足');
  const activity = await readActivityId(page);
  await dropFiles(page.getByRole('heading', { name: t('add_title') }), [
    { name, mimeType: 'video/x-msvideo', buffer: film },
  ]);
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: t('remove', { name }) }) });
  await expect(row.getByRole('progressbar').or(row.locator('img')).first()).toBeVisible();
  await expect(row.locator('img')).toBeVisible({ timeout: 60_000 });
  await completeActivity(page, lang);

  const send = await signInForCalls(request, 'teacher@example.com');
  const { id: unit } = await send('POST /teacher/unit_add', { ...(await findPlace(send)), name: '遠足' });
  const { code } = await placeActivity(send, unit, activity, {});
  const student = { email: 'student30@example.com', code };
  const { context, page: phone } = await joinAsStudent(browser, baseURL ?? '', lang, student);
  await phone.getByRole('button', { name: words(startMessages, lang)('open'), exact: true }).click();
  const video = phone.locator('video');
  await phone
    .getByRole('button', { name: words(videoMessages, lang)('play') })
    .first()
    .click();
  const read = () => video.evaluate((element) => (element as HTMLVideoElement).currentTime);
  await expect.poll(read).toBeGreaterThan(0.5);
  expect(await video.evaluate((element) => (element as HTMLVideoElement).videoWidth)).toBe(320);

  const coming = phone.waitForEvent('download');
  await phone.getByRole('link', { name: words(playerMessages, lang)('download_name', { name }) }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(name);
  expect(hash(await readFile(await download.path()))).toBe(hash(film));
  await context.close();
});

test('a document added in a unit is placed by itself once it is converted', async ({
  page,
  request,
  baseURL,
}) => {
  const send = await signInForCalls(request, 'teacher@example.com');
  const { id: unit } = await send('POST /teacher/unit_add', { ...(await findPlace(send)), name: '遠足二' });
  let tellHowFar: (() => void) | undefined;
  const isAsked = new Promise<void>((resolve) => {
    tellHowFar = resolve;
  });
  await page.route('**/api/upload/conversions?*', async (route) => {
    await isAsked;
    await route.continue();
  });
  await signInTeacher(page, baseURL ?? '', lang);
  await page.goto(`/unit/course/list?unit_id=${unit}`);
  await page.getByRole('button', { name: file.name[lang], exact: true }).click();
  const dialog = page.getByRole('dialog');
  const pages = Array.from({ length: 12 }, (_, index) => `${Date.now()} ${index}`);
  await dropFiles(dialog.getByRole('heading', { name: words(editorMessages, lang)('add_title') }), [
    { name: '路線.pdf', mimeType: 'application/pdf', buffer: writeTextPdf(pages) },
  ]);
  await expect(dialog.getByRole('textbox', { name: words(editorMessages, lang)('name') })).toHaveCount(2);
  const place = words(placingMessages, lang);
  const closed = dialog.getByRole('radio', { name: place('how_closed') });
  await closed.check();
  const put = dialog.getByRole('button', { name: place('do_closed') });
  await put.click();
  const waits = words(quickMessages, lang)('put_when_ready');
  await expect(dialog.getByRole('progressbar', { name: waits })).toBeVisible();
  await expect(closed).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(put).toBeFocused();
  await expect(dialog.getByText(waits)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(waits)).toBeVisible();
  tellHowFar?.();
  await expect(dialog.getByRole('link', { name: place('go_to_unit') })).toBeFocused({ timeout: 30_000 });
  const { course_list } = await send('GET /teacher/course_list', { unit_id: unit });
  expect(course_list.map((one) => one.name)).toEqual(['路線']);
});
