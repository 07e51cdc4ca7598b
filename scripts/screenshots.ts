// Makes the README's pictures from a server with a fresh demo school that was started with DEMO=1:
// `node scripts/screenshots.ts ORIGIN`.
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { formatText } from '../src/contract/language.ts';
import { languageCookie, tokenCookie } from '../src/contract/limits.ts';
import { joinMessages } from '../src/player/features/join/messages.ts';
import { startMessages } from '../src/player/features/start/messages.ts';
import { chromiumArguments, ensureChromium } from './chromium.ts';

const origin = process.argv[2] ?? 'http://127.0.0.1:3000';
const imagesFolder = join(import.meta.dirname, '../docs/images');
const { hostname } = new URL(origin);
const password = 'elearning';
const language = 'zh-hk';
/** Time until pictures are loaded and animations have ended. */
const settleMs = 1_500;

const teacherPages = [
  { name: 'home', path: '/home' },
  { name: 'editor', path: '/teacher/diy/edit/diyquiz/1' },
  { name: 'grid', path: '/study-situation-view/grid?courseware_id=9' },
  { name: 'groups', path: '/group-settings/list' },
  { name: 'marking', path: '/study-situation-view/marking?courseware_id=25' },
  { name: 'wall', path: '/study-situation-view/class?courseware_id=26' },
  { name: 'library', path: '/resources/list?sort=likes' },
];
/** The e-book on the water cycle. */
const bookPath = '/play/do/18';

async function signInTeacher(context: BrowserContext): Promise<void> {
  const reply = await context.request.post(`${origin}/api/user/login`, {
    data: { username: 'teacher@example.com', password },
  });
  const { data } = (await reply.json()) as { data: { userinfo: { token: string } } };
  await context.addCookies([
    { name: tokenCookie, value: data.userinfo.token, domain: hostname, path: '/' },
    { name: languageCookie, value: language, domain: hostname, path: '/' },
  ]);
}

async function signInStudent(context: BrowserContext, username: string): Promise<Page> {
  const t = (key: keyof typeof joinMessages) => formatText(joinMessages[key], language);
  await context.addCookies([{ name: 'player_language', value: language, domain: hostname, path: '/play' }]);
  const page = await context.newPage();
  await page.goto(`${origin}/play`);
  await page.getByLabel(t('email')).fill(username);
  await page.getByLabel(t('password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('sign_in') }).click();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForTimeout(settleMs);
  return page;
}

/** Takes a screenshot of a student's device with the book open at its first spread. */
async function takeBookScreenshot(context: BrowserContext, username: string): Promise<Buffer> {
  const page = await signInStudent(context, username);
  await page.goto(origin + bookPath);
  await page.getByRole('button', { name: formatText(startMessages.open, language), exact: true }).click();
  await page.waitForURL('**/play/attempt/*');
  await page.waitForTimeout(settleMs);
  await page.keyboard.press('ArrowRight');
  await page.waitForTimeout(settleMs);
  return page.screenshot();
}

async function takeScreenshot(context: BrowserContext, path: string): Promise<Buffer> {
  const page = await context.newPage();
  await page.goto(origin + path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForTimeout(settleMs);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

function writePicture(name: string, picture: Buffer, width: number): Promise<unknown> {
  const path = join(imagesFolder, `screen-${name}.png`);
  return sharp(picture)
    .resize({ width })
    .png({ palette: true, colours: 96, compressionLevel: 9 })
    .toFile(path);
}

const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
const contextOptions = { timezoneId: 'Asia/Hong_Kong' };
const laptop = await browser.newContext({ ...contextOptions, viewport: { width: 1366, height: 768 } });
await signInTeacher(laptop);
for (const { name, path } of teacherPages)
  await writePicture(name, await takeScreenshot(laptop, path), 1_000);
const tablet = await browser.newContext({ ...contextOptions, viewport: { width: 1366, height: 768 } });
await writePicture('ebook', await takeBookScreenshot(tablet, 'student02@example.com'), 1_000);
const phone = await browser.newContext({ ...contextOptions, viewport: { width: 390, height: 844 } });
const studentPage = await signInStudent(phone, 'student13@example.com');
await writePicture('student', await studentPage.screenshot(), 390);
await browser.close();
