import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Language } from '#contract/language.ts';
import { languageCookie, tokenCookie } from '#contract/limits.ts';
import { joinMessages } from '#player/features/join/messages.ts';
import { loginMessages } from '#teacher/features/session/login-messages.ts';
import { words } from './words.ts';

/** Steps of people of the demo school who sign in. */

const password = 'elearning';
export type ScreenSize = { width: number; height: number };
const phoneSize: ScreenSize = { width: 390, height: 844 };
export const tabletSize: ScreenSize = { width: 820, height: 1180 };

export async function signInOnScreen(page: Page, baseURL: string, lang: Language): Promise<void> {
  const t = words(loginMessages, lang);
  const { hostname } = new URL(baseURL);
  await page.context().addCookies([{ name: languageCookie, value: lang, domain: hostname, path: '/' }]);
  await page.goto('/');
  await page.getByLabel(t('email'), { exact: true }).fill('teacher@example.com');
  await page.getByLabel(t('password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('sign_in') }).click();
  await page.waitForURL('**/home');
}

/** Signs a teacher in without opening a page, for tests that begin on a certain page. */
export async function signInTeacher(
  page: Page,
  baseURL: string,
  lang: Language,
  account = 'teacher',
  accountPassword = password,
): Promise<void> {
  const { hostname } = new URL(baseURL);
  const data = { username: `${account}@example.com`, password: accountPassword };
  const reply = await page.request.post(`${baseURL}/api/user/login`, { data });
  const { userinfo } = (await reply.json()).data;
  const cookiePlace = { domain: hostname, path: '/' };
  await page.context().addCookies([
    { name: languageCookie, value: lang, ...cookiePlace },
    { name: tokenCookie, value: userinfo.token, ...cookiePlace },
  ]);
}

type Phone = { size?: ScreenSize | undefined; serviceWorkers?: 'allow' | 'block' };

/** Opens the student app in `lang` on a separate phone. With 'block' it has no service worker, as without https. */
export async function openPhone(
  browser: Browser,
  baseURL: string,
  lang: Language,
  { size = phoneSize, serviceWorkers = 'allow' }: Phone = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: size,
    hasTouch: true,
    isMobile: true,
    serviceWorkers,
  });
  const { hostname } = new URL(baseURL);
  await context.addCookies([{ name: 'player_language', value: lang, domain: hostname, path: '/play' }]);
  return context.newPage();
}

/** Fills in the student app's sign-in form, wherever it is shown. */
export async function signInStudent(
  page: Page,
  lang: Language,
  email: string,
  accountPassword = password,
): Promise<void> {
  const t = words(joinMessages, lang);
  await page.getByLabel(t('email')).fill(email);
  await page.getByLabel(t('password'), { exact: true }).fill(accountPassword);
  await page.getByRole('button', { name: t('sign_in') }).click();
}

/** Opens a phone for a student, who joins by the code and signs in. */
export async function joinAsStudent(
  browser: Browser,
  baseURL: string,
  lang: Language,
  student: { email: string; code: string },
): Promise<{ context: BrowserContext; page: Page }> {
  const page = await openPhone(browser, baseURL, lang);
  await page.goto(`/play/${student.code}`);
  await signInStudent(page, lang, student.email);
  return { context: page.context(), page };
}

/** Waits until the service worker of the student app has its code: without it a page cannot be opened offline. */
export async function waitForOfflineCode(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}
