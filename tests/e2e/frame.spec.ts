import type { Page } from '@playwright/test';
import { resultCodes } from '#contract/codes.ts';
import { languageCookie, sidebarCookie, tokenCookie } from '#contract/limits.ts';
import { expect, test } from '#tests/support/browser/page-test.ts';
import { findBuiltFiles } from './support/built-files.ts';
import { signInOnScreen, signInTeacher } from './support/people.ts';

/** Rules for every page of the teacher app: targets of paths, titles, sizes, cookies, the end of a session. */

test('each path leads where it should, under its title', async ({ page, baseURL }) => {
  await signInTeacher(page, baseURL ?? '', 'en');
  for (const [path, target, title] of [
    ['/', '/home', 'Home - E-Learning System'],
    ['/unit', /\/unit\/condition/, 'My Unit - E-Learning System'],
    ['/unit/', /\/unit\/condition/, 'My Unit - E-Learning System'],
    ['/unit//', /\/unit\/condition/, 'My Unit - E-Learning System'],
    ['/Unit', /\/unit\/condition/, 'My Unit - E-Learning System'],
    ['/unit/list', /\/unit\/list/, 'Units - E-Learning System'],
    ['/unit/course/list', /\/unit\/course\/list/, 'Coursewares - E-Learning System'],
    ['/teacher', '/teacher/diy', 'DIY - E-Learning System'],
    ['/teacher/course', /\/teacher\/course/, 'My Coursewares - E-Learning System'],
    ['/teacher/diy/create', '/teacher/diy/create', 'Create an Activity - E-Learning System'],
    ['/teacher/diy/add/diyquiz', /\/teacher\/diy\/add\/diyquiz/, 'New Activity - E-Learning System'],
    ['/teacher/diy/edit/diyquiz/1', '/teacher/diy/edit/diyquiz/1', 'Edit Activity - E-Learning System'],
    ['/study-situation-view', /\/study-situation-view\/list/, 'Study Situation - E-Learning System'],
    ['/study-situation-view/personal-detail', /personal-detail/, 'Personal Detail - E-Learning System'],
    ['/study-situation-view/question-detail', /question-detail/, 'Question Detail - E-Learning System'],
    ['/study-situation-view/grid', /grid/, 'Live Grid - E-Learning System'],
    ['/group-settings', /group-settings\/list/, 'Group Settings - E-Learning System'],
    ['/resources', /\/resources\/list/, 'Resources - E-Learning System'],
    ['/resources/detail', /\/resources\/detail/, 'Resource - E-Learning System'],
    ['/digitalTravel', '/digitalTravel/list', 'Digital Travel - E-Learning System'],
    ['/digitaltravel/', '/digitalTravel/list', 'Digital Travel - E-Learning System'],
    ['/digitalTravel/list', '/digitalTravel/list', 'Digital Travel - E-Learning System'],
    ['/digitalTravel/create', '/digitalTravel/create', 'New Trip - E-Learning System'],
    ['/admin/setting', '/404', 'Page not found - E-Learning System'],
    ['/digitalTravel/edit/1', '/digitalTravel/edit/1', 'Edit Trip - E-Learning System'],
    ['/exam-res/create', '/exam-res/create', 'Course Resource - E-Learning System'],
    ['/exam-res/list', '/exam-res/list', 'Course Resources - E-Learning System'],
    ['/no/such/path', '/404', 'Page not found - E-Learning System'],
  ] as const) {
    // Pages that need search parameters show an error; this test only checks the target and the title.
    await page.goto(path);
    await expect(page).toHaveURL(target);
    await expect(page).toHaveTitle(title);
  }
});

test('unknown search parameters are not sent to the server', async ({ page, baseURL }) => {
  await signInTeacher(page, baseURL ?? '', 'en');
  const refusals: string[] = [];
  page.on('response', async (response) => {
    const text = response.url().includes('/api/') ? await response.text().catch(() => '') : '';
    if (text.includes(`"code":${resultCodes.unknown_field}`)) refusals.push(`${response.url()} ${text}`);
  });
  for (const path of [
    '/home',
    '/unit/condition',
    '/unit/list',
    '/teacher/course',
    '/resources/list',
    '/teacher/diy',
    '/study-situation-view/list',
    '/study-situation-view/personal-detail',
  ]) {
    await page.goto(`${path}?utm_source=mail`);
    await page.waitForLoadState('networkidle');
    await expect(page).not.toHaveURL(/utm_source/);
    expect(page.url()).toContain(path);
  }
  expect(refusals).toEqual([]);
});

test('copying leads on to editing the copy', async ({ page, baseURL }) => {
  await signInTeacher(page, baseURL ?? '', 'en');
  for (const path of ['/teacher/diy/copy/diyquiz/1', '/teacher/diy/copy/diyquiz/1/1']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/teacher\/diy\/edit\/diyquiz\/(?!1$)\d+$/);
  }
});

const sizeOf = (page: Page, role: 'banner' | 'navigation' | 'main') =>
  page
    .getByRole(role)
    .first()
    .evaluate((element) => {
      const { width, height } = element.getBoundingClientRect();
      const { padding, backgroundColor } = getComputedStyle(element);
      const ground = /rgba\(.*, 0\)/.test(backgroundColor)
        ? getComputedStyle(document.body).backgroundColor
        : backgroundColor;
      return { width, height, padding, ground };
    });

test('the frame: measures, date, cookies, the change to an overlay', async ({ page, baseURL }) => {
  await page.clock.setFixedTime(new Date('2026-03-04T08:00:00+08:00'));
  await signInOnScreen(page, baseURL ?? '', 'en');
  expect((await sizeOf(page, 'banner')).height).toBe(50);
  expect((await sizeOf(page, 'navigation')).width).toBe(80);
  const { padding, ground } = await sizeOf(page, 'main');
  expect(padding, '55 px × 75 px, the upper below the bar').toBe('105px 75px 55px');
  const [red = 0, , blue = 0] = (ground.match(/\d+/g) ?? []).map(Number);
  expect(blue, `light blue, not ${ground}`).toBeGreaterThan(red);
  await expect(page.getByRole('banner').getByRole('time')).toHaveText(/2026\/0?3\/0?4 Wed/);

  const value = async (name: string) =>
    (await page.context().cookies()).find((cookie) => cookie.name === name)?.value;
  expect(await value(tokenCookie)).toBeTruthy();
  expect(tokenCookie).toBe('e_learning_system_token');
  expect(languageCookie).toBe('language');
  await page.getByRole('button', { name: 'Close menu' }).click();
  expect(await value(sidebarCookie)).toBe('0');
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect(await value(sidebarCookie)).toBe('1');
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitem', { name: '简体中文' }).click();
  await expect(page.getByText('语言已切换')).toBeVisible();
  expect(await value('language')).toBe('zh-cn');
  await page.getByRole('button', { name: /^语言/ }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page.getByText('Language switched')).toBeVisible();

  await page.goto('/teacher/diy/create');
  await page.setViewportSize({ width: 992, height: 700 });
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await page.setViewportSize({ width: 991, height: 700 });
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect((await sizeOf(page, 'navigation')).width).toBe(991);
});

for (const code of [50008, 50012, 50014]) {
  test(`code ${code} offers to sign in again, or to stay`, async ({ page, baseURL }) => {
    await signInTeacher(page, baseURL ?? '', 'en');
    await page.goto('/home');
    await page.route('**/api/diy/list**', (route) =>
      route.fulfill({ json: { code, msg: 'over', data: null } }),
    );
    await page.getByRole('link', { name: 'DIY' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Confirm logout' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/teacher\/diy$/);
    await page.reload();
    await dialog.getByRole('button', { name: 'Re-Login' }).click();
    await expect(page).toHaveURL('/login?redirect=%2Fteacher%2Fdiy');
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(tokenCookie);
  });
}

for (const [userinfo, text] of [
  [undefined, 'Verification failed, please Login again.'],
  [{ user_group: 'teacher', roles: [] }, 'getInfo: roles must be a non-null array!'],
  [{ user_group: 'student', roles: ['student'] }, 'Please select a teacher account to log in'],
] as const) {
  test(`a session without its person leads to the sign-in page: ${text}`, async ({ page, baseURL }) => {
    const url = baseURL ?? '';
    await page.context().addCookies([
      { name: tokenCookie, value: 'some', url },
      { name: languageCookie, value: 'en', url },
    ]);
    await page.route('**/api/user/info**', (route) =>
      route.fulfill({ json: { code: 1, msg: '', data: { userinfo } } }),
    );
    await page.goto('/unit/condition');
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(page).toHaveURL('/login?redirect=%2Funit%2Fcondition');
  });
}

for (const path of ['/unit/list', '/teacher/course']) {
  test(`completing the address of ${path} keeps the scroll position`, async ({ page, baseURL }) => {
    await signInTeacher(page, baseURL ?? '', 'en');
    await page.setViewportSize({ width: 1366, height: 300 });
    await page.addInitScript(() => {
      window.requestIdleCallback = (run) => window.setTimeout(run, 1_500);
    });
    await page.goto(path);
    await page.getByRole('main').getByRole('listitem').last().scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => window.scrollY);
    expect(top).toBeGreaterThan(100);
    await expect(page).toHaveURL(/calendar_id=/);
    await page.waitForTimeout(200);
    // Allows a few pixels, because rows that were never visible may differ from their estimated height.
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(20);
  });
}

test('both apps are compressed', async ({ request }) => {
  for (const app of ['teacher', 'player'] as const) {
    const { script } = findBuiltFiles(app, 'base');
    for (const encoding of ['gzip', 'br']) {
      const reply = await request.get(script, { headers: { 'accept-encoding': encoding } });
      expect(reply.headers()['content-encoding'], script).toBe(encoding);
      expect(reply.headers()['content-type']).toMatch(/javascript/);
      expect(await reply.text()).toContain('import');
    }
  }
});
