import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { findBuiltFiles } from './support/built-files.ts';
import { findAxeViolations } from './support/find-axe-violations.ts';

const tokenCookie = 'e_learning_system_token';

async function signIn(page: Page, path: string): Promise<void> {
  const url = test.info().project.use.baseURL ?? '';
  await page.context().addCookies([{ name: 'language', value: 'en', url }]);
  await page.goto(path);
  await page.getByLabel('Email').fill('teacher@example.com');
  await page.getByLabel('Password', { exact: true }).fill('elearning');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account/ })).toBeVisible();
  if (path === '/home') await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await findAxeViolations(page)).toEqual([]);
}

test('asks an anonymous visitor to sign in and leads back to the page', async ({ page }) => {
  await signIn(page, '/unit/condition');
  await expect(page).toHaveURL(/\/unit\/condition/);
  await expect(page).toHaveTitle('My Unit - E-Learning System');
  await page.goto('/login');
  await expect(page).toHaveURL('/home');
  await page.goto('/no/such/page');
  await expect(page).toHaveURL('/404');
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  await page.goto('/digitalTravel');
  await expect(page).toHaveURL('/digitalTravel/list');
});

test('drops a token that the server does not know, and says why', async ({ page, baseURL }) => {
  await page.context().addCookies([
    { name: tokenCookie, value: 'nonsense', url: baseURL ?? '' },
    { name: 'language', value: 'en', url: baseURL ?? '' },
  ]);
  await page.goto('/unit/list?class_id=1');
  await expect(page).toHaveURL('/login?redirect=%2Funit%2Flist%3Fclass_id%3D1');
  await expect(page.getByRole('alert')).toHaveText(/Please sign in again/);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(tokenCookie);
});

test('offers to sign in again when the session ends on the server', async ({ page, baseURL }) => {
  // Waits for the last call of Home, which would otherwise notice the end of the session before the link does.
  const news = page.waitForResponse(/\/api\/teacher\/news/);
  await signIn(page, '/home');
  await (await news).finished();
  await page.context().addCookies([{ name: tokenCookie, value: 'gone', url: baseURL ?? '' }]);
  await page.getByRole('link', { name: 'My Unit' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Confirm logout' });
  await expect(dialog).toContainText(
    'You have been logged out, you can cancel to stay on this page, or log in again',
  );
  await dialog.getByRole('button', { name: 'Re-Login' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Funit%2Fcondition/);
});

test('the code of a page loads while the signed-in person is still being loaded', async ({ page }) => {
  await signIn(page, '/home');
  const code = page.waitForRequest(`**${findBuiltFiles('teacher', 'unit-list.page').script}`);
  await page.route('**/api/user/info**', async (route) => {
    await code;
    await route.continue();
  });
  await page.goto('/unit/list');
  await expect(page.getByRole('heading', { name: 'Units', exact: true })).toBeVisible();
});

test('the first calls of a page are sent while the signed-in person is being loaded, and only once', async ({
  page,
}) => {
  await signIn(page, '/home');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  for (const { path, first, heading } of [
    { path: '/unit/list', first: '/api/teacher/unit_list?', heading: 'Units' },
    { path: '/resources/list?type=ebook', first: '/api/resource/index?', heading: 'Resource library' },
  ]) {
    const question = page.waitForRequest((request) => request.url().includes(first));
    await page.route('**/api/user/info**', async (route) => {
      await question;
      await route.continue();
    });
    asked.splice(0);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => url.includes(first))).toHaveLength(1);
    expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
    await page.unrouteAll();
  }
});

test('a page names the files to preload, for signed-in people only', async ({ page, request }) => {
  const hintsAt = async (path: string) => {
    const reply = await page.request.get(path);
    return [...(reply.headers()['link'] ?? '').matchAll(/<([^>]+)>/g)].map(([, file]) => file ?? '');
  };
  expect(await hintsAt('/login')).toEqual([]);
  await signIn(page, '/home');
  const hinted = [...(await hintsAt('/unit/list')), ...(await hintsAt('/play/attempt/1'))];
  const shell = findBuiltFiles('teacher', 'shell');
  const attempt = findBuiltFiles('player', 'attempt');
  expect(shell.styles).not.toEqual([]);
  expect(hinted).toEqual(expect.arrayContaining([shell.script, ...shell.styles, attempt.script]));
  for (const file of hinted) expect([file, (await request.get(file)).status()]).toEqual([file, 200]);
});

test('a browser uses preloaded files', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('preload')) refused.push(message.text());
  });
  await signIn(page, '/home');
  await page.goto('/unit/list');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(refused).toEqual([]);
});

test('the logo is shown until the app renders', async ({ page }) => {
  const mark = page.locator('.el-splash');
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(mark).toBeVisible();
  release();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(mark).toBeHidden();
});

test('the sign-in page is accessible with errors and for students', async ({ page }) => {
  await page.goto('/login');
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('alert')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('radio').last().check({ force: true });
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expectAccessible(page);
});

test('asks before logging out', async ({ page }) => {
  await signIn(page, '/home');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Confirm to log out?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/home');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/login?redirect=%2Fhome');
  await page.goBack();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('logs out after an hour without input', async ({ page }) => {
  await page.clock.install();
  await signIn(page, '/home');
  await page.clock.fastForward('59:00');
  await expect(page).toHaveURL('/home');
  await page.clock.fastForward('01:30');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('you have been idle too long and will be logged out')).toBeVisible();
});

test('remembers the sidebar and the language, and is accessible', async ({ page }) => {
  await signIn(page, '/home');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link')).toHaveText([
    'Home',
    'My Unit',
    'Resources',
    'DIY',
    'Digital Travel',
    'Group Settings',
    'Study Situation',
    'Course Resources',
  ]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: /^Language/ }).click();
  await expect(page.getByRole('menuitem', { name: 'English' })).toBeDisabled();
  await page.getByRole('menuitem', { name: '繁體中文' }).click();
  await expect(page.getByText('已切換語言')).toBeVisible();
  await page.reload();
  await expect(page).toHaveTitle('主頁 - 電子學習系統');
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu covers the page, closes with Escape and on navigation', async ({ page }) => {
    await signIn(page, '/home');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'My Unit' }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/unit\/condition/);
    await expect(page.getByRole('main')).toBeFocused();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBe(0);
  });
});

test('home shows another term, remembers it, and leads to the units of a class and subject', async ({
  page,
}) => {
  await signIn(page, '/home?calendar_id=999999');
  const term = page.getByRole('combobox', { name: 'School year' });
  await expect(term.locator('option:checked')).toHaveText('2026–2027');
  await page
    .getByRole('listitem')
    .filter({ hasText: '4A' })
    .getByRole('link', { name: 'Mathematics', exact: true })
    .click();
  await expect(page).toHaveURL(/\/unit\/list\?calendar_id=\d+&class_id=\d+&subject_id=\d+/);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await term.selectOption('2025–2026 (past)');
  await expect(page).toHaveURL(/\/home\?calendar_id=\d+/);
  await page.getByRole('navigation').getByRole('link', { name: 'My Unit' }).click();
  await expect(page).toHaveURL(/\/unit\/condition\?calendar_id=\d+&class_id=\d+$/);
  await expect(term.locator('option:checked')).toHaveText('2025–2026 (past)');
  await expect(page.getByRole('combobox', { name: 'Class' }).locator('option:checked')).toHaveText('3A');
});

test('a page whose code does not come offers to load again', async ({ browser, baseURL }) => {
  // A context of its own, because a failed request is an error in the console.
  const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
  const page = await context.newPage();
  let isCut = true;
  await page.route('**/assets/*.js', (route) => (isCut ? route.abort() : route.continue()));
  for (const path of ['/login', '/play/']) {
    isCut = true;
    await page.goto(path);
    const loadAgain = page.getByRole('link', { name: 'Load again' });
    await expect(loadAgain).toBeHidden();
    await expect(loadAgain).toBeVisible({ timeout: 30_000 });
    await page.screenshot({ path: test.info().outputPath(`load-again${path.replaceAll('/', '-')}.png`) });
    isCut = false;
    await loadAgain.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(loadAgain).toBeHidden();
  }
  await context.close();
});
