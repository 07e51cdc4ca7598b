import { request as requests } from '@playwright/test';
import { submittedMessages } from '#player/features/attempt/result/submitted-messages.ts';
import { submittingMessages } from '#player/features/attempt/work/submitting-messages.ts';
import { startServerProcess } from '#tests/durability/server-process.ts';
import {
  allOnPageQuiz,
  chooseOption,
  findCheckbox,
  findRadio,
  findSaveState,
  openAndStart,
  placeQuizzes,
  requireFirstPlaced,
  submitAttempt,
} from '#tests/e2e/support/at-work.ts';
import { openPhone } from '#tests/e2e/support/people.ts';
import { words } from '#tests/e2e/support/words.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { mountSmallDisk, type SmallDisk } from '#tests/support/servers/small-disk.ts';

/** The server's disk is full while a student works: nothing is lost, and the app does not blame the network. */

let disk: SmallDisk | undefined;
test.beforeAll(() => {
  disk = mountSmallDisk(256);
});
test.afterAll(() => disk?.remove());

test('answers stay on the device while the disk is full, and are submitted afterwards', async ({
  browser,
}) => {
  test.skip(!disk, 'this account may not mount a disk');
  const lang = 'zh-hk';
  const tResult = words(submittedMessages, lang);
  const folder = disk?.folder ?? '';
  let server = await startServerProcess(folder, { fillsDemo: true });
  try {
    const request = await requests.newContext({ baseURL: server.origin });
    const { sendAsTeacher: teacher, placed } = await placeQuizzes(request, '20 + 9', allOnPageQuiz, {});
    const { id } = requireFirstPlaced(placed);
    // Restarts the server to shorten the database's log, which otherwise has space for some more writes.
    await server.stop();
    server = await startServerProcess(folder, { port: server.port });
    const page = await openPhone(browser, server.origin, lang);
    await openAndStart(page, lang, 'student17', id);
    await chooseOption(findRadio(page, '2'));
    await expect(findSaveState(page, lang, 'saved')).toBeVisible();

    disk?.fill();
    await chooseOption(findCheckbox(page, '2'));
    await chooseOption(findCheckbox(page, '4'));
    await expect(findSaveState(page, lang, 'kept_to_send')).toBeVisible();
    await page.reload();
    await expect(findCheckbox(page, '4')).toBeChecked();
    await expect(findSaveState(page, lang, 'kept_to_send')).toBeVisible();
    await submitAttempt(page, lang);
    await expect(page.getByText(words(submittingMessages, lang)('handing_in_server_away'))).toBeVisible();

    disk?.clear();
    await expect(page.getByText(tResult('your_score'))).toBeVisible({ timeout: 60_000 });
    const { rows } = await teacher('GET /study/grid', { courseware_id: id });
    expect(rows.filter(({ attempts }) => attempts > 0)).toMatchObject([{ attempts: 1, state: 'submitted' }]);
    await page.context().close();
    await request.dispose();
  } finally {
    await server.kill();
  }
});
