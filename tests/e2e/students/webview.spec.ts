import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { webviewMessages } from '#activities/webview/editor-messages.ts';
import type { Language } from '#contract/language.ts';
import { editorMessages } from '#parts/reading/editor/messages.ts';
import { pageMessages } from '#parts/reading/views/page-messages.ts';
import { startMessages } from '#player/features/start/messages.ts';
import { type ServerProcess, startServerProcess } from '#tests/durability/server-process.ts';
import { completeActivity, openEditor, readActivityId } from '#tests/e2e/support/editing.ts';
import { findPlace, placeActivity, signInForCalls } from '#tests/e2e/support/furnish.ts';
import { joinAsStudent, signInTeacher } from '#tests/e2e/support/people.ts';
import { words } from '#tests/e2e/support/words.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';
import { openPageServer, type PageServer } from '#tests/support/servers/page-server.ts';
import { chromiumArguments, findChromium } from '../../../scripts/chromium.ts';

/** Two pages of a site in the school's own network: one allows embedding, the other does not. */

const host = 'school.example';

/** A module that answers name lookups as the school's name server would. */
const nameServer = `
import names from 'node:dns/promises';
import { syncBuiltinESMExports } from 'node:module';
const { lookup } = names;
names.lookup = (name, options) => lookup(name === '${host}' ? '127.0.0.1' : name, options);
syncBuiltinESMExports();
`;

let folder: string;
let site: PageServer;
let server: ServerProcess;

test.use({
  ignoreHTTPSErrors: true,
  launchOptions: {
    executablePath: findChromium() ?? '/usr/bin/chromium',
    args: [...chromiumArguments, `--host-resolver-rules=MAP ${host} 127.0.0.1`],
  },
});

test.beforeAll(async () => {
  site = await openPageServer((request, response) => {
    if (request.url === '/alone') response.setHeader('x-frame-options', 'DENY');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<title>Tides ${request.url}</title><link rel="icon" href="data:,"><h1>High tide</h1>`);
  });
  folder = await makeDataFolder();
  const certificate = join(folder, 'site.pem');
  await writeFile(certificate, site.certificate);
  const env = {
    LINK_PRIVATE: '1',
    NODE_EXTRA_CA_CERTS: certificate,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(nameServer)}`,
  };
  server = await startServerProcess(join(folder, 'data'), { fillsDemo: true, env });
});

test.afterAll(async () => {
  await server.kill();
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

async function signIn(browser: Browser, lang: Language): Promise<Page> {
  const page = await browser.newPage({ baseURL: server.origin });
  await signInTeacher(page, server.origin, lang);
  return page;
}

/** Makes and completes an activity of the page at `path`; its editor stays on the screen. */
async function makeActivity(
  page: Page,
  lang: Language,
  path: string,
  verdict: 'frameable' | 'not_frameable',
): Promise<number> {
  const t = words(editorMessages, lang);
  await openEditor(page, lang, 'webview', `Tides ${path}`);
  await page.getByLabel(t('address')).fill(`https://${host}:${site.port}${path}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(words(webviewMessages, lang)(verdict))).toBeVisible();
  await expect(page.getByRole('textbox', { name: t('title') })).toHaveValue(`Tides ${path}`);
  const id = await readActivityId(page);
  await completeActivity(page, lang);
  return id;
}

/** Opens the activity on a student's phone. */
async function openAsStudent(browser: Browser, lang: Language, activity: number, email: string) {
  const { request } = await browser.newContext({ baseURL: server.origin });
  const send = await signInForCalls(request, 'teacher@example.com');
  const { id: unit } = await send('POST /teacher/unit_add', { ...(await findPlace(send)), name: 'Tides' });
  const { code } = await placeActivity(send, unit, activity, {});
  const joined = await joinAsStudent(browser, server.origin, lang, { email, code });
  await joined.page.getByRole('button', { name: words(startMessages, lang)('open'), exact: true }).click();
  return joined;
}

const lang = 'zh-hk';

const email = 'student11@example.com';

test(`a page that forbids it is opened in a tab (${lang})`, async ({ browser }) => {
  const page = await signIn(browser, lang);
  const activity = await makeActivity(page, lang, '/alone', 'not_frameable');
  const { context, page: phone } = await openAsStudent(browser, lang, activity, email);
  const t = words(pageMessages, lang);
  const opening = context.waitForEvent('page');
  await phone.getByRole('link', { name: t('open_page') }).click();
  const tab = await opening;
  await expect(tab.getByRole('heading', { name: 'High tide' })).toBeVisible();
  await expect(phone.getByText(t('opened_note'))).toBeVisible();
  await expect(phone.locator('iframe')).toHaveCount(0);
  await context.close();
  await page.close();
});

test(`a page that allows it is embedded (${lang})`, async ({ browser }) => {
  const page = await signIn(browser, lang);
  const activity = await makeActivity(page, lang, '/together', 'frameable');
  const { context, page: phone } = await openAsStudent(browser, lang, activity, email);
  const frame = phone.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'High tide' })).toBeVisible();
  await expect(phone.getByText(words(pageMessages, lang)('loading'))).toHaveCount(0);
  await context.close();
  await page.close();
});
