import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { editorMessages } from '#activities/file/editor-messages.ts';
import { playerMessages } from '#activities/file/player-messages.ts';
import { videoMessages } from '#activities/video-view/views/messages.ts';
import { startMessages } from '#player/features/start/messages.ts';
import { findPrograms } from '#server/media/programs.ts';
import { expect, test } from '#tests/support/page-test.ts';
import { makeVideo } from '#tests/support/video-samples.ts';
import { completeActivity, dropFiles, openEditor, readActivityId } from './support/editing.ts';
import { findPlace, placeActivity, signInForCalls } from './support/furnish.ts';
import { joinAsStudent, signInTeacher } from './support/people.ts';
import { words } from './support/words.ts';

/** A film that no browser plays is played on a phone, and downloaded as it was. */

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

test('an AVI plays, and downloads as it was', async ({ page, browser, request, baseURL }) => {
  const { ffmpeg, ffprobe } = findPrograms();
  test.skip(!ffmpeg || !ffprobe, 'ffmpeg is not installed: videos cannot be converted');
  test.setTimeout(120_000);
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
