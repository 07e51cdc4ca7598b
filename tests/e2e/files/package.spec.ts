import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { webviewcourseware } from '#activities/webviewcourseware/activity.ts';
import { editorMessages } from '#activities/webviewcourseware/editor-messages.ts';
import { formatText } from '#contract/language.ts';
import { startMessages } from '#player/features/start/messages.ts';
import { editorMessages as frameMessages } from '#teacher/features/activities/editor/editor-messages.ts';
import { activityMessages } from '#teacher/features/activities/list/activity-messages.ts';
import { addActivity, findPlace, placeActivity, signInForCalls } from '#tests/e2e/support/furnish.ts';
import { joinAsStudent, signInTeacher } from '#tests/e2e/support/people.ts';
import { foundInFrame, foundInTab, makePryingPackage, stopped } from '#tests/e2e/support/prying-package.ts';
import { words } from '#tests/e2e/support/words.ts';

/**
 * A package that tries to spy on its surroundings, in the teacher's preview, in the student's frame and in a tab. Blocked
 * requests appear as errors in the console, so this test ignores them.
 */

const lang = 'en';

async function readReport(place: Page | FrameLocator): Promise<{ found: object; blocked: string[] }> {
  const report = place.locator('#report');
  await report.waitFor({ state: 'attached', timeout: 30_000 });
  return JSON.parse((await report.textContent()) ?? '') as { found: object; blocked: string[] };
}

const packageIn = (page: Page) => page.frameLocator('iframe[src^="/packages/"]');

async function uploadPackage(page: Page): Promise<string> {
  const t = words(editorMessages, lang);
  await page.goto('/teacher/diy');
  await page.getByRole('link', { name: words(activityMessages, lang)('create') }).click();
  await page.getByRole('link', { name: formatText(webviewcourseware.name, lang) }).click();
  await page.getByLabel(words(frameMessages, lang)('name')).first().fill('Pry');
  await expect(page.getByText(t('nothing_yet'))).toBeVisible();
  const zip = { name: 'pry.zip', mimeType: 'application/zip', buffer: await makePryingPackage() };
  await page.locator('input[type=file][accept*=".zip"]').setInputFiles(zip);
  await expect(page.getByText(t('inside', { count: 14, entry: 'index.html' }))).toBeVisible();
  await expect(page.getByText(words(frameMessages, lang)('saved'), { exact: true })).toBeVisible();
  return (await page.locator('iframe[src^="/packages/"]').getAttribute('src')) ?? '';
}

test('a package runs, and reaches nothing but itself', async ({ page, browser, request, baseURL }) => {
  await signInTeacher(page, baseURL ?? '', lang);
  await page.goto('/home');
  await page.evaluate(() => {
    localStorage.setItem('x', 'of the app');
    sessionStorage.setItem('x', 'of the app');
  });
  const address = await uploadPackage(page);
  expect(address).toMatch(/^\/packages\/[0-9a-f]{64}\/index\.html$/);

  const inPreview = await readReport(packageIn(page));
  expect(inPreview.found).toMatchObject(foundInFrame);
  expect(inPreview.blocked).toEqual(expect.arrayContaining(stopped));
  expect(page.url()).toContain('/teacher/diy');

  // Opens the package's address in a tab of the browser that has the teacher's cookies.
  const tab = await page.context().newPage();
  await tab.goto(address);
  const inTab = await readReport(tab);
  expect(inTab.found).toMatchObject(foundInTab);
  expect(inTab.blocked).toEqual(expect.arrayContaining(stopped));

  const send = await signInForCalls(request, 'teacher@example.com');
  const place = await findPlace(send);
  const { id: unitId } = await send('POST /teacher/unit_add', { name: 'Pry', ...place });
  const base = address.slice(1, -'index.html'.length);
  const site = { base, entry: 'index.html', files: 14 };
  const media = `${base.split('/')[1]}.zip`;
  const content = { package: { media, name: 'pry.zip', site }, title: '', note: '' };
  const activity = await addActivity(send, 'Pry', content, place.subject_id, webviewcourseware.type);
  const { id, code } = await placeActivity(send, unitId, activity, { attempts_allowed: 0 });
  const student = { email: 'student23@example.com', code };
  const { context, page: phone } = await joinAsStudent(browser, baseURL ?? '', lang, student);
  await phone.getByRole('button', { name: words(startMessages, lang)('open') }).click();
  const inPlayer = await readReport(packageIn(phone));
  expect(inPlayer.found).toMatchObject(foundInFrame);
  expect(inPlayer.blocked).toEqual(expect.arrayContaining(stopped));
  await expect
    .poll(async () => (await send('GET /study/grid', { courseware_id: id })).courseware.started)
    .toBe(1);
  await context.close();
});
