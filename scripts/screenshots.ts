// Makes the README's pictures from a running server with a fresh demo school: `node scripts/screenshots.ts ORIGIN`.
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArguments, ensureChromium } from './chromium.ts';

const origin = process.argv[2] ?? 'http://127.0.0.1:3000';
const target = join(import.meta.dirname, '../docs/images');
const { hostname } = new URL(origin);

const teacherPages = [
  { name: 'home', path: '/home' },
  { name: 'editor', path: '/teacher/diy/edit/diyquiz/1' },
  { name: 'grid', path: '/study-situation-view/grid?courseware_id=4' },
];

async function signIn(
  context: BrowserContext,
  username: string,
  cookie: string,
  path: string,
): Promise<void> {
  const reply = await context.request.post(`${origin}/api/user/login`, {
    data: { username, password: 'elearning' },
  });
  const { data } = (await reply.json()) as { data: { userinfo: { token: string } } };
  const language = path === '/' ? 'language' : 'player_language';
  await context.addCookies([
    { name: cookie, value: data.userinfo.token, domain: hostname, path },
    { name: language, value: 'zh-hk', domain: hostname, path },
  ]);
}

async function take(context: BrowserContext, path: string): Promise<Buffer> {
  const page = await context.newPage();
  await page.goto(origin + path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForTimeout(1_500);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

function write(name: string, picture: Buffer, width: number): Promise<unknown> {
  const path = join(target, `screen-${name}.png`);
  return sharp(picture)
    .resize({ width })
    .png({ palette: true, colours: 96, compressionLevel: 9 })
    .toFile(path);
}

const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
const common = { timezoneId: 'Asia/Hong_Kong' };
const laptop = await browser.newContext({ ...common, viewport: { width: 1366, height: 768 } });
await signIn(laptop, 'teacher@example.com', 'e_learning_system_token', '/');
for (const { name, path } of teacherPages) await write(name, await take(laptop, path), 1_000);
const phone = await browser.newContext({ ...common, viewport: { width: 390, height: 844 } });
await signIn(phone, 'student13@example.com', 'e_learning_player_token', '/play');
await write('student', await take(phone, '/play'), 390);
await browser.close();
